#include "backup/file_writer.hpp"

#include "backup/file_reader.hpp"
#include "backup/limits.hpp"
#include "backup/place.hpp"

#include <fmt/format.h>

#include <archive.h>
#include <archive_entry.h>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace lacewing::backup {

namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only = 0600;

void refuse_existing(const fs::path& file) {
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(file, ignored))) return;
    throw refused_work{
        fmt::format("{} exists already: name another file, or move it away.", file.string())
    };
}

fs::path folder_of(const fs::path& file) {
    const auto parent = file.parent_path();
    return parent.empty() ? fs::path{"."} : parent;
}

/// The file's name itself is on the disk after this.
void flush_folder_of(const fs::path& file) {
    const int folder = ::open(folder_of(file).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
}

} // namespace

void file_writer::free_archive::operator()(archive* which) const noexcept {
    archive_write_free(which);
}

file_writer::file_writer(fs::path to)
    : to_(std::move(to)), written_to_(to_.string() + ".part-XXXXXX") {
    refuse_existing(to_);
    descriptor_ = ::mkostemp(written_to_.data(), O_CLOEXEC); // readable by its owner alone
    if (descriptor_ < 0) {
        written_to_.clear();
        fail(errno);
    }
    archive_.reset(archive_write_new());
    require(archive_write_set_format_pax_restricted(archive_.get()));
    require(archive_write_set_bytes_per_block(
        archive_.get(), static_cast<int>(limits::backup_read_bytes)
    ));
    require(archive_write_set_bytes_in_last_block(archive_.get(), 1));
    require(archive_write_open(archive_.get(), this, nullptr, &file_writer::take, nullptr));
}

file_writer::~file_writer() {
    // What is freed in the middle writes its end: to nobody.
    is_given_up_ = true;
    archive_.reset();
    if (descriptor_ >= 0) ::close(descriptor_);
    if (!written_to_.empty()) ::unlink(written_to_.c_str());
}

void file_writer::add(std::string_view name, std::string_view bytes) {
    begin(name, bytes.size());
    append(bytes);
}

void file_writer::begin(std::string_view name, std::uint64_t size) {
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry{
        archive_entry_new(), &archive_entry_free
    };
    archive_entry_set_pathname(entry.get(), std::string{name}.c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), owner_only);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(size));
    archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
    require(archive_write_header(archive_.get(), entry.get()));
}

void file_writer::append(std::string_view piece) {
    while (!piece.empty()) {
        const auto count = archive_write_data(archive_.get(), piece.data(), piece.size());
        if (count <= 0) fail(error_ == 0 ? EIO : error_);
        piece.remove_prefix(static_cast<std::size_t>(count));
    }
}

void file_writer::finish() {
    require(archive_write_close(archive_.get()));
    archive_.reset();
    const auto hash = hash_.finish();
    write_all(hash_line(hash));
    if (::fsync(descriptor_) != 0) fail(errno);
    // Unlike a rename, a link never takes the place of a file.
    if (::link(written_to_.c_str(), to_.c_str()) != 0) {
        if (errno == EEXIST) refuse_existing(to_);
        if (::rename(written_to_.c_str(), to_.c_str()) != 0) fail(errno);
    } else {
        ::unlink(written_to_.c_str());
    }
    written_to_.clear();
    flush_folder_of(to_);
}

std::ptrdiff_t file_writer::take(archive*, void* self, const void* bytes, std::size_t count) {
    auto& to = *static_cast<file_writer*>(self);
    const std::string_view piece{static_cast<const char*>(bytes), count};
    if (to.is_given_up_) return static_cast<std::ptrdiff_t>(count);
    try {
        to.hash_.add(piece);
        to.write_all(piece);
    } catch (const std::exception&) {
        return -1; // `error_` says why
    }
    return static_cast<std::ptrdiff_t>(count);
}

void file_writer::write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(descriptor_, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            error_ = errno;
            fail(error_);
        }
        bytes.remove_prefix(static_cast<std::size_t>(count));
        size_ += static_cast<std::uint64_t>(count);
    }
}

void file_writer::require(int code) {
    if (code != ARCHIVE_OK) fail(error_ == 0 ? EIO : error_);
}

void file_writer::fail(int error) const {
    throw refused_work{fmt::format(
        "{} cannot be written: {}. Choose a place with room that you may write to.",
        to_.string(),
        std::strerror(error)
    )};
}

} // namespace lacewing::backup
