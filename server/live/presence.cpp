#include "live/presence.hpp"

#include "live/limits.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::live {

namespace {

timestamp after_ms(timestamp moment, std::int64_t ms) {
    return {moment.microseconds + (ms * 1'000)};
}

bool is_writing(presence_act act) {
    return act > presence_act::looks;
}

// Those who write are among the few who are named.
void name_some(presence_frame& of) {
    if (of.people.size() <= limits::presence_people_max) return;
    std::vector<present_person> named;
    for (const bool writes : {true, false}) {
        for (const auto& each : of.people) {
            if (is_writing(each.act) == writes) named.push_back(each);
        }
    }
    named.resize(limits::presence_people_max);
    of.people = std::move(named);
}

bool holds_same(const presence_frame& one, const presence_frame& other) {
    const auto is_same = [](const present_person& a, const present_person& b) {
        return a.who == b.who && a.act == b.act;
    };
    return one.count == other.count && std::ranges::equal(one.people, other.people, is_same);
}

} // namespace

std::optional<frame> presence::say(
    client& whom, user_id who, const place& at, presence_act act, timestamp now
) {
    if (act == presence_act::away) {
        stand_up(whom, at);
        return std::nullopt;
    }
    auto& by = speakers_[&whom];
    if (by.window_end <= now)
        by = {std::move(by.places), after_ms(now, limits::presence_window_ms)};
    if (++by.frames > limits::presence_frames_max) {
        return encode_error("too_much_presence", "Say less often where the person is.");
    }
    if (std::ranges::find(by.places, at) == by.places.end()) {
        if (by.places.size() >= limits::presence_bugs_max) {
            return encode_error(
                "too_many_presences", "Say that the person is away from something."
            );
        }
        by.places.push_back(at);
        rooms_[at].seats.push_back({.whom = &whom, .who = who, .act = act, .until = {}});
        due_.insert(at);
    }
    auto& own = *std::ranges::find(rooms_[at].seats, &whom, &seat::whom);
    // Saying again what is known wakes nobody.
    if (own.act != act) due_.insert(at);
    own.act = act;
    own.until = after_ms(now, limits::presence_writing_ms);
    return std::nullopt;
}

void presence::leave(client& whom) {
    const auto found = speakers_.find(&whom);
    if (found == speakers_.end()) return;
    const auto places = found->second.places;
    for (const auto& each : places) stand_up(whom, each);
    speakers_.erase(found);
}

// A room without anybody is gone; the rest of it is told.
void presence::stand_up(client& whom, const place& at) {
    const auto by = speakers_.find(&whom);
    if (by == speakers_.end() || std::erase(by->second.places, at) == 0) return;
    const auto found = rooms_.find(at);
    auto& seats = found->second.seats;
    std::erase_if(seats, [&](const seat& each) { return each.whom == &whom; });
    if (seats.empty())
        close(at);
    else
        due_.insert(at);
}

void presence::doubt(bug_id bug) {
    for (auto at = rooms_.lower_bound({bug, {}}); at != rooms_.end() && at->first.bug == bug;
         ++at) {
        due_.insert(at->first);
    }
}

void presence::doubt(organization_id org) {
    for (const auto& [at, in] : rooms_) {
        if (at.org == org) due_.insert(at);
    }
}

void presence::tick(timestamp now) {
    const bool is_check = check_at_ <= now;
    if (is_check) check_at_ = after_ms(now, limits::presence_check_ms);
    const bool is_renewal = renew_at_ <= now;
    if (is_renewal) renew_at_ = after_ms(now, limits::presence_renew_ms);
    due_.merge(late_);
    for (auto& [at, in] : rooms_) {
        in.may_tell = true;
        in.must_announce = in.must_announce || is_renewal;
        if (end_silent(in, now) || is_check || is_renewal) due_.insert(at);
    }
}

// Whether anybody stopped to write, or was on a process of which nothing is heard any more.
bool presence::end_silent(room& in, timestamp now) {
    bool is_changed =
        std::erase_if(in.others, [&](const auto& each) { return each.second.until <= now; }) > 0;
    for (auto& each : in.seats) {
        if (!is_writing(each.act) || now < each.until) continue;
        each.act = presence_act::looks;
        is_changed = true;
    }
    return is_changed;
}

std::vector<presence::question> presence::ask() {
    std::vector<question> asked;
    while (!due_.empty() && asked.size() < limits::presence_read_max) {
        question about{.at = *due_.begin(), .users = {}};
        due_.erase(due_.begin());
        for (const auto& each : rooms_.at(about.at).seats) about.users.push_back(each.who);
        std::ranges::sort(about.users);
        const auto repeated = std::ranges::unique(about.users);
        about.users.erase(repeated.begin(), repeated.end());
        asked.push_back(std::move(about));
    }
    return asked;
}

void presence::give_back(std::span<const question> questions) {
    for (const auto& each : questions) doubt(each.at.bug);
}

std::vector<presence::letter> presence::take(std::span<const answer> answers) {
    std::vector<letter> letters;
    for (const auto& each : answers) {
        const auto found = rooms_.find(each.asked.at);
        if (found == rooms_.end()) continue;
        admit(found->second, each, letters);
        if (found->second.seats.empty())
            close(found->first);
        else
            tell(found->second, found->first, letters);
    }
    return letters;
}

// Those who may not know leave, with the same word whatever the reason.
void presence::admit(room& to, const answer& found, std::vector<letter>& letters) {
    const auto& [at, users] = found.asked;
    std::erase_if(to.seats, [&](seat& each) {
        // Who came while it was asked is asked for next.
        if (!std::ranges::binary_search(users, each.who)) return false;
        each.is_admitted = std::ranges::find(found.allowed, each.who) != found.allowed.end();
        if (each.is_admitted) return false;
        std::erase(speakers_.at(each.whom).places, at);
        letters.push_back({each.whom, encode_presence_ended(at.org, at.bug)});
        return true;
    });
}

void presence::tell(room& whom, const place& at, std::vector<letter>& letters) {
    const bool is_crowd = whom.seats.size() > limits::presence_prompt_max;
    if (is_crowd && !std::exchange(whom.may_tell, false)) {
        late_.insert(at);
        return;
    }
    auto here = people_here(whom, at);
    auto now = people_anywhere(whom, here);
    name_some(here);
    announce(whom, here);
    name_some(now);
    if (!holds_same(now, whom.told)) {
        whom.told = std::move(now);
        for (auto& each : whom.seats) each.is_told = false;
    }
    frame what;
    for (auto& each : whom.seats) {
        if (!each.is_admitted || std::exchange(each.is_told, true)) continue;
        if (!what) what = encode_presence(whom.told);
        letters.push_back({each.whom, what});
    }
}

void presence::close(const place& at) {
    const auto found = rooms_.find(at);
    announce(found->second, {.owner = at.org, .bug = at.bug, .people = {}});
    due_.erase(at);
    late_.erase(at);
    rooms_.erase(found);
}

void presence::announce(room& of, const presence_frame& here) {
    const bool is_news = !holds_same(here, of.announced) || (of.must_announce && here.count > 0);
    if (!has_neighbours_ || !is_news) return;
    of.must_announce = false;
    of.announced = here;
    words_.push_back(
        {.process = {},
         .owner = here.owner,
         .bug = here.bug,
         .people = here.people,
         .count = here.count}
    );
}

void presence::hear(const presence_word& what, timestamp now) {
    const auto found = rooms_.find({.bug = what.bug, .org = what.owner});
    if (found == rooms_.end()) return;
    due_.insert(found->first);
    auto& others = found->second.others;
    if (what.people.empty()) {
        others.erase(what.process);
        return;
    }
    const bool is_new = !others.contains(what.process);
    if (is_new && others.size() >= limits::presence_processes_max) return;
    // Who was not heard of before has not heard either.
    if (is_new) found->second.must_announce = true;
    others[what.process] = {
        .people = what.people,
        .count = what.count,
        .until = after_ms(now, limits::presence_forget_ms)
    };
}

std::vector<presence_word> presence::take_words() {
    has_neighbours_ = true;
    return std::exchange(words_, {});
}

// Each person once, with the most that they do anywhere.
class presence::gathering {
public:
    explicit gathering(presence_frame& into) : into_(into) {
        for (const auto& each : into_.people) known_.emplace(each.who, known_.size());
    }
    void add(user_id who, presence_act act) {
        const auto [where, is_new] = known_.try_emplace(who, into_.people.size());
        if (is_new) {
            into_.people.push_back({.who = who, .act = act});
        } else {
            auto& known = into_.people[where->second].act;
            known = std::max(known, act);
        }
    }

private:
    presence_frame& into_;
    std::unordered_map<user_id, std::size_t> known_;
};

presence_frame presence::people_here(const room& of, const place& at) {
    presence_frame made{.owner = at.org, .bug = at.bug, .people = {}};
    gathering all{made};
    for (const auto& each : of.seats) {
        if (each.is_admitted) all.add(each.who, each.act);
    }
    made.count = static_cast<std::int64_t>(made.people.size());
    return made;
}

presence_frame presence::people_anywhere(const room& of, presence_frame here) {
    if (of.others.empty()) return here;
    gathering all{here};
    std::int64_t unnamed = 0;
    for (const auto& [process, told] : of.others) {
        for (const auto& each : told.people) all.add(each.who, each.act);
        unnamed += told.count - static_cast<std::int64_t>(told.people.size());
    }
    here.count = static_cast<std::int64_t>(here.people.size()) + unnamed;
    return here;
}

} // namespace lacewing::live
