#pragma once

#include "platform/http/net/transport.hpp"
#include "platform/http/websocket.hpp"
#include "platform/http/wire/frames.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http::net {

class loop;

/// An upgraded connection: reads a client's frames, and writes what the product queues with as few
/// system calls as possible.
class live_socket final : public socket_sender, public std::enable_shared_from_this<live_socket> {
public:
    /// `on` and `through` live until `end` is called.
    live_socket(loop& on, transport& through, std::shared_ptr<socket_handler> handler);

    // Any thread:
    void send(std::shared_ptr<const std::string> frame) override;
    void close(close_code why, std::string_view reason) override;

    // On the loop:
    void open();
    void take(std::string_view bytes);
    void flush();
    void sent();
    /// False where the peer is dead and the connection is to be closed.
    [[nodiscard]] bool check(std::int64_t now_ms);
    /// The connection is gone.
    void end();

private:
    struct outgoing {
        std::shared_ptr<const std::string> frame;
        wire::frame_head head;
        [[nodiscard]] std::size_t size() const noexcept { return head.filled + frame->size(); }
    };
    enum class rest { keep, drop };
    void queue(wire::opcode what, std::shared_ptr<const std::string> payload);
    /// `mutex_` is held.
    void queue_close(std::uint16_t code, std::string_view reason, rest of_queue);
    void close_with(std::uint16_t code, std::string_view reason, rest of_queue);
    void hear(const wire::frame_reader::message& what);
    void hear_text(std::string_view frame);
    void tell_closed();
    void write_waiting();
    [[nodiscard]] bool take_batch();
    void release_batch();

    loop& loop_;
    transport* transport_; ///< null after the end
    std::shared_ptr<socket_handler> handler_;
    wire::frame_reader reader_;

    std::mutex mutex_;
    std::vector<outgoing> waiting_; ///< guarded by `mutex_`
    bool is_flush_due_ = false;     ///< guarded by `mutex_`
    bool is_closing_ = false;       ///< guarded by `mutex_`: a close frame is the last in the queue

    std::size_t waiting_bytes_ = 0; ///< guarded by `mutex_`: queued or being written
    std::vector<outgoing> batch_;   ///< being written
    bool is_open_ = false;
    bool is_writing_ = false;
    bool is_heard_out_ =
        false; ///< the peer has closed or broken the protocol: what follows is nothing
    bool is_close_taken_ = false; ///< the close frame is in the batch or gone
    bool is_close_sent_ = false;
    std::int64_t close_deadline_ms_ = 0;
    std::int64_t heard_ms_;
    std::int64_t pinged_ms_;
};

} // namespace lacewing::http::net
