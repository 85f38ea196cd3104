// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/error.h"

#include <version>
#if defined(__cpp_lib_expected)
#include <expected>
#else
#include <tl/expected.hpp>
#endif

namespace fitgauge {

// One alias for both worlds: the standard's expected where the library has it, the Debian package's
// otherwise. clang-tidy 14 reads only the second.
#if defined(__cpp_lib_expected)
template<typename T>
using Expected = std::expected<T, Error>;
using Unexpected = std::unexpected<Error>;
#else
template<typename T>
using Expected = tl::expected<T, Error>;
using Unexpected = tl::unexpected<Error>;
#endif

// The standard's transform() and friends are missing in g++ 12: test and unpack by hand.

// fail(ErrorCode::..., {"argument"}, "where") in a function that returns Expected<T>.
[[nodiscard]] inline Unexpected fail(ErrorCode code, std::vector<std::string> arguments = {},
                                     std::string where = {}) {
    return Unexpected(Error{code, std::move(arguments), std::move(where)});
}

} // namespace fitgauge
