# SPDX-License-Identifier: GPL-3.0-or-later
# Whole-build instrumentation: libraries and executables must agree, so the flags are global.
if(FITGAUGE_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined -O1)
  add_link_options(-fsanitize=address,undefined)
endif()
if(FITGAUGE_COVERAGE)
  add_compile_options(--coverage -O0)
  add_link_options(--coverage)
endif()
