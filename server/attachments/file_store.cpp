#include "attachments/file_store.hpp"

#include "platform/core/disk_wait.hpp"
#include "platform/core/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lacewing::attachments {

namespace {

namespace fs = std::filesystem;

constexpr int prefix_count = 256;
constexpr mode_t owner_reads_and_writes = 0600;

[[noreturn]] void fail(std::string_view what, int error) {
    // EFBIG: the file system or a quota takes no larger file.
    if (error == ENOSPC || error == EDQUOT || error == EFBIG) {
        throw refusal{
            {.status = 507,
             .code = "disk_full",
             .detail = "The server has no room for this file. Tell whoever runs it; nothing was "
                       "changed."}
        };
    }
    const auto why = fmt::format("an attachment could not be {}: {}", what, std::strerror(error));
    // ENOENT: a row names what is not there, and trying again brings nothing.
    if (error == ENOENT) throw std::runtime_error{why};
    throw service_unavailable{why};
}

fs::path place_of(const fs::path& root, const crypto::digest& content) {
    const auto hex = crypto::to_hex(content);
    return root / hex.substr(0, 2) / hex.substr(2);
}

std::optional<crypto::digest> content_at(const std::string& hex) {
    const auto bytes = crypto::from_hex(hex);
    crypto::digest read{};
    if (!bytes || bytes->size() != read.size()) return std::nullopt;
    std::ranges::copy(*bytes, read.begin());
    return read;
}

void flush_folder(const fs::path& folder) {
    const open_file opened{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    const disk_wait waiting;
    if (opened.descriptor() < 0 || ::fsync(opened.descriptor()) != 0) fail("kept", errno);
}

void make_folder(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!failed) return;
    throw std::runtime_error{fmt::format(
        "The folder {} for attached files cannot be made: {}.", folder.string(), failed.message()
    )};
}

/// False where it is gone already.
bool is_untouched(const fs::path& file, std::chrono::seconds since) {
    std::error_code failed;
    const auto touched = fs::last_write_time(file, failed);
    return !failed && fs::file_time_type::clock::now() - touched >= since;
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code failed;
    for (const auto& each : fs::directory_iterator{folder, failed}) {
        if (each.is_regular_file(failed)) found.push_back(each.path());
    }
    return found;
}

} // namespace

open_file::open_file(open_file&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

open_file::~open_file() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

incoming_file::incoming_file(fs::path root, const std::string& name)
    : root_(std::move(root)),
      path_(root_ / "incoming" / name),
      file_(::open(
          path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, owner_reads_and_writes
      )) {
    if (file_.descriptor() < 0) fail("begun", errno);
}

incoming_file::~incoming_file() {
    if (!path_.empty()) ::unlink(path_.c_str());
}

void incoming_file::append(std::string_view piece) {
    hash_.add(piece);
    size_ += piece.size();
    while (!piece.empty()) {
        const auto count = ::write(file_.descriptor(), piece.data(), piece.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail("written", errno);
        piece.remove_prefix(static_cast<std::size_t>(count));
    }
}

std::string incoming_file::first_bytes(std::size_t count_max) const {
    std::string bytes(std::min<std::uint64_t>(count_max, size_), '\0');
    std::size_t have = 0;
    while (have < bytes.size()) {
        const auto count = ::pread(
            file_.descriptor(), bytes.data() + have, bytes.size() - have, static_cast<off_t>(have)
        );
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) fail("read", count < 0 ? errno : EIO);
        have += static_cast<std::size_t>(count);
    }
    return bytes;
}

crypto::digest incoming_file::place() {
    {
        const disk_wait waiting;
        if (::fsync(file_.descriptor()) != 0) fail("kept", errno);
    }
    const auto content = hash_.finish();
    const auto to = place_of(root_, content);
    if (::rename(path_.c_str(), to.c_str()) != 0) fail("kept", errno);
    path_.clear();
    flush_folder(to.parent_path());
    return content;
}

void file_store::prepare() const {
    make_folder(root_ / "incoming");
    make_folder(root_ / "doomed");
    // All at once, so that no upload waits for its folder's name to be on the disk.
    for (int prefix = 0; prefix < prefix_count; ++prefix) {
        make_folder(root_ / fmt::format("{:02x}", prefix));
    }
    flush_folder(root_);
}

std::unique_ptr<incoming_file> file_store::receive(crypto::random_source& random) const {
    std::array<std::uint8_t, 16> name{};
    random.fill(name);
    return std::make_unique<incoming_file>(root_, crypto::to_hex(name));
}

open_file file_store::open(const crypto::digest& content) const {
    open_file opened{::open(place_of(root_, content).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)};
    if (opened.descriptor() < 0) fail("opened", errno);
    return opened;
}

bool file_store::has(const crypto::digest& content) const {
    std::error_code failed;
    return fs::exists(place_of(root_, content), failed);
}

bool file_store::hold(const crypto::digest& content, const fs::path& at) const {
    const auto place = place_of(root_, content);
    const auto aside = root_ / "doomed" / crypto::to_hex(content);
    // A sweep may have it aside and bring it back in between.
    for (const auto& from : {place, aside, place}) {
        if (::link(from.c_str(), at.c_str()) == 0) return true;
        if (errno == ENOENT) continue;
        std::error_code failed;
        if (fs::copy_file(from, at, failed)) return true;
    }
    return false;
}

int file_store::remove_incoming(seconds untouched) const {
    int count = 0;
    for (const auto& each : files_in(root_ / "incoming")) {
        if (is_untouched(each, untouched) && ::unlink(each.c_str()) == 0) ++count;
    }
    return count;
}

int file_store::remove_unnamed(const names& known, seconds untouched) const {
    settle_doomed(known, untouched);
    int count = 0;
    for (int prefix = 0; prefix < prefix_count; ++prefix) {
        count += sweep_folder(prefix, known, untouched);
    }
    return count;
}

int file_store::sweep_folder(int prefix, const names& known, seconds untouched) const {
    const auto folder = fmt::format("{:02x}", prefix);
    std::vector<crypto::digest> old;
    for (const auto& each : files_in(root_ / folder)) {
        const auto content = content_at(folder + each.filename().string());
        if (content && is_untouched(each, untouched)) old.push_back(*content);
    }
    if (old.empty()) return 0;
    crypto::digest first{};
    crypto::digest last{};
    last.fill(0xff);
    first[0] = last[0] = static_cast<std::uint8_t>(prefix);
    const auto named = known.named_between(first, last);
    int count = 0;
    for (const auto& each : old) {
        if (std::ranges::binary_search(named, each)) continue;
        if (remove_if_still_unnamed(each, known, untouched)) ++count;
    }
    return count;
}

/// An upload puts its file in place before its row is there. So the file is taken aside first, and
/// then looked at again: from there on an upload brings a file of its own, and one that came before
/// is seen by its time or its row.
bool file_store::remove_if_still_unnamed(
    const crypto::digest& content, const names& known, seconds untouched
) const {
    const auto place = place_of(root_, content);
    const auto aside = root_ / "doomed" / crypto::to_hex(content);
    if (::rename(place.c_str(), aside.c_str()) != 0) return false;
    if (is_untouched(aside, untouched) && !known.is_named(content)) {
        return ::unlink(aside.c_str()) == 0;
    }
    ::rename(aside.c_str(), place.c_str());
    return false;
}

/// What a process that ended in the middle of it has left aside.
void file_store::settle_doomed(const names& known, seconds untouched) const {
    for (const auto& each : files_in(root_ / "doomed")) {
        const auto content = content_at(each.filename().string());
        if (!content || (is_untouched(each, untouched) && !known.is_named(*content))) {
            ::unlink(each.c_str());
        } else {
            ::rename(each.c_str(), place_of(root_, *content).c_str());
        }
    }
}

} // namespace lacewing::attachments
