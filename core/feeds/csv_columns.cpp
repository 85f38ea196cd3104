// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/csv_columns.h"

#include "core/feeds/csv_numbers.h"

#include <algorithm>
#include <cctype>

namespace fitgauge::feeds {
namespace {

constexpr std::array<std::string_view, kCsvFields> kWords{"provider",
                                                          "seller",
                                                          "product",
                                                          "variant",
                                                          "gpu",
                                                          "gpu_count",
                                                          "gpu_memory_gb",
                                                          "market",
                                                          "commitment_months",
                                                          "price",
                                                          "price_per_gpu",
                                                          "spot_price",
                                                          "spot_price_per_gpu",
                                                          "reserved_1y_price",
                                                          "reserved_1y_price_per_gpu",
                                                          "reserved_3y_price",
                                                          "reserved_3y_price_per_gpu",
                                                          "basis",
                                                          "currency",
                                                          "region",
                                                          "zone",
                                                          "vcpus",
                                                          "ram_gib",
                                                          "disk_gib",
                                                          "available",
                                                          "date",
                                                          "offers"};

struct Alias {
    std::string_view words; // of a header, without currency, hour and "per gpu"
    CsvField field;
};
constexpr std::array kAliases{Alias{"cloud", CsvField::Provider},
                              Alias{"vendor", CsvField::Provider},
                              Alias{"provider name", CsvField::Provider},
                              Alias{"host", CsvField::Seller},
                              Alias{"name", CsvField::Product},
                              Alias{"instance", CsvField::Product},
                              Alias{"instance type", CsvField::Product},
                              Alias{"instance name", CsvField::Product},
                              Alias{"machine", CsvField::Product},
                              Alias{"machine type", CsvField::Product},
                              Alias{"type", CsvField::Product},
                              Alias{"sku", CsvField::Product},
                              Alias{"plan", CsvField::Product},
                              Alias{"flavor", CsvField::Product},
                              Alias{"offer", CsvField::Product},
                              Alias{"edition", CsvField::Variant},
                              Alias{"gpu type", CsvField::Gpu},
                              Alias{"gpu model", CsvField::Gpu},
                              Alias{"gpu name", CsvField::Gpu},
                              Alias{"gpu label", CsvField::Gpu},
                              Alias{"card", CsvField::Gpu},
                              Alias{"accelerator", CsvField::Gpu},
                              Alias{"accelerator name", CsvField::Gpu},
                              Alias{"gpus", CsvField::GpuCount},
                              Alias{"cards", CsvField::GpuCount},
                              Alias{"number of gpus", CsvField::GpuCount},
                              Alias{"num gpus", CsvField::GpuCount},
                              Alias{"count", CsvField::GpuCount},
                              Alias{"accelerator count", CsvField::GpuCount},
                              Alias{"gpu memory", CsvField::GpuMemory},
                              Alias{"gpu memory gib", CsvField::GpuMemory},
                              Alias{"gpu memory label", CsvField::GpuMemory},
                              Alias{"gpu mem gb", CsvField::GpuMemory},
                              Alias{"gpu ram", CsvField::GpuMemory},
                              Alias{"vram", CsvField::GpuMemory},
                              Alias{"vram gb", CsvField::GpuMemory},
                              Alias{"gpu vram", CsvField::GpuMemory},
                              Alias{"billing", CsvField::Market},
                              Alias{"commitment", CsvField::Commitment},
                              Alias{"term", CsvField::Commitment},
                              Alias{"term months", CsvField::Commitment},
                              Alias{"", CsvField::Price},
                              Alias{"cost", CsvField::Price},
                              Alias{"rate", CsvField::Price},
                              Alias{"on demand", CsvField::Price},
                              Alias{"ondemand", CsvField::Price},
                              Alias{"on demand price", CsvField::Price},
                              Alias{"ondemand price", CsvField::Price},
                              Alias{"price on demand", CsvField::Price},
                              Alias{"hourly price", CsvField::Price},
                              Alias{"hourly cost", CsvField::Price},
                              Alias{"min", CsvField::Price},
                              Alias{"spot", CsvField::Spot},
                              Alias{"preemptible", CsvField::Spot},
                              Alias{"price spot", CsvField::Spot},
                              Alias{"reserved 1y", CsvField::Reserved1y},
                              Alias{"1 year", CsvField::Reserved1y},
                              Alias{"reserved 1 year", CsvField::Reserved1y},
                              Alias{"reserved 3y", CsvField::Reserved3y},
                              Alias{"3 years", CsvField::Reserved3y},
                              Alias{"reserved 3 years", CsvField::Reserved3y},
                              Alias{"price basis", CsvField::Basis},
                              Alias{"location", CsvField::Region},
                              Alias{"country", CsvField::Region},
                              Alias{"data center", CsvField::Region},
                              Alias{"datacenter", CsvField::Region},
                              Alias{"availability zone", CsvField::Zone},
                              Alias{"cpus", CsvField::Vcpus},
                              Alias{"vcpu", CsvField::Vcpus},
                              Alias{"cpu", CsvField::Vcpus},
                              Alias{"cores", CsvField::Vcpus},
                              Alias{"ram", CsvField::Ram},
                              Alias{"ram gb", CsvField::Ram},
                              Alias{"memory", CsvField::Ram},
                              Alias{"memory gb", CsvField::Ram},
                              Alias{"memory gib", CsvField::Ram},
                              Alias{"memory label", CsvField::Ram},
                              Alias{"disk", CsvField::Disk},
                              Alias{"disk gb", CsvField::Disk},
                              Alias{"storage", CsvField::Disk},
                              Alias{"storage gib", CsvField::Disk},
                              Alias{"storage gb", CsvField::Disk},
                              Alias{"in stock", CsvField::Available},
                              Alias{"availability", CsvField::Available},
                              Alias{"as of", CsvField::Date},
                              Alias{"day", CsvField::Date},
                              Alias{"read at", CsvField::Date}};

// Lower-case words with one blank between them; bytes beyond ASCII stay.
std::string wordsOf(std::string_view header) {
    std::string words;
    for (const char c : header) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalnum(byte) != 0) {
            words += byte < 0x80 ? static_cast<char>(std::tolower(byte)) : c;
        } else if (!words.empty() && words.back() != ' ') {
            words += ' ';
        }
    }
    while (!words.empty() && words.back() == ' ') {
        words.pop_back();
    }
    return words;
}

// Takes `part` off as whole words; true when it was there.
bool takeOff(std::string& words, std::string_view part) {
    const std::string framed = " " + words + " ";
    const auto at = framed.find(" " + std::string(part) + " ");
    if (at == std::string::npos) {
        return false;
    }
    words = wordsOf(framed.substr(0, at) + " " + framed.substr(at + part.size() + 2));
    return true;
}

std::optional<CsvField> aliasOf(std::string_view words) {
    for (std::size_t i = 0; i < kCsvFields; ++i) {
        if (wordsOf(kWords[i]) == words) {
            return static_cast<CsvField>(i);
        }
    }
    const auto found = std::ranges::find(kAliases, words, &Alias::words);
    return found == kAliases.end() ? std::nullopt : std::optional(found->field);
}

CsvField perGpu(CsvField field) {
    switch (field) {
    case CsvField::Price:
        return CsvField::PricePerGpu;
    case CsvField::Spot:
        return CsvField::SpotPerGpu;
    case CsvField::Reserved1y:
        return CsvField::Reserved1yPerGpu;
    case CsvField::Reserved3y:
        return CsvField::Reserved3yPerGpu;
    default:
        return field;
    }
}

std::optional<CsvField> understand(const std::string& header) {
    std::string words = wordsOf(header);
    if (const auto plain = words.empty() ? std::nullopt : aliasOf(words)) {
        return plain;
    }
    bool isMoney = false;
    const std::string currency = wordsOf(currencyIn(header));
    if (!currency.empty()) {
        isMoney = true;
        takeOff(words, currency);
    }
    const bool isPerCard = takeOff(words, "per gpu") || takeOff(words, "per card") ||
                           takeOff(words, "gpu hour") || takeOff(words, "gpu hr") || takeOff(words, "gpu h");
    for (const std::string_view unit : {"per hour", "per hr", "hourly", "hour", "hr", "h"}) {
        isMoney = takeOff(words, unit) || isMoney;
    }
    if (!isMoney && !isPerCard) {
        return std::nullopt;
    }
    const auto field = aliasOf(words);
    return !field || !isPriceField(*field) ? std::nullopt
                                           : std::optional(isPerCard ? perGpu(*field) : *field);
}

} // namespace

std::string_view csvFieldWord(CsvField field) {
    return kWords[static_cast<std::size_t>(field)];
}

std::optional<CsvField> csvFieldOf(std::string_view word) {
    const auto found = std::ranges::find(kWords, word);
    return found == kWords.end() ? std::nullopt
                                 : std::optional(static_cast<CsvField>(found - kWords.begin()));
}

bool isPriceField(CsvField field) {
    return field >= CsvField::Price && field <= CsvField::Reserved3yPerGpu;
}

void CsvColumns::take(CsvField field, std::size_t column, const std::string& header) {
    m_at[static_cast<std::size_t>(field)] = column;
    m_currency[static_cast<std::size_t>(field)] = currencyIn(header);
}

bool CsvColumns::read(const std::vector<std::string>& header,
                      const std::map<std::string, std::string>& mapping) {
    m_size = header.size();
    m_at.fill(kAbsent);
    std::vector<bool> used(header.size());
    for (const auto& [word, name] : mapping) {
        const auto field = csvFieldOf(word);
        const auto found = std::ranges::find(header, name);
        if (field && found != header.end()) {
            const auto column = static_cast<std::size_t>(found - header.begin());
            take(*field, column, *found);
            used[column] = true;
        }
    }
    for (std::size_t i = 0; i < header.size(); ++i) {
        const auto field = used[i] ? std::nullopt : understand(header[i]);
        if (field && !has(*field)) {
            take(*field, i, header[i]);
        }
    }
    const bool hasPrice = has(CsvField::Price) || has(CsvField::PricePerGpu) || has(CsvField::Spot) ||
                          has(CsvField::SpotPerGpu);
    return hasPrice && (has(CsvField::Gpu) || has(CsvField::Product));
}

std::string_view CsvColumns::cell(const std::vector<std::string>& fields, CsvField field) const {
    if (at(field) >= fields.size()) {
        return {};
    }
    std::string_view text = fields[at(field)];
    // Sheets need a guard before a sign that would begin a formula.
    if (text.size() > 1 && text[0] == '\'' &&
        std::string_view("=+-@\t").find(text[1]) != std::string_view::npos) {
        text.remove_prefix(1);
    }
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::size_t CsvColumns::least() const {
    const std::size_t name = std::min(at(CsvField::Gpu), at(CsvField::Product));
    std::size_t price = kAbsent;
    for (const CsvField field :
         {CsvField::Price, CsvField::PricePerGpu, CsvField::Spot, CsvField::SpotPerGpu}) {
        price = std::min(price, at(field));
    }
    return std::max(name, price) + 1;
}

std::size_t CsvColumns::understood() const {
    return static_cast<std::size_t>(std::ranges::count_if(m_at, [](std::size_t i) { return i != kAbsent; }));
}

} // namespace fitgauge::feeds
