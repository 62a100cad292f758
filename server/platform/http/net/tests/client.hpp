#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::http::testing {

struct answer {
    int status = 0;
    std::string head;
    std::map<std::string, std::string> headers; ///< names in lower case
    std::string body;
};

/// A blocking socket that sends whatever it is told to, as an attacker would. Waits 10 s at most.
class raw_client {
public:
    explicit raw_client(std::uint16_t port, int receive_buffer_bytes = 0);
    explicit raw_client(const std::string& unix_path);
    /// Not connected yet.
    raw_client();
    raw_client(const raw_client&) = delete;
    raw_client& operator=(const raw_client&) = delete;
    ~raw_client();

    void connect(std::uint16_t port);
    void send(std::string_view bytes);
    /// The next answer; status 0 where the connection has ended.
    [[nodiscard]] answer read_answer(bool has_body = true);
    [[nodiscard]] answer ask(std::string_view request) {
        send(request);
        return read_answer();
    }
    /// Exactly that many bytes, fewer at the end of the connection.
    [[nodiscard]] std::string read_bytes(std::size_t count);
    /// True where the server closes without another byte.
    [[nodiscard]] bool is_closed();
    void end_sending();
    [[nodiscard]] int descriptor() const { return descriptor_; }

private:
    [[nodiscard]] bool read_more();

    int descriptor_ = -1;
    std::string received_;
};

/// A text frame as a browser sends it, masked.
[[nodiscard]] std::string client_frame(std::string_view text, std::uint8_t first_byte = 0x81);

struct server_frame {
    int opcode = -1; ///< -1 at the end of the connection
    std::string payload;
    [[nodiscard]] int close_code() const;
};
[[nodiscard]] server_frame read_frame(raw_client& from);

} // namespace lacewing::http::testing
