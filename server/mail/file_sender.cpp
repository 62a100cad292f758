#include "mail/file_sender.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lacewing::mail {

namespace {

[[noreturn]] void fail(std::string_view act) {
    throw std::system_error{errno, std::generic_category(), fmt::format("cannot {} a mail", act)};
}

/// A file that is closed whatever happens.
class open_file {
public:
    explicit open_file(const std::filesystem::path& path)
        : handle_(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)) {
        if (handle_ < 0) fail("create the file of");
    }
    open_file(const open_file&) = delete;
    open_file& operator=(const open_file&) = delete;
    ~open_file() { ::close(handle_); }

    void write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const auto count = ::write(handle_, bytes.data(), bytes.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) fail("write");
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        if (::fsync(handle_) != 0) fail("flush");
    }

private:
    int handle_;
};

/// "20261121T093000Z"
std::string file_time(timestamp moment) {
    std::string plain;
    for (const char c : to_rfc3339(moment).substr(0, 19)) {
        if (c != '-' && c != ':') plain += c;
    }
    return plain + "Z";
}

} // namespace

file_sender::file_sender(std::filesystem::path directory, std::ostream& console)
    : directory_(std::move(directory)), console_(console) {}

void file_sender::send(const message& what) {
    const auto bytes = to_rfc5322(what);
    if (std::filesystem::create_directories(directory_)) {
        std::filesystem::permissions(directory_, std::filesystem::perms::owner_all);
    }
    const auto path = directory_ / fmt::format("{}-{}.eml", file_time(what.date), what.id);
    // Renamed when complete, so that whoever watches the folder never reads half a mail.
    auto unfinished = path;
    unfinished += ".part";
    open_file{unfinished}.write(bytes);
    std::filesystem::rename(unfinished, path);
    if (!what.link.empty()) {
        console_ << fmt::format("{} for {}: {}\n", what.link_name, what.to.address, what.link)
                 << std::flush;
    }
}

} // namespace lacewing::mail
