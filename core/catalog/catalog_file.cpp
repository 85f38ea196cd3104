// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_file.h"

#include "core/catalog/free_name.h"
#include "core/units/parse_number.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>

namespace fitgauge::catalog {
namespace {

namespace fs = std::filesystem;

constexpr auto kJournals = std::to_array<const char*>({"-wal", "-shm", "-journal"});

std::string buildingPrefix(const fs::path& path) {
    return path.filename().string() + ".building-";
}

fs::path with(const fs::path& path, const char* suffix) {
    fs::path longer = path;
    longer += suffix;
    return longer;
}

bool isRunning(std::int64_t process) {
    return process > 0 && (kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM);
}

// The process that a building file, or a journal of one, belongs to.
std::optional<std::int64_t> builderOf(const std::string& name, const std::string& prefix) {
    if (!name.starts_with(prefix)) {
        return std::nullopt;
    }
    const std::string rest = name.substr(prefix.size());
    return parseInteger(rest.substr(0, rest.find('-')));
}

void sync(const fs::path& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        (void)fsync(file); // best effort: a folder on some file systems cannot be synced
        (void)close(file);
    }
}

Error unwritable(const fs::path& path, const std::error_code& error) {
    return {ErrorCode::FileUnwritable, {path.string(), error.message()}, {}};
}

// A hard link fails where the name is taken; rename() would overwrite. File systems without hard links get
// the rename.
std::error_code moveWithoutOverwriting(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::create_hard_link(from, to, error);
    if (error == std::errc::file_exists) {
        return error;
    }
    if (error) {
        fs::rename(from, to, error);
        return error;
    }
    fs::remove(from, error);
    return error;
}

} // namespace

fs::path buildingName(const fs::path& path) {
    return path.parent_path() / (buildingPrefix(path) + std::to_string(getpid()));
}

void removeAbandoned(const fs::path& path) {
    std::error_code error;
    const std::string prefix = buildingPrefix(path);
    for (const auto& entry : fs::directory_iterator(path.parent_path(), error)) {
        const auto builder = builderOf(entry.path().filename().string(), prefix);
        if (builder && (*builder == getpid() || !isRunning(*builder))) {
            fs::remove(entry.path(), error);
        }
    }
}

void removeDatabase(const fs::path& path) {
    std::error_code ignored;
    fs::remove(path, ignored);
    for (const char* journal : kJournals) {
        fs::remove(with(path, journal), ignored);
    }
}

std::optional<Error> createFolder(const fs::path& path) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    return error ? std::optional(unwritable(path.parent_path(), error)) : std::nullopt;
}

Expected<bool> publish(const fs::path& from, const fs::path& to) {
    sync(from);
    const std::error_code error = moveWithoutOverwriting(from, to);
    if (error && error != std::errc::file_exists) {
        return Unexpected(unwritable(to, error));
    }
    removeDatabase(from);
    sync(to.parent_path());
    return !error;
}

Expected<fs::path> keepAside(const fs::path& path) {
    for (;;) {
        fs::path aside = freeName(path, ".kept-aside");
        const std::error_code error = moveWithoutOverwriting(path, aside);
        if (error == std::errc::file_exists) {
            continue; // taken between the look and the move
        }
        if (error) {
            return Unexpected(unwritable(path, error));
        }
        std::error_code ignored;
        for (const char* journal : kJournals) {
            fs::rename(with(path, journal), with(aside, journal), ignored);
        }
        return aside;
    }
}

} // namespace fitgauge::catalog
