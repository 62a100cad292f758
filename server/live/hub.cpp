#include "live/hub.hpp"

#include "access/access.hpp"
#include "live/fan_out.hpp"
#include "live/hub_implementation.hpp"
#include "live/read_log.hpp"
#include "platform/core/limits.hpp"
#include "platform/log/log.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace lacewing::live {

namespace {

std::vector<user_id> users_of(const audience& whom) {
    std::vector<user_id> users;
    for (const auto& [each, subscribed] : whom.subscribers) users.push_back(each->who.user);
    std::ranges::sort(users);
    const auto repeated = std::ranges::unique(users);
    users.erase(repeated.begin(), repeated.end());
    return users;
}

bool is_about_organization(const changes::recorded& change) {
    return change->what.subject == changes::subject_kind::organization;
}

} // namespace

hub::implementation::implementation(services with, changes::feed& from, find_session_end find_end)
    : with_(with),
      feed_(from),
      find_end_(std::move(find_end)),
      loop_(std::chrono::milliseconds{limits::live_check_ms}, [this] { tick(); }) {}

void hub::implementation::start() {
    feed_.listen([self = weak_from_this()](std::span<const changes::recorded> what) {
        if (const auto alive = self.lock()) alive->hear(what);
    });
    listen_for_presence();
}

void hub::implementation::stop() {
    loop_.stop();
    // Reads use what the hub was handed.
    for (int left = under_way_; left > 0; left = under_way_) under_way_.wait(left);
    // A socket keeps its client and is kept by it.
    for (const auto& [key, whom] : clients_) whom->to.reset();
}

db::completion hub::implementation::back_to_thread(then go_on) {
    ++under_way_;
    return
        [self = shared_from_this(), go_on = std::move(go_on)](std::exception_ptr failure) mutable {
            self->post([go_on = std::move(go_on), failure = std::move(failure)](implementation& here
                       ) mutable { go_on(here, failure); });
            --self->under_way_;
            self->under_way_.notify_all();
        };
}

void hub::implementation::read(db::read_body body, then go_on) {
    auto done = back_to_thread(std::move(go_on));
    try {
        if (with_.database.with().read(std::move(body), done)) done(nullptr);
    } catch (...) {
        done(std::current_exception());
    }
}

void hub::implementation::read_long(db::read_body body, then go_on) {
    with_.database.with().read_long(std::move(body), back_to_thread(std::move(go_on)));
}

void hub::implementation::hear(std::span<const changes::recorded> what) {
    const std::lock_guard guard{heard_mutex_};
    const bool is_asked = !heard_.empty();
    heard_.insert(heard_.end(), what.begin(), what.end());
    if (!is_asked) post([](implementation& here) { here.take_heard(); });
}

void hub::implementation::take_heard() {
    std::vector<changes::recorded> heard;
    {
        const std::lock_guard guard{heard_mutex_};
        heard.swap(heard_);
    }
    batches sorted;
    for (auto& each : heard) {
        doubt_presence(each->what);
        sorted[each->what.to].push_back(std::move(each));
    }
    for (auto& [of, what] : sorted) hand_on(of, std::move(what));
    tell_presence();
}

void hub::implementation::hand_on(const changes::stream& of, std::vector<changes::recorded> what) {
    const bool is_person = of.is == changes::stream::kind::person;
    const auto found = audiences_.find(
        {.owner = of.owner,
         .is = is_person ? changes::stream::kind::person : changes::stream::kind::content}
    );
    if (found == audiences_.end()) return;
    const auto whom = found->second;
    if (!is_person) {
        keep(*whom, of, std::move(what));
        check(whom);
        return;
    }
    end_sessions(*whom, what);
    for (auto* each : fan_out(*whom, of, what)) start_reads(*each);
}

void hub::implementation::end_sessions(audience& of, std::span<const changes::recorded> what) {
    for (const auto& each : what) {
        if (each->what.subject != changes::subject_kind::session) continue;
        if (each->what.what != changes::action::removed) continue;
        const auto sockets = of.sockets;
        for (auto* whom : sockets) {
            if (whom->who.session.value == each->what.subject_id) end_session(*whom);
        }
    }
}

void hub::implementation::keep(
    audience& of, const changes::stream& in, std::vector<changes::recorded> what
) {
    of.must_ask_roles = of.must_ask_roles || std::ranges::any_of(what, is_about_organization);
    of.pending_count += what.size();
    auto& waiting = of.pending[in];
    std::ranges::move(what, std::back_inserter(waiting));
    if (of.pending_count <= limits::feed_held_max) return;
    // The database cannot be asked for long: what waits is in the log, where it is found again.
    of.pending.clear();
    of.pending_count = 0;
    for (const auto& [whom, subscribed] : of.subscribers) whom->protocol.look_again(*subscribed);
}

// Nothing of an organization is sent before the roles are known to have held after it was
// committed.
void hub::implementation::check(const std::shared_ptr<audience>& whom) {
    if (whom->is_checking || whom->pending.empty()) return;
    whom->is_checking = true;
    const auto what = std::make_shared<batches>(std::exchange(whom->pending, {}));
    whom->pending_count = 0;
    if (whom->must_ask_roles || !whom->stamp) return ask_roles(whom, std::move(*what));
    const auto stamp = std::make_shared<role_stamp>();
    read(
        [stamp, org = organization_id{whom->name.owner}](db::reader& tx) {
            *stamp = stamp_of(tx, org);
        },
        [whom, what, stamp](implementation& here, const std::exception_ptr& failure) {
            if (failure) return here.give_back(*whom, std::move(*what));
            if (*stamp != whom->stamp) return here.ask_roles(whom, std::move(*what));
            here.send(*whom, *what);
            here.check_again(whom);
        }
    );
}

void hub::implementation::ask_roles(const std::shared_ptr<audience>& whom, batches what) {
    struct answer {
        role_stamp stamp;
        std::unordered_map<user_id, access::role> roles;
    };
    const auto found = std::make_shared<answer>();
    const auto changes = std::make_shared<batches>(std::move(what));
    whom->must_ask_roles = false;
    read_long(
        [found, users = users_of(*whom), org = organization_id{whom->name.owner}](db::reader& tx) {
            found->stamp = stamp_of(tx, org);
            const auto roles = access::roles_in(tx, users, org);
            for (std::size_t at = 0; at < users.size(); ++at) found->roles[users[at]] = roles[at];
        },
        [whom, changes, found](implementation& here, const std::exception_ptr& failure) {
            if (failure) {
                whom->must_ask_roles = true;
                return here.give_back(*whom, std::move(*changes));
            }
            for (auto* each : take_roles(*whom, found->roles, found->stamp))
                here.start_reads(*each);
            here.remove_if_empty(whom->name);
            here.send(*whom, *changes);
            here.check_again(whom);
        }
    );
}

void hub::implementation::send(audience& to, const batches& what) {
    for (const auto& [of, some] : what) {
        for (auto* each : fan_out(to, of, some)) start_reads(*each);
    }
}

void hub::implementation::check_again(const std::shared_ptr<audience>& whom) {
    whom->is_checking = false;
    check(whom);
}

// The database did not answer: the next tick asks again.
void hub::implementation::give_back(audience& to, batches what) {
    to.is_checking = false;
    to.pending_count = 0;
    for (auto& [of, some] : to.pending) {
        auto& before = what[of];
        before.insert(before.end(), some.begin(), some.end());
    }
    to.pending = std::move(what);
    for (const auto& [of, some] : to.pending) to.pending_count += some.size();
    log::warn("live_roles_unknown");
}

hub::hub(services with, changes::feed& from, find_session_end find_end)
    : implementation_(std::make_shared<implementation>(with, from, std::move(find_end))) {
    implementation_->start();
}

hub::~hub() {
    implementation_->stop();
}

} // namespace lacewing::live
