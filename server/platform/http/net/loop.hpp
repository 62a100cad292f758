#pragma once

#include "platform/core/executor.hpp"
#include "platform/http/dispatch.hpp"
#include "platform/http/net/connection_limit.hpp"
#include "platform/http/net/listener.hpp"
#include "platform/http/net/memory_share.hpp"
#include "platform/http/net/tls.hpp"
#include "platform/http/reply_head.hpp"
#include "platform/http/traffic.hpp"
#include "platform/log/log.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lacewing::http::net {

class connection;
class live_socket;

/// What all loops of a server share. Outlives them.
struct shared_parts {
    const server_settings& settings;
    const dispatcher& dispatch;
    const common_headers& common;
    connection_limit& limit;
    const tls_context* tls; ///< null means plain HTTP
    memory_in_use memory;
};

/// One network thread: its listeners, its connections, one sweep for all their deadlines.
class loop final : public executor {
public:
    loop(shared_parts& parts, std::vector<listener> listeners);
    ~loop() override;

    /// Serves until `begin_stop` was called and the connections have ended. Called once, on its
    /// thread.
    void run();
    /// Any thread may call.
    void begin_stop();
    void post(std::move_only_function<void()> work) override;
    /// Any thread may call: calls `flush` on the loop, once for many sockets.
    void flush_later(std::shared_ptr<live_socket> which);

    // On the loop's thread alone:
    [[nodiscard]] shared_parts& parts() noexcept { return parts_; }
    [[nodiscard]] const deadlines& wait() const noexcept { return parts_.settings.wait; }
    [[nodiscard]] bool is_stopping() const noexcept { return is_stopping_; }
    [[nodiscard]] traffic& counted() noexcept { return counted_; }
    [[nodiscard]] log::batch& access_log() noexcept { return access_log_; }
    [[nodiscard]] std::string next_request_id();
    void forget(const connection& which);

    [[nodiscard]] const traffic& counted() const noexcept { return counted_; }
    [[nodiscard]] static std::int64_t now_ms() noexcept;
    [[nodiscard]] static std::int64_t now_us() noexcept;

private:
    class implementation;
    void accept_from(std::size_t door);
    void accept_more(std::size_t door);
    void take_in(int descriptor, const wire::address& peer, bool is_operator);
    void pause_accepting(std::size_t door);
    void sweep();
    void schedule_sweep();
    void schedule_log();
    void stop_now();

    shared_parts& parts_;
    std::vector<listener> listeners_;
    traffic counted_;
    log::batch access_log_; ///< written a few times a second
    std::vector<std::shared_ptr<connection>> connections_;
    std::uint64_t request_number_;
    bool is_stopping_ = false;
    std::int64_t stop_deadline_ms_ = 0;
    std::unique_ptr<implementation> implementation_;
};

} // namespace lacewing::http::net
