// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/gcp_shapes.h"

#include <array>

namespace fitgauge::feeds {
namespace {

struct Row {
    std::string_view card;
    GcpShape shape;
};
// clang-format off
constexpr std::array kRows{
    Row{"A100",           {"a2-highgpu-1g",   "A2",      1,  12,   85, 40, "SXM"}},
    Row{"A100",           {"a2-highgpu-2g",   "A2",      2,  24,  170, 40, "SXM"}},
    Row{"A100",           {"a2-highgpu-4g",   "A2",      4,  48,  340, 40, "SXM"}},
    Row{"A100",           {"a2-highgpu-8g",   "A2",      8,  96,  680, 40, "SXM"}},
    Row{"A100",           {"a2-megagpu-16g",  "A2",     16,  96, 1360, 40, "SXM"}},
    Row{"A100 80GB",      {"a2-ultragpu-1g",  "A2",      1,  12,  170, 80, "SXM"}},
    Row{"A100 80GB",      {"a2-ultragpu-2g",  "A2",      2,  24,  340, 80, "SXM"}},
    Row{"A100 80GB",      {"a2-ultragpu-4g",  "A2",      4,  48,  680, 80, "SXM"}},
    Row{"A100 80GB",      {"a2-ultragpu-8g",  "A2",      8,  96, 1360, 80, "SXM"}},
    Row{"H100 80GB",      {"a3-highgpu-1g",   "A3",      1,  26,  234, 80, "SXM"}},
    Row{"H100 80GB",      {"a3-highgpu-2g",   "A3",      2,  52,  468, 80, "SXM"}},
    Row{"H100 80GB",      {"a3-highgpu-4g",   "A3",      4, 104,  936, 80, "SXM"}},
    Row{"H100 80GB",      {"a3-highgpu-8g",   "A3",      8, 208, 1872, 80, "SXM"}},
    Row{"H100 80GB Mega", {"a3-megagpu-8g",   "A3Plus",  8, 208, 1872, 80, "SXM"}},
    Row{"H100 80GB Plus", {"a3-megagpu-8g",   "A3Plus",  8, 208, 1872, 80, "SXM"}},
    Row{"H200 141GB",     {"a3-ultragpu-8g",  "A3Ultra", 8, 224, 2952, 141, "SXM"}},
    Row{"B200",           {"a4-highgpu-8g",   "A4",      8, 224, 3968, 180, "SXM", true}},
    Row{"L4",             {"g2-standard-4",   "G2",      1,   4,   16, 24, ""}},
    Row{"L4",             {"g2-standard-24",  "G2",      2,  24,   96, 24, ""}},
    Row{"L4",             {"g2-standard-48",  "G2",      4,  48,  192, 24, ""}},
    Row{"L4",             {"g2-standard-96",  "G2",      8,  96,  384, 24, ""}},
};
// clang-format on

struct Attachable {
    std::string_view card;
    double gb;
    double most;
    std::string_view form;
};
constexpr std::array kAttachable{Attachable{"T4", 16, 4, ""}, Attachable{"V100", 16, 8, "SXM"},
                                 Attachable{"P100", 16, 4, "PCIe"}, Attachable{"P4", 8, 4, ""}};
struct N1 {
    std::string_view type;
    double cards, vcpus, ramGib;
};
constexpr std::array kN1{N1{"n1-standard-4", 1, 4, 15}, N1{"n1-standard-8", 2, 8, 30},
                         N1{"n1-standard-16", 4, 16, 60}, N1{"n1-standard-32", 8, 32, 120}};

} // namespace

std::vector<GcpShape> gcpShapesOf(std::string_view card) {
    std::vector<GcpShape> shapes;
    for (const Row& row : kRows) {
        if (row.card == card) {
            shapes.push_back(row.shape);
        }
    }
    for (const Attachable& one : kAttachable) {
        for (const N1& host : kN1) {
            if (one.card == card && host.cards <= one.most) {
                shapes.push_back({host.type, "N1 Predefined", host.cards, host.vcpus, host.ramGib, one.gb,
                                  one.form, false});
            }
        }
    }
    return shapes;
}

} // namespace fitgauge::feeds
