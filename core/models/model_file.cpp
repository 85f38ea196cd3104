// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_file.h"

#include "core/models/byte_input.h"
#include "core/models/gguf_reader.h"
#include "core/models/hf_config_reader.h"
#include "core/models/safetensors_reader.h"
#include "core/units/csv.h"
#include "core/units/parse_number.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <vector>

namespace fitgauge::models {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostIndexBytes = std::size_t{64} << 20U;
constexpr std::int64_t kMostParts = 9999;
constexpr const char* kConfigName = "config.json";
constexpr const char* kIndexName = "model.safetensors.index.json";

// "model-00002-of-00004.gguf": where the number stands and how many there are.
struct Split {
    std::string before, after;
    std::int64_t parts = 0;
};

std::optional<Split> splitOf(const std::string& name) {
    constexpr std::size_t kDigits = 5;
    constexpr std::string_view kOf = "-of-";
    const auto of = name.rfind(kOf);
    if (of == std::string::npos || of < kDigits || name.size() < of + kOf.size() + kDigits) {
        return std::nullopt;
    }
    const auto number = parseInteger(std::string_view(name).substr(of - kDigits, kDigits));
    const auto parts = parseInteger(std::string_view(name).substr(of + kOf.size(), kDigits));
    if (!number || !parts || *parts < 1 || *parts > kMostParts) {
        return std::nullopt;
    }
    return Split{name.substr(0, of - kDigits), name.substr(of), *parts};
}

// All files that belong to `path`, itself among them.
std::vector<fs::path> partsOf(const fs::path& path) {
    const auto split = splitOf(path.filename().string());
    if (!split) {
        return {path};
    }
    std::vector<fs::path> parts;
    for (std::int64_t i = 1; i <= split->parts; ++i) {
        std::string number = std::to_string(i);
        number.insert(0, 5 - number.size(), '0');
        parts.push_back(path.parent_path() / (split->before + number + split->after));
    }
    return parts;
}

template<typename Read>
auto readHeader(const fs::path& path, const Read& read) -> decltype(read(std::declval<ByteInput&>())) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error) {
        return Unexpected(Error{ErrorCode::FileMissing, {path.string()}, {}});
    }
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        return Unexpected(
            Error{ErrorCode::FileUnreadable, {path.string(), std::generic_category().message(errno)}, {}});
    }
    ByteInput input(stream, size);
    return read(input);
}

// The name of the folder tells more than "config" or "model".
std::string folderName(const fs::path& path) {
    std::error_code ignored;
    const fs::path folder = fs::absolute(path, ignored).parent_path().filename();
    return folder.empty() ? path.stem().string() : folder.string();
}

Expected<Architecture> openGguf(const fs::path& path) {
    std::vector<GgufFile> files;
    for (const fs::path& part : partsOf(path)) {
        auto file = readHeader(part, [](ByteInput& input) { return readGguf(input, true); });
        if (!file) {
            return Unexpected(file.error());
        }
        files.push_back(std::move(*file));
    }
    const auto whole = files.size() == 1 ? Expected<GgufFile>(files.front()) : joinGguf(files);
    auto model = whole ? architectureOf(*whole) : Expected<Architecture>(Unexpected(whole.error()));
    if (model && model->id.empty()) {
        model->id = path.stem().string();
    }
    return model;
}

Expected<StoredTensors> tensorsOf(const std::vector<fs::path>& paths) {
    std::vector<StoredTensors> parts;
    for (const fs::path& path : paths) {
        auto part = readHeader(path, [](ByteInput& input) { return readSafetensors(input, true); });
        if (!part) {
            return Unexpected(part.error());
        }
        parts.push_back(std::move(*part));
    }
    return joinSafetensors(parts);
}

Expected<StoredTensors> tensorsOfIndex(const fs::path& index) {
    const auto text = readFile(index.string(), kMostIndexBytes);
    return text ? readSafetensorsIndex(*text) : Unexpected(text.error());
}

Expected<Architecture> shapeBeside(const fs::path& folder) {
    const fs::path config = folder / kConfigName;
    const auto text = readFile(config.string(), kMostConfigBytes);
    if (!text) {
        return Unexpected(text.error());
    }
    auto model = readHfConfig(*text);
    // Without a name of its own the reader gives the kind ("llama"), which says less than the folder.
    if (model && model->id.find('/') == std::string::npos) {
        model->id = folderName(config);
    }
    return model;
}

Expected<Architecture> openSafetensors(const fs::path& path, bool isIndex) {
    const auto tensors = isIndex ? tensorsOfIndex(path) : tensorsOf(partsOf(path));
    if (!tensors) {
        return Unexpected(tensors.error());
    }
    auto model = shapeBeside(path.parent_path());
    if (model) {
        model->storedBytes = tensors->bytes;
    }
    return model;
}

// Exact bytes where the weights lie beside the configuration; else the shape alone.
Expected<Architecture> openConfig(const fs::path& path) {
    const fs::path folder = path.parent_path();
    if (path.filename() != kConfigName) { // saved under another name: alone
        const auto text = readFile(path.string(), kMostConfigBytes);
        auto model = text ? readHfConfig(*text) : Expected<Architecture>(Unexpected(text.error()));
        if (model && model->id.find('/') == std::string::npos) {
            model->id = path.stem().string();
        }
        return model;
    }
    auto model = shapeBeside(folder);
    for (const auto& [file, isIndex] : {std::pair{kIndexName, true}, std::pair{"model.safetensors", false}}) {
        if (model && model->storedBytes == 0 && fs::exists(folder / file)) {
            const auto tensors = isIndex ? tensorsOfIndex(folder / file) : tensorsOf({folder / file});
            model->storedBytes = tensors ? tensors->bytes : 0;
        }
    }
    return model;
}

bool endsWith(const fs::path& path, std::string_view ending) {
    return path.filename().string().ends_with(ending);
}

bool beginsWithGguf(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::string magic(4, '\0');
    return stream.read(magic.data(), 4) && magic == "GGUF";
}

// The one file of a folder that tells most.
Expected<Architecture> openFolder(const fs::path& folder) {
    if (fs::exists(folder / kConfigName)) {
        return openConfig(folder / kConfigName);
    }
    std::vector<fs::path> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (endsWith(entry.path(), ".gguf")) {
            found.push_back(entry.path());
        }
    }
    if (found.empty()) {
        return fail(ErrorCode::FileMissing, {(folder / kConfigName).string()});
    }
    return openGguf(*std::ranges::min_element(found));
}

} // namespace

Expected<Architecture> openModelFile(const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        return openFolder(path);
    }
    if (!fs::exists(path, ignored)) {
        return fail(ErrorCode::FileMissing, {path.string()});
    }
    if (endsWith(path, ".gguf") || beginsWithGguf(path)) {
        return openGguf(path);
    }
    if (endsWith(path, ".safetensors")) {
        return openSafetensors(path, false);
    }
    return endsWith(path, ".safetensors.index.json") ? openSafetensors(path, true) : openConfig(path);
}

} // namespace fitgauge::models
