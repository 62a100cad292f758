#include "mail/tests/smtp_sink.hpp"

#include <fmt/format.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace lacewing::mail {

namespace {

/// Lines of a socket.
class line_reader {
public:
    explicit line_reader(int connection) : connection_(connection) {}

    /// False at the end of the connection.
    bool next(std::string& line) {
        std::size_t end = 0;
        while ((end = buffer_.find("\r\n")) == std::string::npos) {
            char bytes[4096];
            const auto count = ::recv(connection_, bytes, sizeof bytes, 0);
            if (count <= 0) return false;
            buffer_.append(bytes, static_cast<std::size_t>(count));
        }
        line = buffer_.substr(0, end);
        buffer_.erase(0, end + 2);
        return true;
    }

private:
    int connection_;
    std::string buffer_;
};

void say(int connection, std::string_view answer) {
    const auto line = fmt::format("{}\r\n", answer);
    ::send(connection, line.data(), line.size(), MSG_NOSIGNAL);
}

std::string path_of(const std::string& command) {
    const auto open = command.find('<');
    return command.substr(open + 1, command.find('>') - open - 1);
}

} // namespace

smtp_sink::smtp_sink(std::map<std::string, std::string> answers) : answers_(std::move(answers)) {
    listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (::bind(listener_, any, size) != 0 || ::listen(listener_, 8) != 0 ||
        ::getsockname(listener_, any, &size) != 0) {
        throw std::runtime_error{"no port for the mail sink"};
    }
    port_ = ntohs(address.sin_port);
    thread_ = std::thread{[this] { serve(); }};
}

smtp_sink::~smtp_sink() {
    ::shutdown(listener_, SHUT_RDWR);
    thread_.join();
    ::close(listener_);
}

std::string smtp_sink::url() const {
    return fmt::format("smtp://127.0.0.1:{}", port_);
}

std::vector<smtp_sink::delivery> smtp_sink::deliveries() {
    const std::lock_guard guard{mutex_};
    return deliveries_;
}

void smtp_sink::serve() {
    while (true) {
        const int connection = ::accept(listener_, nullptr, nullptr);
        if (connection < 0) return;
        converse(connection);
        ::close(connection);
    }
}

void smtp_sink::converse(int connection) {
    line_reader lines{connection};
    delivery now;
    say(connection, "220 sink");
    for (std::string line; lines.next(line);) {
        const auto verb = line.substr(0, 4);
        const auto set = answers_.find(verb);
        if (set != answers_.end()) {
            say(connection, set->second);
            continue;
        }
        if (verb == "MAIL") now.from = path_of(line);
        if (verb == "RCPT") now.recipients.push_back(path_of(line));
        if (verb == "DATA") {
            say(connection, "354 go on");
            while (lines.next(line) && line != ".") {
                now.data += line.starts_with("..") ? line.substr(1) : line;
                now.data += "\r\n";
            }
            const std::lock_guard guard{mutex_};
            deliveries_.push_back(std::exchange(now, {}));
        }
        say(connection, verb == "QUIT" ? "221 bye" : "250 fine");
        if (verb == "QUIT") return;
    }
}

} // namespace lacewing::mail
