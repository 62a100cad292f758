#include "platform/http/net/loop.hpp"

#include "platform/http/net/connection.hpp"
#include "platform/http/net/live_socket.hpp"
#include "platform/http/net/plain_transport.hpp"
#include "platform/log/log.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <deque>
#include <mutex>
#include <netinet/in.h>
#include <random>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace lacewing::http::net {

namespace {

namespace asio = boost::asio;

constexpr int accepts_per_turn = 64;
constexpr std::int64_t accept_pause_ms = 100;
constexpr std::int64_t stop_sweep_ms = 50;
constexpr std::int64_t log_pause_ms = 200;
constexpr std::size_t scratch_bytes = 64 * 1024;

/// Out of handles or memory: waiting helps, trying again at once does not.
bool is_shortage(int error) {
    return error == EMFILE || error == ENFILE || error == ENOBUFS || error == ENOMEM;
}

wire::address peer_of(const sockaddr_storage& from) {
    if (from.ss_family == AF_INET6) {
        wire::address result;
        std::memcpy(
            result.bytes.data(), &reinterpret_cast<const sockaddr_in6&>(from).sin6_addr, 16
        );
        return result;
    }
    auto result = *wire::parse_address("127.0.0.1"); // what a Unix socket counts as
    if (from.ss_family == AF_INET) {
        std::memcpy(
            result.bytes.data() + 12, &reinterpret_cast<const sockaddr_in&>(from).sin_addr, 4
        );
    }
    return result;
}

} // namespace

class loop::implementation {
public:
    explicit implementation(loop& of) : sweep_timer(io), accept_timer(io), log_timer(io) {
        for (const auto& each : of.listeners_) {
            doors.push_back(std::make_unique<asio::posix::stream_descriptor>(io, each.descriptor())
            );
        }
    }

    /// The descriptors belong to the listeners.
    ~implementation() { close_doors(); }
    implementation(const implementation&) = delete;
    implementation& operator=(const implementation&) = delete;

    void close_doors() {
        for (auto& each : doors) {
            if (each->is_open()) each->release();
        }
        doors.clear();
    }

    asio::io_context io{1};
    asio::steady_timer sweep_timer;
    asio::steady_timer accept_timer;
    asio::steady_timer log_timer;
    std::vector<std::unique_ptr<asio::posix::stream_descriptor>> doors; ///< as `listeners_`
    std::vector<std::size_t> paused_doors;
    std::array<char, scratch_bytes> scratch{};
    std::mutex mutex;
    std::vector<std::shared_ptr<live_socket>> to_flush; ///< guarded by `mutex`
};

loop::loop(shared_parts& parts, std::vector<listener> listeners)
    : parts_(parts),
      listeners_(std::move(listeners)),
      request_number_(
          std::random_device{}() * std::uint64_t{0x1'0000'0001} ^ std::random_device{}()
      ),
      implementation_(std::make_unique<implementation>(*this)) {}

/// Handlers that outlived the stop are let run to their end, so that nothing they hold is lost.
loop::~loop() {
    const scope here{*this};
    implementation_->close_doors();
    implementation_->sweep_timer.cancel();
    implementation_->accept_timer.cancel();
    implementation_->log_timer.cancel();
    is_stopping_ = true;
    implementation_->io.restart();
    implementation_->io.poll();
}

void loop::run() {
    const scope here{*this};
    for (std::size_t door = 0; door < listeners_.size(); ++door) accept_from(door);
    schedule_sweep();
    schedule_log();
    const auto work = asio::make_work_guard(implementation_->io);
    while (!implementation_->io.stopped()) {
        try {
            implementation_->io.run();
        } catch (const std::exception& failure) {
            // What it concerned ends by its deadline; the other connections go on.
            log::error("loop_failed", {{"why", failure.what()}});
        }
    }
}

void loop::post(std::move_only_function<void()> work) {
    asio::post(implementation_->io, std::move(work));
}

void loop::flush_later(std::shared_ptr<live_socket> which) {
    {
        const std::lock_guard guard{implementation_->mutex};
        implementation_->to_flush.push_back(std::move(which));
        if (implementation_->to_flush.size() > 1) return;
    }
    asio::post(implementation_->io, [this] {
        std::vector<std::shared_ptr<live_socket>> due;
        {
            const std::lock_guard guard{implementation_->mutex};
            due.swap(implementation_->to_flush);
        }
        for (const auto& each : due) each->flush();
    });
}

std::string loop::next_request_id() {
    // Steps through all 60-bit numbers in an order that tells nobody how many requests there were.
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15;
    constexpr std::string_view digits = "0123456789abcdef";
    request_number_ += step;
    std::string id(15, '0');
    for (std::size_t at = 0; at < id.size(); ++at) id[at] = digits[request_number_ >> 4 * at & 15U];
    return id;
}

void loop::forget(const connection& which) {
    if (!which.is_operator()) parts_.limit.leave(which.peer());
    counted_.connection_closed();
    const auto place = which.place;
    std::swap(connections_[place], connections_.back());
    connections_[place]->place = place;
    // The caller holds a pointer of its own to the connection that goes.
    connections_.pop_back();
    if (is_stopping_ && connections_.empty()) implementation_->io.stop();
}

std::int64_t loop::now_ms() noexcept {
    return now_us() / 1000;
}

std::int64_t loop::now_us() noexcept {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(since).count();
}

void loop::accept_from(std::size_t door) {
    auto& waiting = *implementation_->doors[door];
    waiting.async_wait(asio::posix::stream_descriptor::wait_read, [this, door](auto error) {
        if (!error && !is_stopping_) accept_more(door);
    });
}

void loop::accept_more(std::size_t door) {
    const auto& from = listeners_[door];
    for (int turn = 0; turn < accepts_per_turn; ++turn) {
        sockaddr_storage peer{};
        socklen_t size = sizeof peer;
        const int descriptor = ::accept4(
            from.descriptor(),
            reinterpret_cast<sockaddr*>(&peer),
            &size,
            SOCK_NONBLOCK | SOCK_CLOEXEC
        );
        if (descriptor >= 0) {
            take_in(descriptor, peer_of(peer), from.is_operator());
        } else if (is_shortage(errno)) {
            return pause_accepting(door);
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            break;
        }
    }
    if (!is_stopping_) accept_from(door);
}

void loop::take_in(int descriptor, const wire::address& peer, bool is_operator) {
    const auto& proxies = parts_.dispatch.where().trusted_proxies;
    const bool is_proxy =
        std::ranges::any_of(proxies, [&](const auto& range) { return range.contains(peer); });
    if (!is_operator && !parts_.limit.enter(peer, is_proxy)) {
        counted_.connection_refused();
        ::close(descriptor);
        return;
    }
    const asio::generic::stream_protocol protocol{is_operator ? AF_UNIX : AF_INET, 0};
    std::unique_ptr<transport> through = std::make_unique<plain_transport>(
        plain_transport::socket{implementation_->io, protocol, descriptor},
        std::span{implementation_->scratch}
    );
    if (parts_.tls != nullptr && !is_operator) {
        through = std::make_unique<tls_transport>(*parts_.tls, std::move(through));
    }
    auto taken = std::make_shared<connection>(*this, std::move(through), peer, is_operator);
    taken->place = connections_.size();
    connections_.push_back(taken);
    counted_.connection_opened();
    taken->begin();
}

void loop::pause_accepting(std::size_t door) {
    log::warn("accept_paused", {{"connections", connections_.size()}});
    implementation_->paused_doors.push_back(door);
    implementation_->accept_timer.expires_after(std::chrono::milliseconds{accept_pause_ms});
    implementation_->accept_timer.async_wait([this](auto error) {
        if (error || is_stopping_) return;
        for (const auto each : std::exchange(implementation_->paused_doors, {})) accept_from(each);
    });
}

void loop::schedule_sweep() {
    const auto pause = is_stopping_ ? std::min(stop_sweep_ms, wait().sweep_ms) : wait().sweep_ms;
    implementation_->sweep_timer.expires_after(std::chrono::milliseconds{pause});
    implementation_->sweep_timer.async_wait([this](auto error) {
        if (!error) sweep();
    });
}

void loop::schedule_log() {
    implementation_->log_timer.expires_after(std::chrono::milliseconds{log_pause_ms});
    implementation_->log_timer.async_wait([this](auto error) {
        if (error) return;
        access_log_.flush();
        schedule_log();
    });
}

void loop::sweep() {
    const auto now = now_ms();
    // Backwards, as a connection that closes is replaced by the last one.
    for (auto place = connections_.size(); place-- > 0;) {
        if (place >= connections_.size()) continue;
        const auto each = connections_[place];
        each->check(now);
    }
    if (is_stopping_ && now >= stop_deadline_ms_) stop_now();
    schedule_sweep();
}

void loop::begin_stop() {
    post([this] {
        for (std::size_t door = 0; door < listeners_.size(); ++door) accept_more(door);
        is_stopping_ = true;
        stop_deadline_ms_ = now_ms() + wait().stop_ms;
        implementation_->close_doors();
        listeners_.clear();
        const auto all = connections_;
        for (const auto& each : all) each->begin_stop();
        if (connections_.empty()) return stop_now();
        schedule_sweep();
    });
}

void loop::stop_now() {
    const auto all = connections_;
    for (const auto& each : all) each->close();
    implementation_->io.stop();
}

} // namespace lacewing::http::net
