#include "platform/db/sqlite/file_lock.hpp"

#include "platform/db/database.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace lacewing::db::sqlite {

namespace {

int open_private(const std::string& path) {
    const int handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (handle < 0) {
        throw unavailable{fmt::format("{} cannot be written: {}.", path, std::strerror(errno))};
    }
    return handle;
}

} // namespace

file_lock::file_lock(const std::string& path) : handle_(open_private(path + ".lock")) {
    if (::flock(handle_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(handle_);
    throw unavailable{
        fmt::format("Another Lacewing uses {}: stop it first or choose another data folder.", path)
    };
}

file_lock::~file_lock() {
    ::close(handle_);
}

void ensure_private_file(const std::string& path) {
    ::close(open_private(path));
}

} // namespace lacewing::db::sqlite
