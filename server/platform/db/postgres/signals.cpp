#include "platform/db/postgres/signals.hpp"

#include "platform/log/log.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <poll.h>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>
#include <unordered_set>

namespace lacewing::db::postgres {

namespace {

constexpr std::size_t payload_bytes_max = 7'900; ///< PostgreSQL refuses 8,000
constexpr std::size_t queue_max = 10'000;        ///< while the server cannot be reached
constexpr int first_wait_ms = 100;
constexpr int wait_ms_max = 5'000;

void tell(const std::function<void(std::string_view)>& listener, std::string_view line) {
    try {
        listener(line);
    } catch (const std::exception& thrown) {
        log::error("signal_listener_failed", {{"reason", thrown.what()}});
    }
}

} // namespace

signals::signals(const settings& how)
    : how_(how), wake_handle_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (wake_handle_ < 0) throw std::system_error{errno, std::generic_category(), "eventfd"};
}

void signals::send(std::string text) {
    if (text.empty() || text.size() > payload_bytes_max || text.contains('\n')) {
        throw std::logic_error{"a signal is a short line"};
    }
    {
        const std::lock_guard guard{mutex_};
        if (is_finishing_) return;
        if (queue_.size() >= queue_max) queue_.pop_front();
        queue_.push_back(std::move(text));
        start();
    }
    wake();
}

void signals::listen(std::function<void(std::string_view)> heard) {
    const std::lock_guard guard{mutex_};
    listeners_.push_back(std::move(heard));
    start();
}

void signals::finish() {
    {
        const std::lock_guard guard{mutex_};
        if (is_finishing_) return;
        is_finishing_ = true;
    }
    wake();
    if (thread_.joinable()) thread_.join();
    connection_.reset();
    ::close(wake_handle_);
}

void signals::start() {
    if (thread_.joinable()) return;
    try {
        connect();
    } catch (const unavailable& why) {
        log::warn("signals_interrupted", {{"reason", why.what()}});
    }
    thread_ = std::thread{[this] { work(); }};
}

void signals::connect() {
    connection_.emplace(how_.url, std::chrono::milliseconds{how_.statement_ms_max});
    // A NOTIFY leaves nothing that must be on disk.
    connection_->run("SET synchronous_commit = off; LISTEN lacewing");
}

void signals::work() {
    int pause_ms = first_wait_ms;
    for (;;) {
        try {
            if (!connection_ || connection_->is_lost()) connect();
            pause_ms = first_wait_ms;
            exchange();
            {
                const std::lock_guard guard{mutex_};
                if (is_finishing_ && queue_.empty()) return;
            }
            wait(-1);
        } catch (const std::exception& why) {
            log::warn("signals_interrupted", {{"reason", why.what()}});
            connection_.reset();
            {
                const std::lock_guard guard{mutex_};
                if (is_finishing_) return;
            }
            wait(pause_ms);
            pause_ms = std::min(pause_ms * 2, wait_ms_max);
        }
    }
}

void signals::wake() const {
    const std::uint64_t one = 1;
    // Fails only where the counter is full, and then the thread is awake.
    [[maybe_unused]] const auto written = ::write(wake_handle_, &one, sizeof one);
}

void signals::wait(int timeout_ms) {
    std::array<pollfd, 2> watched{
        pollfd{.fd = wake_handle_, .events = POLLIN, .revents = 0},
        pollfd{.fd = connection_ ? connection_->socket() : -1, .events = POLLIN, .revents = 0}
    };
    ::poll(watched.data(), watched.size(), timeout_ms);
    std::uint64_t count = 0;
    [[maybe_unused]] const auto read = ::read(wake_handle_, &count, sizeof count);
}

void signals::exchange() {
    for (batch next = take_batch(); !next.empty(); next = take_batch()) {
        std::string payload;
        for (const std::string& each : next) {
            if (!payload.empty()) payload.push_back('\n');
            payload += each;
        }
        const std::array bound{parameter{payload}};
        connection_->execute("SELECT pg_notify('lacewing', $1)", bound);
    }
    hear(connection_->take_notifications());
}

signals::batch signals::take_batch() {
    const std::lock_guard guard{mutex_};
    batch taken;
    std::unordered_set<std::string_view> seen;
    std::size_t bytes = 0;
    while (!queue_.empty() && bytes + queue_.front().size() + 1 <= payload_bytes_max + 1) {
        bytes += queue_.front().size() + 1;
        taken.push_back(std::move(queue_.front()));
        queue_.pop_front();
    }
    std::erase_if(taken, [&seen](const std::string& text) { return !seen.insert(text).second; });
    return taken;
}

void signals::hear(const std::vector<std::string>& payloads) {
    std::vector<std::function<void(std::string_view)>> listeners;
    {
        const std::lock_guard guard{mutex_};
        listeners = listeners_;
    }
    for (std::string_view rest : payloads) {
        while (!rest.empty()) {
            const auto line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(rest.size(), line.size() + 1));
            for (const auto& each : listeners) tell(each, line);
        }
    }
}

} // namespace lacewing::db::postgres
