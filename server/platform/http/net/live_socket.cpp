#include "platform/http/net/live_socket.hpp"

#include "platform/core/limits.hpp"
#include "platform/http/net/loop.hpp"
#include "platform/log/log.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace lacewing::http::net {

namespace {

constexpr std::size_t batch_frames_max = 64;
constexpr std::size_t kept_frames_max = 16;
constexpr std::int64_t pong_grace_ms = 5'000;
constexpr std::uint16_t normal_closure = 1000;
constexpr std::uint16_t no_code = 1005;
constexpr std::uint16_t internal_error = 1011;

} // namespace

live_socket::live_socket(loop& on, transport& through, std::shared_ptr<socket_handler> handler)
    : loop_(on),
      transport_(&through),
      handler_(std::move(handler)),
      reader_(limits::socket_frame_bytes_max),
      heard_ms_(loop::now_ms()),
      pinged_ms_(heard_ms_) {}

void live_socket::send(std::shared_ptr<const std::string> frame) {
    queue(wire::opcode::text, std::move(frame));
}

void live_socket::close(close_code why, std::string_view reason) {
    close_with(static_cast<std::uint16_t>(why), reason, rest::keep);
}

void live_socket::queue(wire::opcode what, std::shared_ptr<const std::string> payload) {
    {
        const std::lock_guard guard{mutex_};
        if (is_closing_) return;
        outgoing next{.frame = std::move(payload), .head = {what, 0}};
        next.head = wire::frame_head{what, next.frame->size()};
        if (waiting_bytes_ + next.size() > limits::socket_queue_bytes_max) {
            queue_close(
                static_cast<std::uint16_t>(close_code::too_slow), "reads too slowly", rest::drop
            );
        } else {
            waiting_bytes_ += next.size();
            waiting_.push_back(std::move(next));
        }
        if (std::exchange(is_flush_due_, true)) return;
    }
    loop_.flush_later(shared_from_this());
}

void live_socket::close_with(std::uint16_t code, std::string_view reason, rest of_queue) {
    {
        const std::lock_guard guard{mutex_};
        if (is_closing_) return;
        queue_close(code, reason, of_queue);
        if (std::exchange(is_flush_due_, true)) return;
    }
    loop_.flush_later(shared_from_this());
}

void live_socket::queue_close(std::uint16_t code, std::string_view reason, rest of_queue) {
    is_closing_ = true;
    if (of_queue == rest::drop) {
        for (const auto& each : waiting_) waiting_bytes_ -= each.size();
        waiting_.clear();
    }
    auto payload = std::make_shared<const std::string>(wire::close_payload(code, reason));
    const wire::frame_head head{wire::opcode::close, payload->size()};
    waiting_.push_back({.frame = std::move(payload), .head = head});
    waiting_bytes_ += waiting_.back().size();
}

void live_socket::open() {
    is_open_ = true;
    handler_->on_open(shared_from_this());
}

void live_socket::take(std::string_view bytes) {
    heard_ms_ = loop::now_ms();
    while (!is_heard_out_) {
        const auto taken = reader_.take(bytes);
        if (!taken) {
            is_heard_out_ = true;
            close_with(static_cast<std::uint16_t>(taken.error()), "", rest::drop);
        } else if (*taken) {
            hear(**taken);
        } else {
            break;
        }
    }
    if (is_heard_out_ && is_close_sent_ && transport_ != nullptr) transport_->end_sending();
}

void live_socket::hear(const wire::frame_reader::message& what) {
    switch (what.what) {
    case wire::opcode::text:
        hear_text(what.data);
        break;
    case wire::opcode::ping:
        queue(wire::opcode::pong, std::make_shared<const std::string>(what.data));
        break;
    case wire::opcode::close: {
        is_heard_out_ = true;
        const auto code = wire::read_close_payload(what.data).value_or(
            static_cast<std::uint16_t>(wire::breach::protocol)
        );
        close_with(code == no_code ? normal_closure : code, "", rest::drop);
        tell_closed();
        break;
    }
    default:
        break; // a pong: that something came is what counts
    }
}

void live_socket::hear_text(std::string_view frame) {
    if (!handler_) return;
    try {
        const auto handler = handler_; // it may close the socket, which lets go of it
        handler->on_text(frame);
    } catch (const std::exception& failure) {
        log::error("socket_failed", {{"why", failure.what()}});
        close_with(internal_error, "", rest::drop);
    }
}

void live_socket::tell_closed() {
    const auto handler = std::exchange(handler_, nullptr);
    if (!handler || !is_open_) return;
    try {
        handler->on_close();
    } catch (const std::exception& failure) {
        log::error("socket_failed", {{"why", failure.what()}});
    }
}

void live_socket::flush() {
    {
        const std::lock_guard guard{mutex_};
        is_flush_due_ = false;
    }
    write_waiting();
}

void live_socket::sent() {
    is_writing_ = false;
    release_batch();
    write_waiting();
}

void live_socket::write_waiting() {
    while (transport_ != nullptr && !is_writing_ && take_batch()) {
        if (is_close_taken_) tell_closed();
        std::array<std::string_view, 2 * batch_frames_max> pieces;
        std::size_t count = 0;
        for (const auto& [frame, head] : batch_) {
            pieces[count++] = head.bytes();
            pieces[count++] = *frame;
        }
        if (!transport_->send({pieces.data(), count})) {
            is_writing_ = true;
            return;
        }
        release_batch();
    }
}

/// False where nothing waits.
bool live_socket::take_batch() {
    const std::lock_guard guard{mutex_};
    if (waiting_.empty()) return false;
    const auto count = std::min(waiting_.size(), batch_frames_max);
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(count);
    batch_.assign(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
    waiting_.erase(waiting_.begin(), end);
    is_close_taken_ = is_closing_ && waiting_.empty();
    return true;
}

void live_socket::release_batch() {
    std::size_t bytes = 0;
    for (const auto& each : batch_) bytes += each.size();
    batch_.clear();
    // A socket lives for hours: one burst must not hold its memory all that time.
    if (batch_.capacity() > kept_frames_max) batch_.shrink_to_fit();
    {
        const std::lock_guard guard{mutex_};
        waiting_bytes_ -= bytes;
        if (waiting_.empty() && waiting_.capacity() > kept_frames_max) waiting_.shrink_to_fit();
    }
    if (!is_close_taken_) return;
    is_close_sent_ = true;
    if (is_heard_out_ && transport_ != nullptr) transport_->end_sending();
}

bool live_socket::check(std::int64_t now_ms) {
    bool is_closing = false;
    {
        const std::lock_guard guard{mutex_};
        is_closing = is_closing_;
    }
    if (is_closing) {
        if (close_deadline_ms_ == 0) close_deadline_ms_ = now_ms + loop_.wait().linger_ms;
        return now_ms < close_deadline_ms_;
    }
    const auto ping_ms = loop_.wait().ping_ms;
    if (now_ms - heard_ms_ > 2 * ping_ms + pong_grace_ms) return false;
    if (now_ms - pinged_ms_ >= ping_ms) {
        pinged_ms_ = now_ms;
        queue(wire::opcode::ping, std::make_shared<const std::string>());
    }
    return true;
}

void live_socket::end() {
    transport_ = nullptr;
    {
        const std::lock_guard guard{mutex_};
        is_closing_ = true;
        waiting_.clear();
    }
    tell_closed();
}

} // namespace lacewing::http::net
