#pragma once

#include "live/audience.hpp"
#include "live/hub.hpp"
#include "live/loop.hpp"
#include "live/presence.hpp"

#include <atomic>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lacewing::live {

/// All but the constructor, `post` and `hear` runs on the hub's thread, so nothing here needs a
/// lock.
class hub::implementation : public std::enable_shared_from_this<implementation> {
public:
    implementation(services with, changes::feed& from, find_session_end find_end);

    void start();
    void stop();

    /// Any thread may call: runs `what` on the hub's thread while the hub exists.
    template <class Function>
    void post(Function what) {
        loop_.post([self = weak_from_this(), what = std::move(what)]() mutable {
            if (const auto alive = self.lock()) what(*alive);
        });
    }

    // The sockets (hub_sockets.cpp).
    void open(const std::shared_ptr<client>& whom, std::shared_ptr<http::socket_sender> to);
    void receive(client& whom, const outcome<client_frame>& what);
    void close(client& whom);

private:
    using then = std::move_only_function<void(implementation&, const std::exception_ptr&)>;

    // Reads, and goes on here.
    void read(db::read_body body, then go_on);
    void read_long(db::read_body body, then go_on);
    [[nodiscard]] db::completion back_to_thread(then go_on);

    // What the feed brings (hub.cpp).
    void hear(std::span<const changes::recorded> what);
    void take_heard();
    void hand_on(const changes::stream& of, std::vector<changes::recorded> what);
    void end_sessions(audience& of, std::span<const changes::recorded> what);
    void keep(audience& of, const changes::stream& in, std::vector<changes::recorded> what);
    void check(const std::shared_ptr<audience>& whom);
    void ask_roles(const std::shared_ptr<audience>& whom, batches what);
    void send(audience& to, const batches& what);
    void give_back(audience& to, batches what);
    void check_again(const std::shared_ptr<audience>& whom);

    // Sockets and their subscriptions (hub_sockets.cpp).
    void tick();
    void ask_session(const std::shared_ptr<client>& whom);
    void take_session_end(client& whom, std::optional<timestamp> end);
    void end_session(client& whom);
    void start_reads(client& whom);
    void feed_hungry();
    void start_read(const std::shared_ptr<client>& whom, const session::read_request& asked);
    void take_read(
        client& whom,
        const session::read_request& asked,
        const std::shared_ptr<audience>& asked_for,
        const found_in_log& found
    );
    void begin(audience& of, const positions& reached);
    void match_audience(client& whom, const uuid& owner);
    [[nodiscard]] changes::stream name_for(const client& whom, const uuid& owner) const;
    [[nodiscard]] std::shared_ptr<audience> audience_of(const changes::stream& name);
    void leave(const changes::stream& name, client& whom);
    void remove_if_empty(const changes::stream& name);
    static void send_all(client& to, const std::vector<frame>& frames);

    // Who is on which bug (hub_presence.cpp).
    void say_presence(client& whom, const client_frame& what);
    void doubt_presence(const changes::change& what);
    void tell_presence();
    void listen_for_presence();
    void hear_presence(const presence_word& what);
    void send_presence_words();

    services with_;
    changes::feed& feed_;
    find_session_end find_end_;
    std::unordered_map<client*, std::shared_ptr<client>> clients_;
    std::unordered_map<changes::stream, std::shared_ptr<audience>> audiences_;
    int reads_ = 0;                            ///< of the log, under way
    std::deque<std::weak_ptr<client>> hungry_; ///< wait until others have read
    presence presence_;
    bool is_asking_presence_ = false;
    uuid process_; ///< as other processes on the same database know this one; nil where there are
                   ///< none
    std::int64_t presence_words_ = 0;
    std::atomic<int> under_way_ = 0; ///< reads of any kind
    std::mutex heard_mutex_;
    std::vector<changes::recorded> heard_; ///< from the feed, not yet taken
    loop loop_;
};

} // namespace lacewing::live
