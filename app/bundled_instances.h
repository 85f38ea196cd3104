// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/feeds/instance_table.h"

namespace fitgauge::app {

// resources/catalog/instance_gpus.csv as it is compiled into the program.
[[nodiscard]] feeds::InstanceTable bundledInstances();

} // namespace fitgauge::app
