#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// WebSocket frames (RFC 6455 section 5) as plain state machines without I/O.
namespace lacewing::http::wire {

enum class opcode : std::uint8_t {
    continuation = 0,
    text = 1,
    binary = 2,
    close = 8,
    ping = 9,
    pong = 10,
};

/// Why a peer that broke the protocol is sent away: a close code of RFC 6455 section 7.4.1.
enum class breach : std::uint16_t {
    protocol = 1002,
    not_text = 1003, ///< binary messages mean nothing here
    not_utf8 = 1007,
    too_big = 1009,
};

/// Takes a client's messages out of bytes that arrive in pieces. Holds no more than one message.
class frame_reader {
public:
    explicit frame_reader(std::size_t message_bytes_max) : message_bytes_max_(message_bytes_max) {}

    struct message {
        opcode what;           ///< text, close, ping or pong
        std::string_view data; ///< valid until the next call
    };
    /// Takes from the front of `bytes` until a message is whole or the bytes are used up.
    [[nodiscard]] std::expected<std::optional<message>, breach> take(std::string_view& bytes);

private:
    [[nodiscard]] std::optional<breach> read_head();
    [[nodiscard]] std::optional<breach> check_start() const;
    [[nodiscard]] std::size_t head_size() const noexcept;
    void release_given();
    [[nodiscard]] std::string& target() noexcept;
    [[nodiscard]] std::expected<std::optional<message>, breach> finish_frame();
    [[nodiscard]] bool is_control() const noexcept { return (head_[0] & 0x08U) != 0; }
    [[nodiscard]] bool is_final() const noexcept { return (head_[0] & 0x80U) != 0; }
    [[nodiscard]] opcode code() const noexcept { return static_cast<opcode>(head_[0] & 0x0fU); }

    std::size_t message_bytes_max_;
    std::array<std::uint8_t, 14> head_{};
    std::uint8_t head_filled_ = 0;
    bool has_head_ = false;
    bool is_message_open_ = false; ///< a fragmented message waits for more
    // What the last call handed out.
    bool is_message_given_ = false;
    bool is_control_given_ = false;
    std::array<std::uint8_t, 4> mask_{};
    std::uint64_t left_ = 0;
    std::size_t masked_ = 0;
    std::string message_;
    std::string control_;
};

/// The head of an unmasked, final frame.
struct frame_head {
    frame_head(opcode what, std::size_t size) noexcept;
    [[nodiscard]] std::string_view bytes() const noexcept { return {data.data(), filled}; }

    std::array<char, 10> data{};
    std::uint8_t filled = 0;
};

/// The payload of a close frame; the reason is cut to what fits.
[[nodiscard]] std::string close_payload(std::uint16_t code, std::string_view reason);

/// The code of a close frame's payload, 1005 where it has none; nothing where it is malformed.
[[nodiscard]] std::optional<std::uint16_t> read_close_payload(std::string_view payload);

} // namespace lacewing::http::wire
