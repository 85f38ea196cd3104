// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/format_words.h"

#include "core/sizing/format.h"
#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace fitgauge::ui {
namespace {

using sizing::WeightFormat;

struct WorkloadText {
    Q_DECLARE_TR_FUNCTIONS(Workload)
};

constexpr auto kLastFormat = WeightFormat::Int4Experts32;
constexpr std::array kStopFormats{WeightFormat::Int4Awq, WeightFormat::Fp8, WeightFormat::Bf16,
                                  WeightFormat::Fp32};
// Least bits a weight of the 8, 16 and 32 bit stops.
constexpr std::array kLeastBits{6.0, 12.0, 24.0};

auto menuKey(WeightFormat format) {
    const int stop = stopOf(format);
    const bool first = formatAtStop(stop) == format;
    return std::tuple(-stop, !first, sizing::isGguf(format), -sizing::bytesPerWeight(format));
}

} // namespace

int stopOf(WeightFormat format) {
    const double bits = 8 * sizing::bytesPerWeight(format);
    return static_cast<int>(
        std::ranges::count_if(kLeastBits, [bits](double least) { return bits >= least; }));
}

WeightFormat formatAtStop(int stop) {
    return kStopFormats[static_cast<std::size_t>(std::clamp(stop, 0, 3))];
}

const std::vector<WeightFormat>& weightFormatsForMenu() {
    static const std::vector<WeightFormat> formats = [] {
        std::vector<WeightFormat> all;
        for (int i = 0; i <= static_cast<int>(kLastFormat); ++i) {
            all.push_back(static_cast<WeightFormat>(i));
        }
        std::ranges::stable_sort(all, {}, menuKey);
        return all;
    }();
    return formats;
}

QString kvCacheText(sizing::KvFormat key, sizing::KvFormat value) {
    if (key == value) {
        return nameOf(key);
    }
    //: keys and values of the cache in two formats
    return WorkloadText::tr("K %1, V %2").arg(nameOf(key), nameOf(value));
}

} // namespace fitgauge::ui
