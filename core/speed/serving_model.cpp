// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/serving_model.h"

#include <algorithm>
#include <cmath>

namespace fitgauge::speed {

namespace {

// Engines schedule prompts in chunks; short ones share a pass of about this many tokens.
constexpr double kChunkTokens = 2048;

// One replica under one load, while its figures are filled in.
struct Run {
    const Replica& replica;
    const ReplicaLoad& load;
    const EngineHabits& habits;
    double newTokens = 0; // of a prompt, after the prefix cache
};

double promptSeconds(const Run& run, double tokens) {
    const Replica& r = run.replica;
    const double loss = 1 + r.constants.pipelineLoss * (r.layout.pipeline - 1);
    return promptPass(r, tokens, run.load.prompt).total() / r.layout.pipeline * loss;
}

// Prefill of one prompt in the stream of a busy server, and the host's part.
double newcomerSeconds(const Run& run) {
    const double tokens = std::max(run.newTokens, kChunkTokens);
    return promptSeconds(run, tokens) * run.newTokens / tokens + run.habits.hostPerRequest;
}

// Seconds of one pipeline stage; all stages work at once, each on its own part of the batch.
double stageSeconds(const Run& run, const PassCost& pass) {
    const double stages = run.replica.layout.pipeline;
    const double loss = 1 + run.replica.constants.pipelineLoss * (stages - 1);
    return pass.device() / stages * loss + pass.perSequence;
}

void limitBatch(ServingFigures& f, const Run& run) {
    const bool unbounded = run.load.load == Load::MaxLoad;
    const double asked = run.load.load == Load::Burst ? run.load.requests : run.load.users;
    const bool roomDecides = unbounded || f.sequencesFit < asked;
    f.batch = roomDecides ? f.sequencesFit : asked;
    f.limit = roomDecides ? BatchLimit::KvRoom : BatchLimit::Users;
    const double most = run.habits.sequenceLimit;
    if (most > 0 && f.batch > most) {
        f.batch = most;
        f.limit = BatchLimit::Engine;
    }
    // A step takes one chunk of prompts, so that many join at once and each stays for its answer.
    const double joining = run.habits.chunkTokens / run.newTokens * run.load.answer;
    if (joining > 0 && f.batch > std::max(1.0, joining)) {
        f.batch = std::max(1.0, joining);
        f.limit = BatchLimit::Engine;
    }
}

// Part of a crowd that a request finds ahead of it in a closed loop. All users start together; answers of
// like length keep them together until jitter over long cycles spreads them out.
double collisionShare(const Run& run, double cycleSeconds) {
    const Constants& c = run.replica.constants;
    const double drift = cycleSeconds / c.collisionCycle;
    const double steady = c.promptCollision / (1 + drift * std::sqrt(drift));
    const double age = c.warmUpCycle / cycleSeconds;
    const double start = run.load.isBenchmark ? 1 / (1 + age * age * age * age) : 0;
    return std::min(1.0, steady + start);
}

// A range: from a request that meets no other prompt to one at the end of a batch of them.
void firstTokens(ServingFigures& f, const Run& run) {
    const double perPrompt = f.newcomerSeconds;
    const bool closed = run.load.load == Load::ClosedLoop;
    const double wait = closed ? (run.load.users - f.batch) / f.requestRate : 0;
    const double crowd = f.batch / 2 * perPrompt;
    const double collide = closed ? collisionShare(run, f.step * run.load.answer) * crowd : 0;
    const double base = f.promptSeconds + run.replica.constants.firstTokenHost;
    f.firstTokenSlot = base + f.step / 2;
    f.firstTokenLow = f.firstTokenSlot + wait / 2;
    f.firstToken = f.firstTokenSlot + collide + wait;
    f.firstTokenHigh = base + f.step + wait + crowd;
    // A slot is taken while its request waits for the first token: that time is not spent on later ones.
    const double inSlot = run.replica.constants.firstTokenInStep * (f.firstTokenSlot + collide);
    f.step = std::max(f.step - f.promptPart, f.step - inSlot / run.load.answer);
}

void setFirstToken(ServingFigures& f, double seconds) {
    f.firstTokenSlot = f.firstTokenLow = f.firstToken = f.firstTokenHigh = seconds;
}

void serveAlone(ServingFigures& f, const Run& run) {
    f.step = f.decode.total();
    setFirstToken(f, f.promptSeconds + run.replica.constants.firstTokenHost);
    f.requestRate = 1 / (f.firstToken + run.load.answer * f.step);
}

void serveOneBatch(ServingFigures& f, const Run& run) {
    const ReplicaLoad& load = run.load;
    const double waves = std::max(1.0, load.users / f.batch);
    const double all = promptSeconds(run, load.users * run.newTokens);
    f.step = run.replica.layout.pipeline * stageSeconds(run, f.decode);
    const double seconds = all + waves * load.answer * f.step;
    f.requestRate = load.users / seconds;
    setFirstToken(f, all / waves + run.replica.constants.firstTokenHost);
    f.firstTokenHigh += seconds - all / waves;
}

// All requests at once: the mean waits for half of the work, less what a first wave that is everybody saves.
void serveBurst(ServingFigures& f, const Run& run) {
    const Constants& c = run.replica.constants;
    const ReplicaLoad& load = run.load;
    const double waves = load.requests / f.batch;
    f.requestRate *= waves / (waves + (load.spreadLengths ? c.burstTailSpread : c.burstTailEqual));
    const double duration = load.requests / f.requestRate;
    const double firstWave = f.batch / load.requests;
    const double promptShare = f.promptPart / f.step;
    const double half = duration / 2 * (1 - firstWave * firstWave * (1 - promptShare));
    const double alone = f.promptSeconds + c.firstTokenHost;
    f.firstTokenSlot = f.firstTokenLow = alone + f.step / 2;
    f.firstToken = std::max(alone, half);
    f.firstTokenHigh = std::max(f.firstToken, duration);
    f.step -= c.burstRamp * f.promptPart * firstWave / 2;
}

void serveContinuously(ServingFigures& f, const Run& run) {
    const double stages = run.replica.layout.pipeline;
    f.newcomerSeconds = newcomerSeconds(run);
    f.promptPart = f.batch / run.load.answer * f.newcomerSeconds;
    f.step = stages * stageSeconds(run, f.decode) + f.promptPart;
    f.requestRate = f.batch / f.step / run.load.answer;
    if (run.load.load == Load::Burst) {
        serveBurst(f, run);
    } else {
        firstTokens(f, run);
    }
}

// Embeddings: nothing but prompts.
void servePrompts(ServingFigures& f, const Run& run) {
    const double each = newcomerSeconds(run);
    f.requestRate = 1 / each;
    f.promptPart = each;
    f.decode = {};
    setFirstToken(f, f.promptSeconds + run.replica.constants.firstTokenHost);
    f.firstTokenHigh += f.batch / 2 * each;
}

void serve(ServingFigures& f, const Run& run) {
    const ReplicaLoad& load = run.load;
    f.promptSeconds = promptSeconds(run, run.newTokens);
    if (load.answer <= 0) {
        servePrompts(f, run);
        return;
    }
    const double stages = run.replica.layout.pipeline;
    f.decode = decodePass(run.replica, f.batch / stages, load.prompt + load.answer / 2);
    switch (load.load) {
    case Load::SingleStream:
        serveAlone(f, run);
        break;
    case Load::StaticBatch:
        serveOneBatch(f, run);
        break;
    default:
        serveContinuously(f, run);
    }
}

} // namespace

double tokensHeld(const Constants& c, const ReplicaLoad& load, bool isTensorRt) {
    if (load.reservedTokens > 0) {
        return load.reservedTokens;
    }
    const bool whole = load.load == Load::StaticBatch;
    const double held = isTensorRt ? c.answerHeldShareTensorrt : c.answerHeldShare;
    return load.prompt + (whole ? 1 : held) * load.answer;
}

ServingFigures serveWithEngine(const Replica& r, const ReplicaLoad& load, const EngineHabits& habits) {
    const double newTokens = std::max(1.0, load.prompt * (1 - load.cachedShare));
    const Run run{r, load, habits, newTokens};
    ServingFigures f;
    f.kvRoom = load.roomTokens.value_or(replicaKvRoom(r));
    f.sequencesFit = f.kvRoom / tokensHeld(r.constants, load, r.isTensorRt);
    if (!(f.sequencesFit >= 1)) {
        f.reason = f.kvRoom > 0 ? Reason::NoRoomForRequest : Reason::WeightsDoNotFit;
        return f;
    }
    limitBatch(f, run);
    if (load.load == Load::SingleStream) {
        f.batch = 1;
    }
    serve(f, run);
    return f;
}

} // namespace fitgauge::speed
