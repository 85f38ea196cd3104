// SPDX-License-Identifier: GPL-3.0-or-later
// Read by moc before each header: Qt 6.4's moc fails on <compare> unless the standard library's configuration
// came first.
#include <cstddef>
