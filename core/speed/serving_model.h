// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/server_pass.h"

#include <optional>

namespace fitgauge::speed {

// Typical figures of one replica under a load, before ranges and checks. Seconds and tokens per second.
struct ServingFigures {
    double requestRate = 0;    // finished requests a second
    double step = 0;           // time per output token; 0 when there is no answer
    double firstTokenSlot = 0; // of a request that finds a slot and no wait
    double firstTokenLow = 0, firstToken = 0, firstTokenHigh = 0;
    double batch = 0; // sequences that run; fractional, a mean
    double sequencesFit = 0;
    double kvRoom = 0;          // tokens
    double promptSeconds = 0;   // one prompt alone
    PassCost decode;            // of the pass that the rate is made of
    double newcomerSeconds = 0; // one prompt in the stream of a busy server, with the host's part
    double promptPart = 0;      // seconds of a step that prompts of newcomers take
    BatchLimit limit = BatchLimit::Users;
    Reason reason = Reason::None;
};

struct EngineHabits {
    double sequenceLimit = 0; // running at once; 0: none
    double hostPerRequest = 0;
    double chunkTokens = 0; // prompt tokens that a step takes at most beside the running requests; 0: all
};

// The load on one replica; counts may be fractional.
struct ReplicaLoad {
    double prompt = 0, answer = 0; // tokens
    double users = 0;
    double requests = 0;
    Load load = Load::ClosedLoop;
    bool spreadLengths = false;
    bool isBenchmark = false;
    double cachedShare = 0;    // of prompt tokens that the prefix cache holds
    double reservedTokens = 0; // that a slot reserves without paging; 0: paged
    // Tokens of cache that sizing::kvRoom() finds for one replica; empty: the short formula of this room.
    std::optional<double> roomTokens;
};

// Tokens of cache that a running request holds on average.
[[nodiscard]] double tokensHeld(const Constants& constants, const ReplicaLoad& load, bool isTensorRt);

[[nodiscard]] ServingFigures serveWithEngine(const Replica& replica, const ReplicaLoad& load,
                                             const EngineHabits& habits);

} // namespace fitgauge::speed
