#include "backup/locked_folder.hpp"

#include "backup/place.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lacewing::backup {

namespace {

constexpr mode_t owner_alone = 0700;

/// The folder's descriptor with its lock; -1 where another holds it or it is not there.
int lock(const std::filesystem::path& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return -1;
    if (::flock(opened, LOCK_EX | LOCK_NB) == 0) return opened;
    ::close(opened);
    return -1;
}

} // namespace

locked_folder::locked_folder(std::filesystem::path at) : path_(std::move(at)) {
    if (::mkdir(path_.c_str(), owner_alone) != 0) {
        throw refused_work{fmt::format(
            "The folder {} cannot be made: {}. Make sure that you may write there.",
            path_.string(),
            std::strerror(errno)
        )};
    }
    descriptor_ = lock(path_);
}

locked_folder::~locked_folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
    if (descriptor_ >= 0) ::close(descriptor_);
}

bool remove_abandoned(const std::filesystem::path& folder, const std::filesystem::path& first) {
    const int locked = lock(folder);
    if (locked < 0) return false;
    std::error_code ignored;
    if (!first.empty()) std::filesystem::remove_all(first, ignored);
    std::filesystem::remove_all(folder, ignored);
    ::close(locked);
    return true;
}

} // namespace lacewing::backup
