#include "batches/last/find_last_acts.hpp"

#include "batches/last/store.hpp"
#include "batches/limits.hpp"
#include "batches/rules.hpp"
#include "bugs/deed.hpp"
#include "bugs/require_row.hpp"
#include "platform/schema/parse.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace lacewing::batches {

namespace {

/// Behind everything that was ever done.
constexpr store::act_position latest{
    .at = {.microseconds = std::numeric_limits<std::int64_t>::max()}, .batch = {}
};

/// How an act stands after all its undos and redos.
struct standing {
    batch_id last; ///< the act itself, or the last undo or redo of it
    std::optional<store::batch_row> undone_by;
};

standing standing_of(db::reader& tx, organization_id org, batch_id act) {
    standing stands{.last = act, .undone_by = {}};
    for (int undos = 0; undos < limits::last_act_undos_max; ++undos) {
        auto next = store::find_last_undo(tx, org, stands.last);
        if (!next) break;
        stands.last = next->id;
        if (stands.undone_by) {
            stands.undone_by.reset();
        } else {
            stands.undone_by = std::move(next);
        }
    }
    return stands;
}

std::vector<bugs::deed> deeds_of(db::reader& tx, user_id who, organization_id org, batch_id which) {
    std::vector<bugs::deed> all;
    auto things = store::touched_by(tx, org, which, who.value, {}, limits::batch_things_per_commit);
    std::ranges::copy(store::settings_touched_by(tx, org, which), std::back_inserter(things));
    // Whatever else an act did, people know it by the bug.
    std::ranges::sort(things, {}, [](const store::touched_thing& one) {
        return std::pair{one.kind != changes::subject_kind::bug, one.id};
    });
    for (const auto& [kind, id] : things) {
        if (auto one = bugs::find_deed(tx, org, which, kind, id, who.value)) {
            all.push_back(*std::move(one));
        }
    }
    return all;
}

std::optional<bugs::store::bug_row> find_seen(
    db::reader& tx, const access::actor& who, organization_id org, const uuid& id
) {
    auto row = bugs::store::find_bug(tx, org, bug_id{id});
    if (!row || !bugs::require_row(tx, who, access::action::see_content, *row)) return std::nullopt;
    return row;
}

/// A value that the act set, or took away.
template <class T>
std::optional<T> held(const bugs::net_deed& of, std::string_view name) {
    const auto found = of.fields.find(name);
    if (found == of.fields.end()) return std::nullopt;
    const auto& [_, before, after] = found->second;
    const auto& json = after.empty() ? before : after;
    if (json.empty()) return std::nullopt;
    return value(schema::parse<T>(json));
}

changes::action became(const bugs::net_deed& of) {
    if (of.created) return changes::action::created;
    return of.removed ? changes::action::removed : changes::action::changed;
}

/// Nothing where the actor must not know of it.
std::optional<acted_on> told(
    db::reader& tx, const access::actor& who, organization_id org, const bugs::deed& one
) {
    const auto& where = one.changes.back().in;
    if (where.is == changes::stream::kind::restricted && !find_seen(tx, who, org, where.owner)) {
        return std::nullopt;
    }
    const auto net = bugs::net_of(one);
    acted_on thing{.kind = one.kind, .id = one.id, .what = became(net)};
    const bool is_bug = one.kind == changes::subject_kind::bug;
    if (const auto bug = is_bug ? std::optional{one.id} : held<uuid>(net, "bugID")) {
        const auto row = find_seen(tx, who, org, *bug);
        if (!row) return std::nullopt;
        thing.key = row->shown.key;
    } else {
        thing.name = held<std::string>(net, "name");
    }
    if (thing.what == changes::action::changed) {
        for (const auto& [name, _] : net.fields) thing.fields.push_back(name);
    } else if (net.fields.contains("deleted")) {
        // Not made, but brought back.
        thing.fields.emplace_back("deleted");
    }
    return thing;
}

/// The act, as far as the person may know of it; nothing where they may not.
std::optional<last_act> find_told(
    db::reader& tx, const access::actor& who, const store::own_change& of, batch_id to_undo
) {
    if (!require_editor_of_own(tx, who, *of.org)) return std::nullopt;
    last_act act{.org_id = *of.org, .batch_id = to_undo, .at = of.stands.at, .things = {}};
    for (const auto& one : deeds_of(tx, who.user, *of.org, of.stands.batch)) {
        if (act.things.size() == limits::last_act_things_told) break;
        if (auto thing = told(tx, who, *of.org, one)) act.things.push_back(*std::move(thing));
    }
    if (act.things.empty()) return std::nullopt;
    return act;
}

/// Whether the order of two acts is told by their ids rather than by when they were written: acts
/// that a person does in one moment are at work at the same time.
bool are_near(const store::act_position& later, const store::act_position& earlier) {
    return later.at.microseconds - earlier.at.microseconds <= limits::last_acts_near_us &&
           is_uuid_v7(later.batch.value) && is_uuid_v7(earlier.batch.value);
}

/// The milliseconds that a UUIDv7 begins with, in network order.
std::array<std::uint8_t, 6> made_at(batch_id which) {
    std::array<std::uint8_t, 6> time{};
    std::ranges::copy_n(which.value.bytes.begin(), time.size(), time.begin());
    return time;
}

/// A person's acts from the latest back, each once.
class acts_back {
public:
    acts_back(db::reader& tx, user_id who, timestamp since) : tx_(tx), who_(who), since_(since) {}

    std::optional<store::own_change> next() {
        if (near_.empty()) gather();
        if (near_.empty()) return std::nullopt;
        auto change = std::move(near_.back());
        near_.pop_back();
        return change;
    }

private:
    /// The acts of one moment, the latest at the end.
    void gather() {
        auto change = beyond_ ? std::exchange(beyond_, std::nullopt) : read();
        while (change && (near_.empty() || are_near(near_.front().stands, change->stands))) {
            near_.push_back(*std::move(change));
            change = read();
        }
        beyond_ = std::move(change);
        std::ranges::sort(near_, {}, [](const store::own_change& one) {
            return std::tuple{made_at(one.stands.batch), one.stands.at, one.stands.batch};
        });
    }

    /// In the order in which they were written.
    std::optional<store::own_change> read() {
        while (steps_ < limits::last_act_steps_max && acts_ < limits::last_acts_max) {
            ++steps_;
            auto change = store::find_own_change_before(tx_, who_, from_, since_);
            if (!change) return std::nullopt;
            from_ = change->stands;
            if (!change->org || !seen_.insert(from_.batch).second) continue;
            const auto row = store::find_batch(tx_, *change->org, from_.batch);
            if (row && row->undo_of) continue;
            ++acts_;
            return change;
        }
        return std::nullopt;
    }

    db::reader& tx_;
    user_id who_;
    timestamp since_;
    std::vector<store::own_change> near_ = {};
    std::optional<store::own_change> beyond_;
    store::act_position from_ = latest;
    std::set<batch_id> seen_ = {};
    int steps_ = 0;
    int acts_ = 0;
};

} // namespace

last_acts find_last_acts(db::reader& tx, const access::actor& who, timestamp now) {
    constexpr std::int64_t us_per_hour = 3'600'000'000;
    const timestamp since{now.microseconds - limits::last_acts_hours * us_per_hour};
    last_acts found;
    std::optional<timestamp> taken_back;
    acts_back back{tx, who.user, since};
    while (!found.undo) {
        const auto change = back.next();
        if (!change) break;
        const auto stands = standing_of(tx, *change->org, change->stands.batch);
        const auto& undo = stands.undone_by;
        const bool is_redo = undo && undo->actor == who.as_principal() &&
                             (!taken_back || undo->created > *taken_back);
        if (undo && !is_redo) continue;
        auto act = find_told(tx, who, *change, stands.last);
        if (!act) continue;
        if (undo) {
            taken_back = undo->created;
            found.redo = std::move(act);
        } else {
            found.undo = std::move(act);
        }
    }
    return found;
}

} // namespace lacewing::batches
