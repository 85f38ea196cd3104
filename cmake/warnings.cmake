# SPDX-License-Identifier: GPL-3.0-or-later
# Every target of ours asks for the same warnings through this one interface target.
add_library(fitgauge_warnings INTERFACE)
target_compile_options(fitgauge_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wcast-align -Wunused -Wnull-dereference -Wdouble-promotion -Wimplicit-fallthrough
  $<$<BOOL:${FITGAUGE_WERROR}>:-Werror>)
# g++ 12 reports false null dereferences and overlapping string copies (its bug 105651) inside optimised library
# code.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(fitgauge_warnings INTERFACE -Wno-null-dereference -Wno-restrict)
endif()
