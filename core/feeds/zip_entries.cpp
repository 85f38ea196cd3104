// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/feeds/zip_entries.h"

#include <zip.h>

#include <array>
#include <memory>

namespace fitgauge::feeds {
namespace {

constexpr std::size_t kLocalHeaderBytes = 30;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using Entry = std::unique_ptr<zip_file_t, Discard>;

Archive openArchive(std::string_view bytes) {
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    if (source == nullptr) {
        return {};
    }
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (archive == nullptr) {
        zip_source_free(source);
    }
    return Archive(archive);
}

Expected<std::string> unpacked(std::string_view feed, zip_t* archive, zip_uint64_t index,
                               const std::string& name, std::size_t mostBytes) {
    constexpr std::size_t kChunk = 1 << 16;
    const Entry entry(zip_fopen_index(archive, index, 0));
    if (!entry) {
        return fail(ErrorCode::FeedTruncated, {std::string(feed), name});
    }
    std::string bytes;
    std::array<char, kChunk> chunk{};
    zip_int64_t got = 0;
    while ((got = zip_fread(entry.get(), chunk.data(), chunk.size())) > 0) {
        bytes.append(chunk.data(), static_cast<std::size_t>(got));
        if (bytes.size() > mostBytes) {
            return fail(ErrorCode::FileTooLarge,
                        {name, std::to_string(bytes.size()), std::to_string(mostBytes)});
        }
    }
    if (got < 0) { // a broken stream, or another check sum at its end
        return fail(ErrorCode::FeedTruncated, {std::string(feed), name});
    }
    return bytes;
}

} // namespace

bool looksLikeZip(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

Expected<void> forEachZipEntry(std::string_view feed, std::string_view archive, std::string_view suffix,
                               const std::function<void(std::string_view name, std::string_view bytes)>& use,
                               std::size_t mostBytes) {
    const Archive zip = looksLikeZip(archive) ? openArchive(archive) : Archive();
    if (!zip) {
        // The list of an archive stands at its end: one that breaks off has none.
        return looksLikeZip(archive) && archive.size() > kLocalHeaderBytes
                   ? fail(ErrorCode::FeedTruncated, {std::string(feed), std::to_string(archive.size())})
                   : fail(ErrorCode::FeedForeign, {std::string(feed)});
    }
    const auto entries = static_cast<std::size_t>(zip_get_num_entries(zip.get(), 0));
    if (entries > kMostZipEntries) {
        return fail(ErrorCode::FileTooLarge,
                    {std::string(feed), std::to_string(entries), std::to_string(kMostZipEntries)});
    }
    bool isUsed = false;
    for (std::size_t i = 0; i < entries; ++i) {
        const char* found = zip_get_name(zip.get(), i, ZIP_FL_ENC_GUESS);
        const std::string name = found == nullptr ? std::string() : found;
        if (!name.ends_with(suffix)) {
            continue;
        }
        const auto bytes = unpacked(feed, zip.get(), i, name, mostBytes);
        if (!bytes) {
            return Unexpected(bytes.error());
        }
        mostBytes -= bytes->size();
        use(name, *bytes);
        isUsed = true;
    }
    return isUsed ? Expected<void>() : fail(ErrorCode::FeedForeign, {std::string(feed)});
}

} // namespace fitgauge::feeds
