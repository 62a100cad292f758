#pragma once

#include "platform/crypto/hash_stream.hpp"
#include "platform/crypto/random.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The folder of the files' bytes: `ab/cdef…` is the content whose SHA-256 is abcdef…, `incoming/`
/// holds what is being written, `doomed/` what is about to go. Several processes may share it.
/// Every call works on the disk and blocks: never on a network loop.
namespace lacewing::attachments {

/// An open descriptor of the system.
class open_file {
public:
    explicit open_file(int descriptor) : descriptor_(descriptor) {}
    open_file(open_file&& other) noexcept;
    open_file& operator=(open_file&&) = delete;
    ~open_file();
    [[nodiscard]] int descriptor() const noexcept { return descriptor_; }

private:
    int descriptor_;
};

/// A file on its way in. What was not placed is gone with it.
class incoming_file {
public:
    incoming_file(std::filesystem::path root, const std::string& name);
    incoming_file(const incoming_file&) = delete;
    incoming_file& operator=(const incoming_file&) = delete;
    ~incoming_file();

    /// Throws `refusal` 507 `disk_full` where there is no room.
    void append(std::string_view piece);
    [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
    /// What it begins with, to learn what it is.
    [[nodiscard]] std::string first_bytes(std::size_t count_max) const;

    /// Brings it to the place that its content gives it, through to the disk: the file, then the
    /// folder. One that is there already is the same and gives way. Called once, last.
    [[nodiscard]] crypto::digest place();

private:
    std::filesystem::path root_;
    std::filesystem::path path_;
    open_file file_;
    crypto::sha256_stream hash_;
    std::uint64_t size_ = 0;
};

class file_store {
public:
    explicit file_store(std::filesystem::path root) : root_(std::move(root)) {}

    /// Makes the folders. Throws std::runtime_error with one plain sentence where it cannot. Called
    /// before everything else.
    void prepare() const;

    [[nodiscard]] std::unique_ptr<incoming_file> receive(crypto::random_source& random) const;
    /// Throws std::runtime_error where it is not there: then the folder was tampered with.
    [[nodiscard]] open_file open(const crypto::digest& content) const;
    [[nodiscard]] bool has(const crypto::digest& content) const;
    /// Gives the content a second name, which outlives every sweep: `at`, in this folder's file
    /// system or, as a copy, in another. False where it is not there.
    [[nodiscard]] bool hold(const crypto::digest& content, const std::filesystem::path& at) const;
    [[nodiscard]] const std::filesystem::path& root() const noexcept { return root_; }

    using seconds = std::chrono::seconds;
    /// Half-written files that nobody has touched for so long go. Returns how many.
    int remove_incoming(seconds untouched) const;

    /// Whether a row names the content, and which of a stretch are named.
    struct names {
        std::function<bool(const crypto::digest&)> is_named;
        std::function<std::vector<crypto::digest>(const crypto::digest&, const crypto::digest&)>
            named_between;
    };
    /// Files that no row names, and that nobody has put there for so long, go. One that an upload
    /// puts there or a row begins to name meanwhile stays. Returns how many went.
    int remove_unnamed(const names& known, seconds untouched) const;

private:
    int sweep_folder(int prefix, const names& known, seconds untouched) const;
    bool remove_if_still_unnamed(
        const crypto::digest& content, const names& known, seconds untouched
    ) const;
    void settle_doomed(const names& known, seconds untouched) const;

    std::filesystem::path root_;
};

} // namespace lacewing::attachments
