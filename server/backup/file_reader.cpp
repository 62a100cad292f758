#include "backup/file_reader.hpp"

#include "backup/limits.hpp"
#include "backup/place.hpp"
#include "platform/crypto/hash_stream.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace lacewing::backup {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view line_begins = "lacewing backup sha256 ";
constexpr std::size_t line_bytes = line_begins.size() + 2 * crypto::digest{}.size() + 1;

std::ifstream open_to_read(const fs::path& file) {
    std::ifstream opened{file, std::ios::binary};
    if (!opened || fs::is_directory(file)) {
        throw refused_work{fmt::format(
            "{} cannot be read: name a file that `lacewing backup` wrote.", file.string()
        )};
    }
    return opened;
}

std::string read_bytes(std::ifstream& from, std::uint64_t count) {
    std::string bytes(count, '\0');
    from.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(from.gcount()));
    return bytes;
}

} // namespace

std::string hash_line(const crypto::digest& of) {
    return fmt::format("{}{}\n", line_begins, crypto::to_hex(of));
}

void require_whole(const fs::path& file) {
    auto from = open_to_read(file);
    const auto size = fs::file_size(file);
    auto left = size < line_bytes ? 0 : size - line_bytes;
    crypto::sha256_stream hash;
    while (left > 0) {
        const auto piece =
            read_bytes(from, std::min<std::uint64_t>(left, limits::backup_read_bytes));
        if (piece.empty()) throw damaged{"it cannot be read to its end"};
        hash.add(piece);
        left -= piece.size();
    }
    const auto line = read_bytes(from, line_bytes);
    if (!line.starts_with(line_begins) || !line.ends_with('\n')) {
        throw damaged{"its end is missing"};
    }
    if (line != hash_line(hash.finish()))
        throw damaged{"its bytes do not give the hash at its end"};
}

void file_reader::free_archive::operator()(archive* which) const noexcept {
    archive_read_free(which);
}

file_reader::file_reader(const fs::path& file) : archive_(archive_read_new()) {
    open_to_read(file);
    archive_read_support_format_tar(archive_.get());
    const auto code =
        archive_read_open_filename(archive_.get(), file.c_str(), limits::backup_read_bytes);
    if (code != ARCHIVE_OK) fail();
}

bool file_reader::next() {
    archive_entry* entry = nullptr;
    const auto code = archive_read_next_header(archive_.get(), &entry);
    if (code == ARCHIVE_EOF) return false;
    if (code != ARCHIVE_OK) fail();
    const auto* name = archive_entry_pathname(entry);
    name_ = name == nullptr ? "" : name;
    size_ = static_cast<std::uint64_t>(archive_entry_size(entry));
    return true;
}

std::string_view file_reader::read() {
    piece_.resize(limits::backup_read_bytes);
    const auto count = archive_read_data(archive_.get(), piece_.data(), piece_.size());
    if (count < 0) fail();
    return std::string_view{piece_}.substr(0, static_cast<std::size_t>(count));
}

std::string file_reader::read_whole() {
    if (size_ > limits::backup_piece_bytes_max) {
        throw damaged{fmt::format("{} is larger than any piece", name_)};
    }
    std::string whole;
    whole.reserve(size_);
    for (auto piece = read(); !piece.empty(); piece = read()) whole += piece;
    return whole;
}

void file_reader::fail() const {
    const auto* said = archive_error_string(archive_.get());
    throw damaged{said == nullptr ? "it is no archive" : said};
}

} // namespace lacewing::backup
