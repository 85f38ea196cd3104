// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Commands that start the very server that was sized for an offer: same context, users, formats, cards and
// share of memory. Options as the projects document them: vLLM `vllm serve`, SGLang `sglang.launch_server`,
// llama.cpp `llama-server`, SkyPilot task YAML. Every name out of a file is quoted for the shell.
namespace fitgauge::report {

enum class LaunchTool : std::uint8_t { Vllm, Sglang, LlamaServer, SkyPilot };

// What the reader has to know before running a command.
enum class LaunchNote : std::uint8_t {
    PutModelHere,       // no Hub name is known: MODEL or the path of a file stands for it
    QuantisedWeights,   // weights must be stored in this format already; the server finds it in them
    FormatNotTaken,     // this server has no such weight format
    KvNotTaken,         // this server has no such KV cache format: its 16-bit one is used, which needs more
    SizedForAnother,    // the estimate is of another engine
    Training,           // the workload is a training run: no server is started
    ProviderNotKnown,   // SkyPilot has no name for this provider: any cloud with the card is asked for
    CardNotKnown,       // SkyPilot's name of the card is not known: ours is used
    PartOfCardOrUnclear // not a whole number of cards
};

struct Launch {
    std::string text; // empty where a note says why there is none; lines end in "\n"
    std::vector<LaunchNote> notes;
};

[[nodiscard]] Launch launchOf(const compare::Comparison& comparison, compare::OfferTable::Row row,
                              LaunchTool tool);

// One word of a POSIX shell command that stands for exactly `text`; control characters are dropped.
[[nodiscard]] std::string shellWord(std::string_view text);

} // namespace fitgauge::report
