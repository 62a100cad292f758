#include "live/session.hpp"

#include "platform/core/limits.hpp"

#include <algorithm>
#include <iterator>

namespace lacewing::live {

std::vector<frame> session::receive(const client_frame& what) {
    if (what.type == client_frame_type::subscribe) {
        return subscribe(
            what.owner,
            positions_of(what.streams.value_or(stream_positions{})),
            what.brief.value_or(false) ? wording::brief : wording::whole
        );
    }
    forget(what.owner);
    return {};
}

std::vector<frame> session::subscribe(const uuid& owner, const positions& from, wording in) {
    auto* known = find(owner);
    if (known == nullptr && subscriptions_.size() >= limits::live_subscriptions_max) {
        return {encode_error("too_many_subscriptions", "Unsubscribe from something first.")};
    }
    auto& one = known != nullptr ? *known : subscriptions_[owner];
    one.owner = owner;
    one.sent = from;
    one.in = in;
    wait(one);
    return {};
}

void session::wait(subscription& which) {
    which.missed = {};
    if (which.is == subscription::phase::waiting && which.read != 0) return;
    which.is = subscription::phase::waiting;
    // From here on the answer to an earlier read is not the one that is waited for.
    which.read = ++reads_;
    waiting_.push_back(which.owner);
}

std::optional<session::read_request> session::next_read() {
    while (reading_ < limits::live_catch_ups_max && !waiting_.empty()) {
        const auto owner = waiting_.front();
        waiting_.pop_front();
        auto* one = find(owner);
        if (one == nullptr || one->is != subscription::phase::waiting) continue;
        one->is = subscription::phase::reading;
        one->read = ++reads_;
        one->missed = {};
        ++reading_;
        return read_request{.owner = owner, .number = one->read, .after = one->sent, .in = one->in};
    }
    return std::nullopt;
}

std::vector<frame> session::finish_read(
    const read_request& asked, const found_in_log& found, const positions& base
) {
    --reading_;
    auto* one = find(asked.owner);
    if (one == nullptr || one->read != asked.number) return {};
    if (found.role == access::role::none) return {end(asked.owner)};
    std::vector<frame> answer;
    positions sent;
    bool is_behind = false;
    for (const auto& piece : found.pieces) {
        if (piece.is_too_much) {
            answer.push_back(encode_reload({.owner = asked.owner, .is = piece.which}));
            continue;
        }
        std::ranges::copy(piece.frames, std::back_inserter(answer));
        sent[piece.which] = piece.version;
        is_behind = is_behind || one->missed[piece.which].value_or(0) > piece.version ||
                    base[piece.which].value_or(0) > piece.version;
    }
    one->sent = sent;
    one->role = found.role;
    one->found_under = found.stamp;
    one->is = subscription::phase::current;
    if (is_behind) {
        wait(*one);
    } else {
        answer.push_back(encode_subscribed(asked.owner, sent));
    }
    return answer;
}

void session::fail_read(const read_request& asked) {
    --reading_;
    auto* one = find(asked.owner);
    if (one == nullptr || one->read != asked.number) return;
    one->is = subscription::phase::current;
    wait(*one);
}

session::offered session::offer(
    subscription& to,
    changes::stream::kind which,
    std::int64_t first,
    std::int64_t last,
    const role_stamp& stamp
) {
    auto& sent = to.sent[which];
    if (!sent) return offered::skip;
    if (to.is != subscription::phase::current) {
        auto& missed = to.missed[which];
        missed = std::max(missed.value_or(0), last);
        return offered::skip;
    }
    if (last <= *sent) return offered::skip;
    if (first != *sent + 1 || to.found_under != stamp) return offered::behind;
    sent = last;
    return offered::send;
}

void session::look_again(subscription& which) {
    if (which.is == subscription::phase::reading) {
        // What is being read may have been asked for too early.
        which.is = subscription::phase::current;
    }
    wait(which);
}

frame session::end(const uuid& owner) {
    forget(owner);
    return encode_ended(owner);
}

void session::forget(const uuid& owner) {
    subscriptions_.erase(owner);
    std::erase(waiting_, owner);
}

subscription* session::find(const uuid& owner) {
    const auto found = subscriptions_.find(owner);
    return found == subscriptions_.end() ? nullptr : &found->second;
}

} // namespace lacewing::live
