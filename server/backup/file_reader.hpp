#pragma once

#include "backup/rows.hpp"
#include "platform/crypto/hash.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct archive;

namespace lacewing::backup {

/// What stands behind the archive.
[[nodiscard]] std::string hash_line(const crypto::digest& of);

/// Reads the whole file. Throws `damaged` unless its bytes give the hash at its end.
void require_whole(const std::filesystem::path& file);

/// Walks the members of a backup's archive in their order.
class file_reader {
public:
    /// Throws `damaged` where there is no archive.
    explicit file_reader(const std::filesystem::path& file);

    /// Moves to the next member; false after the last.
    bool next();
    [[nodiscard]] const std::string& name() const noexcept { return name_; }
    [[nodiscard]] std::uint64_t size() const noexcept { return size_; }

    /// The member's next bytes; empty at its end. Until the next call.
    [[nodiscard]] std::string_view read();
    /// All of it. Throws `damaged` where it is larger than limits::backup_piece_bytes_max.
    [[nodiscard]] std::string read_whole();

private:
    struct free_archive {
        void operator()(archive* which) const noexcept;
    };
    [[noreturn]] void fail() const;

    std::unique_ptr<archive, free_archive> archive_;
    std::string name_;
    std::uint64_t size_ = 0;
    std::string piece_;
};

} // namespace lacewing::backup
