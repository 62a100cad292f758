#include "changes/feed.hpp"

#include "changes/signals.hpp"
#include "platform/core/limits.hpp"
#include "platform/log/log.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lacewing::changes {

namespace {

using steady = std::chrono::steady_clock;

/// What the feed knows of a stream that somebody follows.
struct followed {
    int followers = 0;
    std::optional<std::int64_t>
        base;               ///< after which everything is handed on; nothing before `begin`
    std::int64_t last = 0;  ///< handed on
    std::int64_t known = 0; ///< the highest version heard of
    std::map<std::int64_t, recorded> held; ///< heard too early
    bool is_reading = false;
    std::optional<steady::time_point> read_at; ///< when the log will be asked for what is missing

    // Moves to `ready` what is next in order.
    void drain(std::vector<recorded>& ready) {
        if (!base) return;
        while (!held.empty() && held.begin()->first <= last + 1) {
            if (held.begin()->first == last + 1) {
                ready.push_back(std::move(held.begin()->second));
                ++last;
            }
            held.erase(held.begin());
        }
        known = std::max(known, last);
    }
    [[nodiscard]] bool misses_some() const { return base && known > last; }
};

constexpr std::size_t owners_per_statement = 100;

const std::string& find_versions() {
    static const std::string sql = [] {
        std::string text = "SELECT owner_id, stream, version FROM streams WHERE owner_id IN (";
        for (std::size_t at = 0; at < owners_per_statement; ++at) {
            text += (at == 0 ? "$" : ", $") + std::to_string(at + 1);
        }
        return text + ")";
    }();
    return sql;
}

std::vector<reached> versions_of_owners(db::reader& tx, std::span<const uuid> owners) {
    std::vector<reached> found;
    for (std::size_t from = 0; from < owners.size(); from += owners_per_statement) {
        const auto some =
            owners.subspan(from, std::min(owners_per_statement, owners.size() - from));
        // What is left of the parameters names the last owner again.
        std::vector<db::parameter> values;
        for (std::size_t at = 0; at < owners_per_statement; ++at) {
            values.emplace_back(some[std::min(at, some.size() - 1)]);
        }
        auto rows = tx.query_bound(find_versions(), values);
        while (rows.next()) {
            const auto kind = parse_stream_kind(rows.get<std::string_view>(1));
            if (kind) found.push_back({{rows.get<uuid>(0), *kind}, rows.get<std::int64_t>(2)});
        }
    }
    return found;
}

} // namespace

class feed::implementation : public std::enable_shared_from_this<implementation> {
public:
    explicit implementation(db::engine& engine) : engine_(engine) {}

    void start() {
        engine_.on_commit([self = weak_from_this()](const db::announcements& all) {
            if (const auto alive = self.lock()) alive->hear_commit(all);
        });
        engine_.on_signal([self = weak_from_this()](std::string_view text) {
            if (const auto alive = self.lock()) alive->hear_signal(text);
        });
        watcher_ = std::jthread{[this](const std::stop_token& stop) { watch(stop); }};
    }

    void stop() {
        watcher_.request_stop();
        if (watcher_.joinable()) watcher_.join();
    }

    void listen(std::function<void(std::span<const recorded>)> hear) {
        const std::lock_guard guard{mutex_};
        listeners_.push_back(std::move(hear));
    }

    void follow(const stream& which) {
        const std::lock_guard guard{mutex_};
        ++streams_[which].followers;
    }

    std::int64_t begin(const stream& which, std::int64_t version) {
        const std::lock_guard guard{mutex_};
        auto& one = streams_.at(which);
        if (!one.base) {
            one.base = version;
            one.last = version;
            one.known = std::max(one.known, version);
            hand_on(which, one);
        }
        return *one.base;
    }

    void unfollow(const stream& which) {
        const std::lock_guard guard{mutex_};
        const auto found = streams_.find(which);
        if (--found->second.followers == 0) streams_.erase(found);
    }

private:
    void hear_commit(const db::announcements& all) {
        std::vector<reached> signals;
        {
            const std::lock_guard guard{mutex_};
            std::vector<recorded> ready;
            for (const auto& each : all) {
                auto change = std::dynamic_pointer_cast<const recorded_change>(each);
                if (!change) continue;
                note(signals, *change);
                const auto found = streams_.find(change->what.to);
                if (found != streams_.end()) take(found->second, std::move(change), ready);
            }
            tell(ready);
        }
        if (engine_.speaks() != db::dialect::postgres) return;
        for (auto& text : print_signals(signals)) engine_.signal(std::move(text));
    }

    static void note(std::vector<reached>& signals, const recorded_change& change) {
        const auto found = std::ranges::find(signals, change.what.to, &reached::which);
        if (found == signals.end())
            signals.push_back({change.what.to, change.version});
        else
            found->version = std::max(found->version, change.version);
    }

    void take(followed& one, recorded change, std::vector<recorded>& ready) {
        const auto which = change->what.to;
        if (one.base && change->version <= one.last) return;
        one.known = std::max(one.known, change->version);
        // What is let go here is read from the log once its turn has come.
        if (one.held.size() >= limits::feed_held_max) one.held.clear();
        const auto version = change->version;
        one.held.emplace(version, std::move(change));
        one.drain(ready);
        want(which, one, gap);
    }

    void want(const stream& which, followed& one, steady::duration in) {
        if (!one.misses_some() || one.is_reading) return;
        const auto when = steady::now() + in;
        if (one.read_at && *one.read_at <= when) return;
        one.read_at = when;
        due_.emplace(when, which);
        changed_.notify_one();
    }

    void hand_on(const stream& which, followed& one) {
        std::vector<recorded> ready;
        one.drain(ready);
        want(which, one, gap);
        tell(ready);
    }

    void tell(const std::vector<recorded>& ready) {
        if (ready.empty()) return;
        for (const auto& hear : listeners_) hear(ready);
    }

    void hear_signal(std::string_view text) {
        const auto all = parse_signal(text);
        const std::lock_guard guard{mutex_};
        for (const auto& each : all) learn(each);
    }

    void learn(const reached& what) {
        const auto found = streams_.find(what.which);
        if (found == streams_.end()) return;
        found->second.known = std::max(found->second.known, what.version);
        want(what.which, found->second, steady::duration::zero());
    }

    void watch(const std::stop_token& stop) {
        const bool polls = engine_.speaks() == db::dialect::postgres;
        auto poll_at = steady::now() + poll_every;
        std::unique_lock lock{mutex_};
        while (!stop.stop_requested()) {
            rest(lock, stop, polls ? std::optional{poll_at} : std::nullopt);
            if (stop.stop_requested()) return;
            const auto missing = take_due();
            const bool is_poll = polls && steady::now() >= poll_at;
            if (is_poll) poll_at = steady::now() + poll_every;
            const auto asked = is_poll ? begun_owners() : std::vector<uuid>{};
            lock.unlock();
            if (!missing.empty()) read_log(missing);
            if (!asked.empty()) poll(asked);
            lock.lock();
        }
    }

    // Until then, or until a stream is due; without a moment as long as nothing happens.
    void rest(
        std::unique_lock<std::mutex>& lock,
        const std::stop_token& stop,
        std::optional<steady::time_point> until
    ) {
        if (!due_.empty())
            until = std::min(until.value_or(due_.begin()->first), due_.begin()->first);
        const auto is_sooner = [this, until] {
            return !due_.empty() && (!until || due_.begin()->first < *until);
        };
        if (until)
            changed_.wait_until(lock, stop, *until, is_sooner);
        else
            changed_.wait(lock, stop, is_sooner);
    }

    // The streams whose missing changes are to be read now.
    std::vector<reached> take_due() {
        std::vector<reached> missing;
        const auto now = steady::now();
        while (!due_.empty() && due_.begin()->first <= now) {
            const auto which = due_.begin()->second;
            due_.erase(due_.begin());
            const auto found = streams_.find(which);
            if (found == streams_.end()) continue;
            auto& one = found->second;
            one.read_at.reset();
            if (!one.misses_some() || one.is_reading) continue;
            one.is_reading = true;
            missing.push_back({which, one.last});
        }
        return missing;
    }

    void read_log(const std::vector<reached>& missing) {
        const auto found = std::make_shared<std::vector<recorded>>();
        engine_.read_long(
            [missing, found](db::reader& tx) {
                found->clear();
                for (const auto& each : missing) {
                    auto some = changes_after(tx, each.which, each.version, limits::feed_read_max);
                    std::ranges::move(some, std::back_inserter(*found));
                }
            },
            [self = weak_from_this(), missing, found](std::exception_ptr failure) {
                if (const auto alive = self.lock()) alive->take_read(missing, *found, failure);
            }
        );
    }

    void take_read(
        const std::vector<reached>& missing,
        const std::vector<recorded>& found,
        const std::exception_ptr& failure
    ) {
        const std::lock_guard guard{mutex_};
        std::vector<recorded> ready;
        for (const auto& each : missing) {
            const auto one = streams_.find(each.which);
            if (one != streams_.end()) one->second.is_reading = false;
        }
        for (const auto& change : found) {
            const auto one = streams_.find(change->what.to);
            if (one != streams_.end()) take(one->second, change, ready);
        }
        for (const auto& each : missing) {
            const auto one = streams_.find(each.which);
            if (one == streams_.end()) continue;
            want(each.which, one->second, found.empty() ? poll_every : gap);
        }
        tell(ready);
        if (failure) log::warn("change_feed_read_failed", {{"streams", missing.size()}});
    }

    std::vector<uuid> begun_owners() const {
        std::vector<uuid> owners;
        for (const auto& [which, one] : streams_) {
            if (one.base) owners.push_back(which.owner);
        }
        std::ranges::sort(owners);
        const auto repeated = std::ranges::unique(owners);
        owners.erase(repeated.begin(), repeated.end());
        return owners;
    }

    // Asks how far the followed streams are: a signal may have been lost.
    void poll(const std::vector<uuid>& owners) {
        const auto found = std::make_shared<std::vector<reached>>();
        engine_.read_long(
            [owners, found](db::reader& tx) { *found = versions_of_owners(tx, owners); },
            [self = weak_from_this(), found](const std::exception_ptr& failure) {
                const auto alive = self.lock();
                if (!alive || failure) return;
                const std::lock_guard guard{alive->mutex_};
                for (const auto& each : *found) alive->learn(each);
            }
        );
    }

    static constexpr steady::duration gap = std::chrono::milliseconds{limits::feed_gap_ms};
    static constexpr steady::duration poll_every = std::chrono::milliseconds{limits::feed_poll_ms};

    db::engine& engine_;
    std::mutex mutex_; ///< held while listeners hear: that keeps the order
    std::condition_variable_any changed_;
    std::vector<std::function<void(std::span<const recorded>)>> listeners_;
    std::unordered_map<stream, followed> streams_;
    std::multimap<steady::time_point, stream> due_;
    std::jthread watcher_;
};

feed::feed(db::database& of) : implementation_(std::make_shared<implementation>(of.with())) {
    implementation_->start();
}

feed::~feed() {
    implementation_->stop();
}

void feed::listen(std::function<void(std::span<const recorded>)> hear) {
    implementation_->listen(std::move(hear));
}

void feed::follow(const stream& which) {
    implementation_->follow(which);
}

std::int64_t feed::begin(const stream& which, std::int64_t version) {
    return implementation_->begin(which, version);
}

void feed::unfollow(const stream& which) {
    implementation_->unfollow(which);
}

} // namespace lacewing::changes
