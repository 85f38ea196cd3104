// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/error_code.h"

#include <string>
#include <vector>

namespace fitgauge {

// A failure as a value. `arguments` fill the placeholders of the sentence that ui/text makes of the code, in
// the order that error_code.h gives; `where` names the place for a log (a file, a table, a field) and may be
// empty.
struct Error {
    ErrorCode code;
    std::vector<std::string> arguments;
    std::string where;

    friend bool operator==(const Error&, const Error&) = default;
};

} // namespace fitgauge
