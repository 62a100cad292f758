#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace lacewing::http::net {

/// Who is told what happens on a transport. All calls come on the loop.
class stream_user {
public:
    stream_user() = default;
    stream_user(const stream_user&) = delete;
    stream_user& operator=(const stream_user&) = delete;
    virtual ~stream_user() = default;

    /// Bytes that came after `receive`; they are gone after the call.
    virtual void on_bytes(std::string_view bytes) = 0;
    /// What `send` could not place at once has gone.
    virtual void on_sent() = 0;
    /// The peer has closed, or the connection failed.
    virtual void on_lost() = 0;
    /// Keeps the user and its transport alive while the system is asked for something.
    [[nodiscard]] virtual std::shared_ptr<void> keep_alive() = 0;
};

/// Bytes to and from one peer, plain or under TLS. Used on its loop alone.
class transport {
public:
    transport() = default;
    transport(const transport&) = delete;
    transport& operator=(const transport&) = delete;
    virtual ~transport() = default;

    virtual void attach(stream_user& to) = 0;
    /// Asks for one `on_bytes` or `on_lost`, which comes later, never inside this call.
    virtual void receive() = 0;
    /// True where all went at once. Else the bytes stay where they are until `on_sent` or
    /// `on_lost`; one send at a time.
    [[nodiscard]] virtual bool send(std::span<const std::string_view> pieces) = 0;
    /// Bytes that the system took so far.
    [[nodiscard]] virtual std::uint64_t sent_bytes() const = 0;
    /// Those of them that have reached the peer: the system's buffers say nothing about a reader.
    [[nodiscard]] virtual std::uint64_t delivered_bytes() const = 0;
    /// Tells the peer that nothing more will come.
    virtual void end_sending() = 0;
    /// Closes for good: no call comes after it.
    virtual void close() = 0;
};

} // namespace lacewing::http::net
