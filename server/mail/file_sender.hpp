#pragma once

#include "mail/sender.hpp"

#include <filesystem>
#include <iosfwd>

namespace lacewing::mail {

/// Writes each mail to `<directory>/<time>-<id>.eml`, readable by the server's user alone, and
/// prints its link on the console: a newcomer finishes the sign-up with nothing installed.
class file_sender final : public sender {
public:
    file_sender(std::filesystem::path directory, std::ostream& console);
    void send(const message& what) override;

private:
    std::filesystem::path directory_;
    std::ostream& console_;
};

} // namespace lacewing::mail
