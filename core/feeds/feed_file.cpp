// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/feed_file.h"

#include "core/feeds/byte_source.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>
#include <system_error>

namespace fitgauge::feeds {
namespace {

struct Close {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

class FileSource final : public ByteSource {
  public:
    FileSource(File file, std::uint64_t size, const std::stop_token& stop)
        : m_file(std::move(file)), m_size(size), m_stop(stop) {
        (void)std::setvbuf(m_file.get(), nullptr, _IONBF, 0); // callers read large pieces themselves
    }

    [[nodiscard]] std::size_t read(char* into, std::size_t most) override {
        if (m_stop.stop_requested()) {
            return 0;
        }
        const std::size_t got = std::fread(into, 1, most, m_file.get());
        m_error = std::ferror(m_file.get()) != 0 ? errno : m_error;
        m_bytes += got;
        m_most = std::max(m_most, m_bytes);
        return got;
    }
    void rewind() override {
        m_bytes = 0;
        std::rewind(m_file.get());
    }
    [[nodiscard]] std::uint64_t sizeHint() const override { return m_size; }

    [[nodiscard]] int error() const { return m_error; }
    // Whether all of it was read, and no more.
    [[nodiscard]] bool isWhole() const { return m_most == m_size; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_most; }

  private:
    File m_file;
    std::uint64_t m_size;
    const std::stop_token& m_stop;
    std::uint64_t m_bytes = 0, m_most = 0; // since the last rewind, and at most
    int m_error = 0;
};

// What tells that a file is as it was.
struct Stamp {
    std::uint64_t size = 0;
    std::filesystem::file_time_type changed;
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

std::optional<Stamp> stampOf(const std::filesystem::path& path) {
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem) {
        return std::nullopt;
    }
    const auto changed = std::filesystem::last_write_time(path, problem);
    return problem ? std::nullopt : std::optional(Stamp{size, changed});
}

std::string reasonOf(int error) {
    return std::generic_category().message(error);
}

} // namespace

Expected<ReadResult> readFeedFile(const Feed& feed, const std::filesystem::path& path, const Context& context,
                                  const std::stop_token& stop) {
    std::error_code problem;
    const auto kind = std::filesystem::status(path, problem).type();
    if (kind == std::filesystem::file_type::not_found) {
        return fail(ErrorCode::FileMissing, {path.string()});
    }
    const auto before = stampOf(path);
    if (kind != std::filesystem::file_type::regular || !before) {
        const int error = kind == std::filesystem::file_type::directory ? EISDIR : EINVAL;
        return fail(ErrorCode::FileUnreadable, {path.string(), reasonOf(problem ? problem.value() : error)});
    }
    if (before->size > kMostFileBytes) {
        return fail(ErrorCode::FileTooLarge,
                    {path.string(), std::to_string(before->size), std::to_string(kMostFileBytes)});
    }
    File file(std::fopen(path.c_str(), "rb"));
    if (file == nullptr) {
        return fail(ErrorCode::FileUnreadable, {path.string(), reasonOf(errno)});
    }
    FileSource source(std::move(file), before->size, stop);
    auto result = feed.readFrom(source, context);
    if (source.error() != 0) {
        return fail(ErrorCode::FileUnreadable, {path.string(), reasonOf(source.error())});
    }
    if (stampOf(path) != before || (result && !source.isWhole() && !stop.stop_requested())) {
        return fail(ErrorCode::FeedTruncated, {std::string(feed.id()), std::to_string(source.bytesRead())});
    }
    return result;
}

} // namespace fitgauge::feeds
