// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/models/architecture.h"
#include "core/sizing/workload.h"
#include "core/speed/constants.h"
#include "core/speed/traffic.h"

#include <cstdint>

namespace fitgauge::speed {

// What stands behind a figure.
enum class Basis : std::uint8_t {
    NoData,            // no figure: `reason` says why
    SpecificationOnly, // formula and data sheet; nobody measured a part of this kind
    Estimated,         // formula, whose constants were fitted on measured rows of this kind of part
    MeasuredNearby,    // the same, and measured_speed.csv has a row of this part, model size and format
    Measured           // the user's own run on this card stands in for the estimate
};

// Why there is no figure.
enum class Reason : std::uint8_t {
    None,
    BadTraffic,       // a length or a count below its least value, or a share above one
    ContextExceeded,  // prompt and answer are longer than the context that the sizing holds
    ModelUnknown,     // shape or parameter count is missing
    WeightsDoNotFit,  // not on these cards; nothing runs
    NoRoomForRequest, // weights fit, the KV cache of a single request does not
    BandwidthUnknown, // the data sheet figures that the formula needs are missing
    PeakUnknown,
    MemoryUnknown,
    PartWithoutEvidence,   // no usable measurement of this kind of part (Gaudi, Max, TPU, Neuron ...)
    FormatWithoutEvidence, // no usable measurement of this weight format in this engine
    CardCountBad           // not a count that the layout can use
};

// What sets the length of a decode step under this load.
enum class Bound : std::uint8_t { Memory, Compute, Link, Host };

// What sets the number of requests that run at once.
enum class BatchLimit : std::uint8_t { Users, KvRoom, Engine };

// Typical and slow case. A rate's slow case is the lower figure, a time's the higher. All are finite and > 0
// when basis is not NoData, and 0 otherwise.
struct Figure {
    double typical = 0;
    double slow = 0;
    friend bool operator==(const Figure&, const Figure&) = default;
};

// Seconds from sending a request to its first token. `low` is a request that finds a slot free and no prompt
// ahead, `high` one at the end of a crowd; in a closed loop the truth moves between them.
struct FirstToken {
    double low = 0;
    double typical = 0;
    double high = 0;
    double typicalSlot = 0; // of a request that finds a slot, whatever the queue
    double slowSlot = 0;    // slow case of a request that finds a slot: what a target is tested with
    friend bool operator==(const FirstToken&, const FirstToken&) = default;
};

struct SpeedEstimate {
    Basis basis = Basis::NoData;
    Reason reason = Reason::None;

    Figure outputTokensPerSecond;  // answer tokens, all users and all cards of the machine together
    Figure totalTokensPerSecond;   // prompt and answer tokens
    Figure requestsPerSecond;      // finished requests
    Figure perUserTokensPerSecond; // while an answer streams: 1 / timePerOutputToken
    Figure timePerOutputToken;     // seconds
    Figure promptTokensPerSecond;  // one prompt alone
    FirstToken firstToken;         // seconds

    std::int64_t usersAsked = 0;
    std::int64_t usersRunning = 0; // "12 of 64 requests run, the rest wait"
    BatchLimit batchLimit = BatchLimit::Users;
    double kvRoomTokens = 0; // tokens of KV cache that the machine holds, all replicas

    Bound bound = Bound::Memory;
    double computeShare = 0;   // of the dense peak of the format that multiplies, 0 .. 1
    double bandwidthShare = 0; // of the peak memory bandwidth, 0 .. 1
    Layout layout;             // the one that the figures are for
    // Measured rows of this class of part or format differ from the formula by a factor of two and more.
    bool weak = false;
};

// Speed of serving `model` as `serving` says (weights, KV format, engine; its contextTokens is the longest
// request) on a machine of `cards` such GPUs. The layout is the fastest of tensor parallel degrees 1, 2, 4, 8
// that divide `cards`, times replicas; llama.cpp splits layers. Formulas: the files of this room; they go
// back to the reference of "Speed" in CONTRIBUTING. Allocates nothing, takes below 2 us.
[[nodiscard]] SpeedEstimate estimateServingSpeed(const Constants& constants,
                                                 const models::Architecture& model,
                                                 const sizing::Serving& serving, const Traffic& traffic,
                                                 const hardware::Gpu& gpu, int cards,
                                                 const ServerSettings& settings = {});

// The same for one layout that the caller chose.
[[nodiscard]] SpeedEstimate estimateWithLayout(const Constants& constants, const models::Architecture& model,
                                               const sizing::Serving& serving, const Traffic& traffic,
                                               const hardware::Gpu& gpu, const Layout& layout,
                                               const ServerSettings& settings = {});

} // namespace fitgauge::speed
