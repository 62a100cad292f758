#include "backup/held_files.hpp"

#include "backup/limits.hpp"
#include "backup/place.hpp"
#include "platform/crypto/hash_stream.hpp"
#include "platform/crypto/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <utility>

namespace lacewing::backup {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view folder_begins = "held-";

constexpr std::string_view select_contents =
    "SELECT DISTINCT content_hash FROM attachments ORDER BY content_hash";

void remove_abandoned_in(const fs::path& root) {
    std::error_code failed;
    for (const auto& each : fs::directory_iterator{root, failed}) {
        if (each.path().filename().string().starts_with(folder_begins)) {
            remove_abandoned(each.path(), {});
        }
    }
}

fs::path new_folder_in(const fs::path& root) {
    std::array<std::uint8_t, 8> name{};
    crypto::system_random{}.fill(name);
    return root / fmt::format("{}{}", folder_begins, crypto::to_hex(name));
}

} // namespace

held_files::held_files(fs::path root) : files_(std::move(root)) {
    remove_abandoned_in(files_.root());
}

void held_files::hold(std::vector<crypto::digest> named) {
    held_.clear();
    missing_.clear();
    if (named.empty()) return;
    std::error_code ignored;
    if (!folder_ && fs::is_directory(files_.root(), ignored)) {
        folder_ = std::make_unique<locked_folder>(new_folder_in(files_.root()));
    }
    for (const auto& each : named) {
        const bool is_held =
            folder_ && (fs::exists(file_of(each), ignored) || files_.hold(each, file_of(each)));
        (is_held ? held_ : missing_).push_back(each);
    }
}

fs::path held_files::file_of(const crypto::digest& content) const {
    return folder_->path() / crypto::to_hex(content);
}

std::vector<crypto::digest> named_contents(db::reader& tx) {
    std::vector<crypto::digest> found;
    auto rows = tx.query(select_contents);
    while (rows.next()) {
        const auto bytes = rows.get<std::string_view>(0);
        crypto::digest content{};
        if (bytes.size() != content.size()) {
            throw refused_work{"A row of attachments names no hash: run `lacewing verify`."};
        }
        std::ranges::transform(bytes, content.begin(), [](char each) {
            return static_cast<std::uint8_t>(each);
        });
        found.push_back(content);
    }
    return found;
}

crypto::digest hash_of_file(const fs::path& file) {
    std::ifstream from{file, std::ios::binary};
    if (!from) throw std::runtime_error{fmt::format("{} cannot be read.", file.string())};
    crypto::sha256_stream hash;
    std::string piece(limits::backup_read_bytes, '\0');
    while (from) {
        from.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        hash.add(std::string_view{piece}.substr(0, static_cast<std::size_t>(from.gcount())));
    }
    if (from.bad()) throw std::runtime_error{fmt::format("{} cannot be read.", file.string())};
    return hash.finish();
}

} // namespace lacewing::backup
