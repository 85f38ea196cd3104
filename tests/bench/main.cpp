// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <vector>

namespace fitgauge::bench {

std::string optionValue(Arguments options, const std::string& name) {
    const auto found = std::find(options.begin(), options.end(), name);
    return found == options.end() || found + 1 == options.end() ? std::string() : *(found + 1);
}

bool hasOption(Arguments options, const std::string& name) {
    return std::find(options.begin(), options.end(), name) != options.end();
}

std::string catalogFile(const std::string& name) {
    return FITGAUGE_SOURCE_DIR "/resources/catalog/" + name;
}

namespace {

int usage() {
    std::fputs("usage: fitgauge_bench accuracy (--memory | --speed | --billing) FILE [--predictions OUT.csv] "
               "[--detail]\n"
               "       fitgauge_bench scale --offers N [--detail] [--no-import]\n"
               "       fitgauge_bench peers --offers N\n"
               "       fitgauge_bench tick [--detail]\n"
               "       fitgauge_bench sizing | speed | billing\n",
               stderr);
    return 2;
}

int accuracy(Arguments options) {
    const std::map<std::string, std::function<int(const std::string&, Arguments)>> kinds = {
        {"--memory", accuracyMemory}, {"--speed", accuracySpeed}, {"--billing", accuracyBilling}};
    for (const auto& [name, run] : kinds) {
        const std::string file = optionValue(options, name);
        if (!file.empty()) {
            return run(file, options);
        }
    }
    return usage();
}

} // namespace
} // namespace fitgauge::bench

int main(int argc, char* argv[]) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const fitgauge::bench::Arguments all(words);
    if (words.empty()) {
        return fitgauge::bench::usage();
    }
    if (words.front() == "accuracy") {
        return fitgauge::bench::accuracy(all.subspan(1));
    }
    if (words.front() == "scale") {
        return fitgauge::bench::scale(all.subspan(1));
    }
    if (words.front() == "peers") {
        return fitgauge::bench::peers(all.subspan(1));
    }
    if (words.front() == "tick") {
        return fitgauge::bench::tick(all.subspan(1));
    }
    if (words.front() == "sizing") {
        return fitgauge::bench::sizing(all.subspan(1));
    }
    if (words.front() == "speed") {
        return fitgauge::bench::speed(all.subspan(1));
    }
    if (words.front() == "billing") {
        return fitgauge::bench::billing(all.subspan(1));
    }
    return fitgauge::bench::usage();
}
