#include "changes/record.hpp"
#include "live/hub_implementation.hpp"
#include "live/read_log.hpp"
#include "platform/core/limits.hpp"
#include "platform/log/log.hpp"

#include <utility>

namespace lacewing::live {

void hub::implementation::open(
    const std::shared_ptr<client>& whom, std::shared_ptr<http::socket_sender> to
) {
    whom->to = std::move(to);
    clients_.emplace(whom.get(), whom);
    audience_of({.owner = whom->who.user.value, .is = changes::stream::kind::person})
        ->sockets.insert(whom.get());
    ask_session(whom);
}

void hub::implementation::receive(client& whom, const outcome<client_frame>& what) {
    --whom.frames_waiting;
    if (whom.is_gone || !whom.to) return;
    if (!what) {
        whom.to->send(encode_error(what.error().code, what.error().detail));
        return;
    }
    if (what->type == client_frame_type::presence) return say_presence(whom, *what);
    send_all(whom, whom.protocol.receive(*what));
    match_audience(whom, what->owner);
    start_reads(whom);
}

void hub::implementation::close(client& whom) {
    const auto kept = clients_.find(&whom);
    if (kept == clients_.end()) return;
    const auto alive = std::move(kept->second);
    whom.is_gone = true;
    leave({.owner = whom.who.user.value, .is = changes::stream::kind::person}, whom);
    for (const auto& [owner, subscribed] : whom.protocol.all()) leave(name_for(whom, owner), whom);
    presence_.leave(whom);
    tell_presence();
    clients_.erase(kept);
    whom.to.reset();
}

void hub::implementation::tick() {
    const auto now = with_.clock.now();
    for (const auto& [key, whom] : clients_) {
        if (whom->session_end <= now) ask_session(whom);
        start_reads(*whom);
    }
    // A check may end in an audience's last subscription.
    const auto all = audiences_;
    for (const auto& [name, whom] : all) check(whom);
    presence_.tick(now);
    tell_presence();
}

void hub::implementation::ask_session(const std::shared_ptr<client>& whom) {
    if (whom->is_asking) return;
    whom->is_asking = true;
    struct answer {
        std::optional<timestamp> end;
        positions reached;
    };
    const auto found = std::make_shared<answer>();
    const changes::stream own{.owner = whom->who.user.value, .is = changes::stream::kind::person};
    const auto asked_for = audience_of(own);
    read(
        [found, own, find_end = find_end_, id = whom->who.session](db::reader& tx) {
            found->end = find_end(tx, id);
            found->reached[own.is] = changes::version_of(tx, own);
        },
        [whom, asked_for, found](implementation& here, const std::exception_ptr& failure) {
            whom->is_asking = false;
            if (failure || whom->is_gone) return;
            here.begin(*asked_for, found->reached);
            here.take_session_end(*whom, found->end);
        }
    );
}

void hub::implementation::take_session_end(client& whom, std::optional<timestamp> end) {
    if (end && *end > with_.clock.now())
        whom.session_end = *end;
    else
        end_session(whom);
}

void hub::implementation::end_session(client& whom) {
    whom.to->close(http::close_code::session_ended, "The session has ended.");
    close(whom);
}

void hub::implementation::start_reads(client& whom) {
    const auto kept = clients_.find(&whom);
    if (kept == clients_.end()) return;
    while (reads_ < limits::live_reads_max) {
        const auto asked = whom.protocol.next_read();
        if (!asked) return;
        start_read(kept->second, *asked);
    }
    // Asked for at once by a crowd that comes back: everyone has their turn.
    if (!std::exchange(whom.is_hungry, true)) hungry_.push_back(kept->second);
}

void hub::implementation::feed_hungry() {
    while (reads_ < limits::live_reads_max && !hungry_.empty()) {
        const auto next = hungry_.front().lock();
        hungry_.pop_front();
        if (!next) continue;
        next->is_hungry = false;
        start_reads(*next);
    }
}

void hub::implementation::start_read(
    const std::shared_ptr<client>& whom, const session::read_request& asked
) {
    const auto found = std::make_shared<found_in_log>();
    const auto asked_for = audience_of(name_for(*whom, asked.owner));
    ++reads_;
    read_long(
        [found, asked, user = whom->who.user](db::reader& tx) {
            *found = live::read_log(tx, user, asked);
        },
        [whom, asked, asked_for, found](implementation& here, const std::exception_ptr& failure) {
            --here.reads_;
            if (whom->is_gone) {
                // Nobody waits for it any more.
            } else if (failure) {
                // Asked for again at the next tick.
                whom->protocol.fail_read(asked);
                log::warn("live_read_failed");
            } else {
                here.take_read(*whom, asked, asked_for, *found);
            }
            here.feed_hungry();
        }
    );
}

void hub::implementation::take_read(
    client& whom,
    const session::read_request& asked,
    const std::shared_ptr<audience>& asked_for,
    const found_in_log& found
) {
    begin(*asked_for, found.reached);
    send_all(whom, whom.protocol.finish_read(asked, found, asked_for->base));
    match_audience(whom, asked.owner);
    start_reads(whom);
}

// Only what was read after the audience began to follow the feed may say where it begins to hear.
void hub::implementation::begin(audience& of, const positions& reached) {
    const auto current = audiences_.find(of.name);
    if (of.is_begun || current == audiences_.end() || current->second.get() != &of) return;
    for (const auto& each : streams_of(of)) {
        of.base[each.is] = feed_.begin(each, reached[each.is].value_or(0));
    }
    of.is_begun = true;
}

// Makes the audience know of the client's subscription, or of its end.
void hub::implementation::match_audience(client& whom, const uuid& owner) {
    const auto name = name_for(whom, owner);
    if (auto* subscribed = whom.protocol.find(owner)) {
        audience_of(name)->subscribers[&whom] = subscribed;
        return;
    }
    const auto found = audiences_.find(name);
    if (found == audiences_.end()) return;
    found->second->subscribers.erase(&whom);
    remove_if_empty(name);
}

changes::stream hub::implementation::name_for(const client& whom, const uuid& owner) const {
    const bool is_own = owner == whom.who.user.value;
    return {
        .owner = owner,
        .is = is_own ? changes::stream::kind::person : changes::stream::kind::content
    };
}

std::shared_ptr<audience> hub::implementation::audience_of(const changes::stream& name) {
    auto& found = audiences_[name];
    if (!found) {
        found = std::make_shared<audience>();
        found->name = name;
        for (const auto& each : streams_of(*found)) feed_.follow(each);
    }
    return found;
}

void hub::implementation::leave(const changes::stream& name, client& whom) {
    const auto found = audiences_.find(name);
    if (found == audiences_.end()) return;
    found->second->subscribers.erase(&whom);
    found->second->sockets.erase(&whom);
    remove_if_empty(name);
}

void hub::implementation::remove_if_empty(const changes::stream& name) {
    const auto found = audiences_.find(name);
    if (found == audiences_.end() || !found->second->is_empty()) return;
    for (const auto& each : streams_of(*found->second)) feed_.unfollow(each);
    audiences_.erase(found);
}

void hub::implementation::send_all(client& to, const std::vector<frame>& frames) {
    for (const auto& each : frames) to.to->send(each);
}

std::vector<changes::stream> streams_of(const audience& whom) {
    using enum changes::stream::kind;
    if (whom.is_of_person()) return {whom.name};
    std::vector<changes::stream> all;
    for (const auto kind : {content, members, managers}) all.push_back({whom.name.owner, kind});
    return all;
}

} // namespace lacewing::live
