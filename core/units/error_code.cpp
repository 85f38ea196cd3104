// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/error_code.h"

namespace fitgauge {

std::string_view errorWord(ErrorCode code) {
    switch (code) {
#define FITGAUGE_CASE(name, word)                                                                            \
    case ErrorCode::name:                                                                                    \
        return word;
        FITGAUGE_ERROR_CODES(FITGAUGE_CASE)
#undef FITGAUGE_CASE
    }
    return "unknown";
}

} // namespace fitgauge
