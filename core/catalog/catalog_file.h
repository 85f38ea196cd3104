// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/result.h"

#include <filesystem>
#include <optional>

// The catalog as a file among files: names, moves that overwrite nothing, and what a kill leaves behind.
namespace fitgauge::catalog {

// Where this process builds the catalog of `path`: beside it, so that the finished file only changes its
// name.
[[nodiscard]] std::filesystem::path buildingName(const std::filesystem::path& path);

// Removes what builders left that no longer run.
void removeAbandoned(const std::filesystem::path& path);

// Removes a database file and its journals.
void removeDatabase(const std::filesystem::path& path);

// Creates the folder of `path`. FileUnwritable {folder, system's reason}.
[[nodiscard]] std::optional<Error> createFolder(const std::filesystem::path& path);

// Brings a finished file to the disk and gives it its name. False when somebody else has taken the name in
// the meantime: theirs stays, `from` is removed. FileUnwritable {to, system's reason}.
[[nodiscard]] Expected<bool> publish(const std::filesystem::path& from, const std::filesystem::path& to);

// Moves a database and its journals to a name that is still free and returns it. FileUnwritable.
[[nodiscard]] Expected<std::filesystem::path> keepAside(const std::filesystem::path& path);

} // namespace fitgauge::catalog
