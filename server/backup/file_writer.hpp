#pragma once

#include "platform/crypto/hash_stream.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct archive;

namespace lacewing::backup {

/// A backup's file on its way: a tar archive, and behind its end one line with the SHA-256 of all
/// bytes before it. It has another name until `finish`, and is gone with this object before.
class file_writer {
public:
    /// Throws `refused_work` where the file exists or none can be made there.
    explicit file_writer(std::filesystem::path to);
    file_writer(const file_writer&) = delete;
    file_writer& operator=(const file_writer&) = delete;
    ~file_writer();

    void add(std::string_view name, std::string_view bytes);
    /// The same in pieces, which come to exactly `size`.
    void begin(std::string_view name, std::uint64_t size);
    void append(std::string_view piece);

    /// Through to the disk, under its name. Called once, last.
    void finish();
    [[nodiscard]] std::uint64_t size() const noexcept { return size_; }

private:
    struct free_archive {
        void operator()(archive* which) const noexcept;
    };
    static std::ptrdiff_t take(archive*, void* self, const void* bytes, std::size_t count);
    void write_all(std::string_view bytes);
    [[noreturn]] void fail(int error) const;
    void require(int code);

    std::filesystem::path to_;
    std::string written_to_;
    int descriptor_ = -1;
    std::uint64_t size_ = 0;
    int error_ = 0;
    bool is_given_up_ = false;
    crypto::sha256_stream hash_;
    std::unique_ptr<archive, free_archive> archive_;
};

} // namespace lacewing::backup
