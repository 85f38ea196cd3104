// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memory/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <string_view>
#include <vector>

namespace fitgauge::bench {
namespace {

constexpr std::array<std::string_view, 11> kQuantities = {"weights (vllm)",
                                                          "gguf size",
                                                          "kv mha/gqa",
                                                          "kv mla",
                                                          "kv window/hybrid",
                                                          "activation peak (vllm)",
                                                          "kv pool (vllm)",
                                                          "full fine-tuning",
                                                          "lora/qlora",
                                                          "training (all)",
                                                          "whole model (transformers)"};

constexpr std::size_t kWorst = 10;

using Rows = std::vector<const Prediction*>;

Rows rowsOf(std::span<const Prediction> predictions, std::string_view quantity) {
    Rows rows;
    for (const Prediction& p : predictions) {
        if (p.quantity == quantity) {
            rows.push_back(&p);
        }
    }
    return rows;
}

std::vector<double> sortedErrors(const Rows& rows) {
    std::vector<double> errors;
    for (const Prediction* p : rows) {
        if (p->predicted) {
            errors.push_back(p->errorPercent());
        }
    }
    std::sort(errors.begin(), errors.end());
    return errors;
}

// Linear between the neighbours, as spreadsheets do.
double percentile(const std::vector<double>& sorted, double share) {
    if (sorted.empty()) {
        return 0;
    }
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (at - static_cast<double>(below));
}

void printClasses(std::string_view quantity, const Rows& rows) {
    std::map<std::string, Rows> classes;
    std::map<std::string, Rows> sources;
    for (const Prediction* p : rows) {
        classes[p->class_].push_back(p);
        sources[p->source].push_back(p);
    }
    for (const auto& [name, members] : classes) {
        const std::vector<double> errors = sortedErrors(members);
        fmt::print("{},class,\"{}\",{},{:.2f},{:.2f}\n", quantity, name, errors.size(),
                   percentile(errors, 0.5), percentile(errors, 0.9));
    }
    for (const auto& [name, members] : sources) {
        const std::vector<double> errors = sortedErrors(members);
        fmt::print("{},source,\"{}\",{},{:.2f},{:.2f}\n", quantity, name, errors.size(),
                   percentile(errors, 0.5), percentile(errors, 0.9));
    }
}

void printWorst(std::string_view quantity, Rows rows) {
    std::erase_if(rows, [](const Prediction* p) { return !p->predicted; });
    std::sort(rows.begin(), rows.end(),
              [](const Prediction* a, const Prediction* b) { return a->errorPercent() > b->errorPercent(); });
    rows.resize(std::min(rows.size(), kWorst));
    for (const Prediction* p : rows) {
        fmt::print("{},worst,\"{} measured {:.4g} predicted {:.4g} ({})\",1,{:.2f},{:.2f}\n", quantity,
                   p->caseId, p->measured, *p->predicted, p->class_, p->errorPercent(), p->errorPercent());
    }
}

std::string quoted(const std::string& text) {
    return text.find_first_of(",\"\n") == std::string::npos ? text : fmt::format("\"{}\"", text);
}

} // namespace

void printSummary(std::span<const Prediction> predictions) {
    fmt::print("quantity,rows,left_out,median_pct,p90_pct\n");
    for (const std::string_view quantity : kQuantities) {
        const Rows rows = rowsOf(predictions, quantity);
        const std::vector<double> errors = sortedErrors(rows);
        const std::size_t leftOut = rows.size() - errors.size();
        fmt::print("{},{},{},{:.2f},{:.2f}{}\n", quantity, errors.size(), leftOut, percentile(errors, 0.5),
                   percentile(errors, 0.9), leftOut * 10 > rows.size() ? ",void" : "");
    }
}

void printDetail(std::span<const Prediction> predictions) {
    fmt::print("\nquantity,kind,name,rows,median_pct,p90_pct\n");
    for (const std::string_view quantity : kQuantities) {
        const Rows rows = rowsOf(predictions, quantity);
        printClasses(quantity, rows);
        printWorst(quantity, rows);
        for (const Prediction* p : rows) {
            if (!p->predicted) {
                fmt::print("{},left out,\"{}: {}\",1,,\n", quantity, p->caseId, p->reason);
            }
        }
    }
}

bool writePredictions(const std::string& path, std::span<const Prediction> predictions) {
    std::ofstream file(path);
    file << "case_id,quantity,measured,predicted,reason\n";
    for (const Prediction& p : predictions) {
        file << fmt::format("{},{},{:.6g},{},{}\n", quoted(p.caseId), p.quantity, p.measured,
                            p.predicted ? fmt::format("{:.6g}", *p.predicted) : "", quoted(p.reason));
    }
    file.flush();
    return file.good();
}

} // namespace fitgauge::bench
