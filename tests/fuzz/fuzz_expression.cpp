// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/expression.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace fitgauge::compare;

// What the header promises: operands never run out, one is left, tests exist.
void checkSteps(const Expression& expression) {
    std::size_t height = 0;
    for (const ExpressionStep& step : expression.steps()) {
        const bool isTest = step.what == ExpressionStep::What::Test;
        const std::size_t needed = isTest ? 0 : step.what == ExpressionStep::What::Not ? 1 : 2;
        if (height < needed || (isTest && step.test >= expression.tests().size())) {
            std::abort();
        }
        height = height - needed + 1;
        if (height > Expression::kMostTests) {
            std::abort();
        }
    }
    if (height != 1) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto expression = parseExpression(text)) {
        checkSteps(*expression);
    }
    const Column column = kAllColumns[size % kAllColumns.size()];
    if (const auto expression = parseExpression(text, column)) {
        checkSteps(*expression);
    }
    if (const auto search = parseSearch(text)) {
        checkSteps(*search);
    }
    return 0;
}
