#include "platform/core/disk_wait.hpp"
#include "platform/core/limits.hpp"
#include "platform/http/net/connection.hpp"
#include "platform/http/net/live_socket.hpp"
#include "platform/http/net/loop.hpp"

/// How long a connection may stay as it is, and the pace that is asked of its peer.
namespace lacewing::http::net {

namespace {

constexpr wire::rejection headers_too_slow{408, "request_timeout", "The request came too slowly."};
constexpr wire::rejection handler_too_slow{
    503, "request_timeout", "The request took too long and was given up."
};
constexpr wire::rejection disk_silent{
    503,
    "service_unavailable",
    "The server's disk does not answer. What was sent may still be kept: sent again, it is done "
    "once."
};

} // namespace

void connection::check(std::int64_t now_ms) {
    switch (state_) {
    case state::head:
        if (now_ms < deadline_ms_) break;
        if (!is_head_begun_) return close();
        reject(headers_too_slow);
        break;
    case state::body:
        if (is_too_slow(now_ms, current_->in.body.size())) reject(headers_too_slow);
        break;
    case state::streaming:
        if (is_too_slow(now_ms, streamed_bytes_)) reject(headers_too_slow);
        break;
    case state::handling:
        if (now_ms >= deadline_ms_) {
            reject(handler_too_slow);
        } else if (waits_for_disk(now_ms)) {
            reject(disk_silent);
        }
        break;
    case state::writing:
        if (is_too_slow(now_ms, transport_->delivered_bytes())) close();
        break;
    case state::upgrading:
    case state::fetching:
    case state::lingering:
        if (now_ms >= deadline_ms_) close();
        break;
    case state::socket:
        if (!socket_->check(now_ms)) close();
        break;
    case state::closed:
        break;
    }
}

/// Work that takes long is let be; who waits as long for a disk that takes nothing is told.
bool connection::waits_for_disk(std::int64_t now_ms) const {
    const auto& wait = loop_.wait();
    const auto began_ms = deadline_ms_ - wait.handler_ms;
    return now_ms - began_ms >= wait.disk_ms && longest_disk_wait_ms() >= wait.disk_ms / 2;
}

void connection::begin_pace(std::uint64_t bytes) {
    pace_ms_ = loop::now_ms();
    pace_bytes_ = bytes;
}

bool connection::are_readers_slow() const {
    const auto& parts = loop_.parts();
    return parts.memory.answers.load(std::memory_order_relaxed) > parts.settings.answers_bytes;
}

/// Asks for the pace once in each span of `body_grace_ms`, so that a fast start buys no slow end.
/// Readers have less time where memory is short of them.
bool connection::is_too_slow(std::int64_t now_ms, std::uint64_t bytes) {
    const auto span_ms = now_ms - pace_ms_;
    const auto& wait = loop_.wait();
    const bool is_hurried = state_ == state::writing && are_readers_slow();
    if (span_ms < (is_hurried ? wait.hurried_ms : wait.body_grace_ms)) return false;
    const auto moved = static_cast<std::int64_t>(bytes - pace_bytes_);
    begin_pace(bytes);
    return moved * 1000 < span_ms * limits::body_bytes_per_s_min;
}

/// What happens on our side meanwhile is not the peer's slowness.
void connection::pause_pace() {
    pause_ms_ = loop::now_ms();
}

void connection::resume_pace() {
    pace_ms_ += loop::now_ms() - pause_ms_;
}

} // namespace lacewing::http::net
