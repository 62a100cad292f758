#include "platform/http/net/tests/client.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

namespace lacewing::http::testing {

namespace {

void set_deadline(int descriptor) {
    const timeval limit{.tv_sec = 10, .tv_usec = 0};
    ::setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    ::setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
    return text;
}

} // namespace

raw_client::raw_client() : descriptor_(::socket(AF_INET, SOCK_STREAM, 0)) {
    set_deadline(descriptor_);
}

raw_client::raw_client(std::uint16_t port, int receive_buffer_bytes) : raw_client() {
    if (receive_buffer_bytes > 0) {
        ::setsockopt(
            descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer_bytes, sizeof receive_buffer_bytes
        );
    }
    connect(port);
}

void raw_client::connect(std::uint16_t port) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
        throw std::runtime_error{"cannot connect"};
    }
}

raw_client::raw_client(const std::string& unix_path)
    : descriptor_(::socket(AF_UNIX, SOCK_STREAM, 0)) {
    set_deadline(descriptor_);
    sockaddr_un to{};
    to.sun_family = AF_UNIX;
    unix_path.copy(to.sun_path, sizeof to.sun_path - 1);
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
        throw std::runtime_error{"cannot connect"};
    }
}

raw_client::~raw_client() {
    ::close(descriptor_);
}

void raw_client::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

bool raw_client::read_more() {
    std::array<char, 16 * 1024> piece{};
    const auto count = ::recv(descriptor_, piece.data(), piece.size(), 0);
    if (count <= 0) return false;
    received_.append(piece.data(), static_cast<std::size_t>(count));
    return true;
}

answer raw_client::read_answer(bool has_body) {
    answer result;
    while (received_.find("\r\n\r\n") == std::string::npos) {
        if (!read_more()) return result;
    }
    const auto end = received_.find("\r\n\r\n");
    result.head = received_.substr(0, end + 2);
    received_.erase(0, end + 4);
    result.status = std::stoi(result.head.substr(9, 3));
    for (auto at = result.head.find("\r\n") + 2; at < result.head.size();) {
        const auto line_end = result.head.find("\r\n", at);
        const auto colon = result.head.find(": ", at);
        result.headers[lower(result.head.substr(at, colon - at))] =
            result.head.substr(colon + 2, line_end - colon - 2);
        at = line_end + 2;
    }
    const auto length = result.headers.find("content-length");
    if (has_body && length != result.headers.end()) {
        result.body = read_bytes(std::stoul(length->second));
    }
    return result;
}

std::string raw_client::read_bytes(std::size_t count) {
    while (received_.size() < count && read_more()) {
    }
    auto bytes = received_.substr(0, count);
    received_.erase(0, count);
    return bytes;
}

bool raw_client::is_closed() {
    if (!received_.empty()) return false;
    std::array<char, 1> byte{};
    const auto count = ::recv(descriptor_, byte.data(), 1, 0);
    return count == 0 || (count < 0 && errno == ECONNRESET);
}

void raw_client::end_sending() {
    ::shutdown(descriptor_, SHUT_WR);
}

std::string client_frame(std::string_view text, std::uint8_t first_byte) {
    std::string frame(1, static_cast<char>(first_byte));
    if (text.size() < 126) {
        frame += static_cast<char>(0x80U | text.size());
    } else if (text.size() <= 0xffff) {
        frame += static_cast<char>(0x80U | 126U);
        frame += static_cast<char>(text.size() >> 8U);
        frame += static_cast<char>(text.size() & 0xffU);
    } else {
        frame += static_cast<char>(0x80U | 127U);
        for (int shift = 56; shift >= 0; shift -= 8) {
            frame += static_cast<char>(text.size() >> shift & 0xffU);
        }
    }
    const std::array<unsigned char, 4> mask{0x12, 0x34, 0x56, 0x78};
    for (const auto byte : mask) frame += static_cast<char>(byte);
    for (std::size_t at = 0; at < text.size(); ++at) {
        frame += static_cast<char>(static_cast<unsigned char>(text[at]) ^ mask[at % 4]);
    }
    return frame;
}

int server_frame::close_code() const {
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
}

server_frame read_frame(raw_client& from) {
    server_frame result;
    const auto head = from.read_bytes(2);
    if (head.size() < 2) return result;
    auto size = static_cast<std::size_t>(static_cast<unsigned char>(head[1]));
    if (size >= 126) {
        const auto wide = from.read_bytes(size == 126 ? 2 : 8);
        size = 0;
        for (const char byte : wide) size = size << 8U | static_cast<unsigned char>(byte);
    }
    result.opcode = static_cast<unsigned char>(head[0]) & 0x0f;
    result.payload = from.read_bytes(size);
    return result;
}

} // namespace lacewing::http::testing
