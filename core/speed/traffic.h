// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fitgauge::speed {

// How requests arrive.
enum class Load : std::uint8_t {
    ClosedLoop,   // a fixed number of users, each sends the next request when the answer is there
    SingleStream, // one request at a time
    OpenLoop,     // a fixed arrival rate; `users` is the mean number in flight
    MaxLoad,      // a queue that is never empty: as many at once as memory and engine allow
    Burst,        // `requests` at once, the tail included
    StaticBatch   // one batch of `users` from start to end: no continuous batching
};

// What the users of a server send. Lengths are means per request.
struct Traffic {
    std::int64_t promptTokens = 1750; // >= 1
    std::int64_t answerTokens = 500;  // >= 1; 0 for embeddings, which are prompts only
    std::int64_t users = 16;          // >= 1, requests in flight that are asked for; unused under MaxLoad
    std::int64_t requests = 0;        // Burst only: how many there are; 0 is one per user
    Load load = Load::ClosedLoop;
    // The figures are of a benchmark, whose first crowd counts when answers are long; off: a steady service.
    bool isBenchmark = false;
    bool spreadLengths = false; // Burst only: answers differ widely in length, so that the tail is longer
    friend bool operator==(const Traffic&, const Traffic&) = default;
};

// Switches of the server that change its speed; each one's factor is a row of speed_constants.csv.
struct ServerSettings {
    bool continuousBatching = true; // off: a batch runs from start to end before the next begins
    bool pagedKv = true;            // off: each slot reserves its longest context
    bool quantisedKernels = true;   // off: 4-bit and 8-bit weights are unpacked before each product
    // The room for the cache by the short formula that the constants of the reference were fitted with,
    // instead of sizing::kvRoom(): for its worked cases.
    bool shortRoom = false;
    bool engineOf2024 = false; // more host work a step, as engines of 2023 and 2024 had
    // Share of prompt tokens found in the prefix cache, parts per million; 0 .. 1,000,000.
    std::int64_t prefixCachedPpm = 0;
    friend bool operator==(const ServerSettings&, const ServerSettings&) = default;
};

// How the model lies on the cards. tensor x pipeline x replicas = cards.
struct Layout {
    int tensor = 1;
    int pipeline = 1;
    int replicas = 1;
    bool attentionDataParallel = false; // attention and its cache on each card for its own requests
    friend bool operator==(const Layout&, const Layout&) = default;
};

} // namespace fitgauge::speed
