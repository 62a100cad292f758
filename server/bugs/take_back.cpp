#include "bugs/take_back.hpp"

#include "bugs/acts/move_bug.hpp"
#include "bugs/assignees.hpp"
#include "bugs/keep_bug.hpp"
#include "bugs/named_things.hpp"
#include "bugs/require_row.hpp"
#include "changes/fields.hpp"
#include "labels/read_labels.hpp"
#include "platform/schema/parse.hpp"
#include "projects/read_projects.hpp"
#include "projects/rules.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace lacewing::bugs {

namespace {

using std::literals::operator""sv;

constexpr auto standing_field = "status"sv;
/// They follow from one another: one edit moves them all.
constexpr std::array standing_fields{
    "status"sv, "isOpen"sv, "resolution"sv, "closed"sv, "statusSince"sv, "reopenCount"sv
};
/// What nobody edits, and what follows from other fields.
constexpr std::array never_undone{
    "rev"sv, "updated"sv, "created"sv, "bugAuthor"sv, "number"sv, "key"sv, "voteCount"sv
};
constexpr std::array withheld_fields{"visibility"sv, "sharedWith"sv, "deleted"sv};
constexpr std::array followed_fields{"watchers"sv, "voters"sv};

template <std::size_t N>
bool is_one_of(const std::array<std::string_view, N>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// The right that the opposite edit of a field needs.
access::action right_for(std::string_view field) {
    if (is_one_of(withheld_fields, field)) return access::action::withhold_own_bug;
    if (is_one_of(followed_fields, field)) return access::action::watch_bug;
    return access::action::edit_own_bug;
}

/// Calls `what` with the member that the wire calls so.
template <class Function>
void with_member(std::string_view name, const Function& what) {
    const auto try_one = [&](const auto& each) {
        if (each.name == name) what(each.where);
    };
    schema::with_each(schema::description_of<bug>.members, [&](const auto&... each) {
        (try_one(each), ...);
    });
}

std::string print_field(const bug& of, std::string_view name) {
    std::string text;
    with_member(name, [&](auto where) { text = changes::detail::print_value(of.*where); });
    return text;
}

template <class T>
void put_value(T& into, const std::string& json) {
    if (json.empty()) {
        into = T{};
    } else {
        into = value(schema::parse<schema::detail::bare_t<T>>(json));
    }
}

void put_field(bug& into, std::string_view name, const std::string& json) {
    with_member(name, [&](auto where) { put_value(into.*where, json); });
}

bool holds(const bug& now, const changes::field_change& wrote) {
    return print_field(now, wrote.name) == wrote.after;
}

/// Whether that standing can be one of the bug's project.
bool is_possible(db::transaction& tx, const bug& of) {
    const auto at = projects::hold_status(tx, of.org_id, of.project_id, of.status);
    if (!at) return false;
    const bool is_open = projects::is_open(at->category);
    return of.is_open == is_open && is_open == (of.resolution == resolution::none) &&
           is_open == !of.closed.has_value();
}

std::vector<uuid> ids_in(const std::string& json) {
    std::optional<std::vector<uuid>> ids;
    put_value(ids, json);
    return ids.value_or(std::vector<uuid>{});
}

/// One bug on its way back.
class way_back {
public:
    way_back(db::transaction& tx, const changes::act& by, const deed& what, store::bug_row before)
        : tx_(tx),
          by_(by),
          what_(what),
          before_(std::move(before)),
          after_(before_),
          done_{.id = what.id} {}

    void go() {
        const auto net = net_of(what_);
        const auto deleted = net.fields.find("deleted"sv);
        const bool is_restore = net.created && deleted != net.fields.end();
        if (net.created && !is_restore) return remove_created();
        // An edit of what is deleted waits until it is there again.
        if (before_.shown.deleted && deleted == net.fields.end()) return leave_field("");
        const auto moved = net.fields.find("projectID"sv);
        if (moved != net.fields.end()) return move_back(moved->second);
        take_back_standing(net);
        for (const auto& [name, wrote] : net.fields) {
            if (is_one_of(standing_fields, name) || is_one_of(never_undone, name)) continue;
            take_back_field(wrote);
        }
    }

    /// What became of it. Kept, where anything differs.
    undone keep() {
        if (done_.is_changed) return std::move(done_);
        auto& shown = after_.shown;
        if (shown.voters) shown.vote_count = std::ssize(*shown.voters);
        // Whatever else happens to a bug wakes it.
        const bool is_woken = shown != before_.shown && shown.snooze == before_.shown.snooze;
        if (is_woken) shown.snooze.reset();
        done_.is_changed = shown != before_.shown;
        if (done_.is_changed) keep_bug(tx_, by_, before_, after_, assigned_);
        return std::move(done_);
    }

private:
    bool may(std::string_view field) {
        const auto right = right_for(field);
        const auto answer = require_row(tx_, by_.who, right, before_);
        if (answer) return true;
        // Said once for all fields that it closes.
        const bool is_told = std::ranges::find(closed_, right) != closed_.end();
        if (!is_told) {
            closed_.push_back(right);
            leave(refused_by("", answer.error()));
        }
        return false;
    }

    void remove_created() {
        if (before_.shown.deleted) return leave_field("deleted");
        if (may("deleted")) after_.shown.deleted = by_.at;
    }

    /// To the number that it had there, and to the status that means there what its own means here.
    void move_back(const changes::field_change& wrote) {
        if (!may(wrote.name)) return;
        if (!holds(before_.shown, wrote)) return leave_field(wrote.name);
        bug back;
        put_field(back, wrote.name, wrote.before);
        const move_bug_request what{.project_id = back.project_id};
        const auto id = to_string(before_.shown.id);
        const auto done = move_bug(tx_, by_, before_.shown.org_id, id, what);
        if (!done) return leave(refused_by(wrote.name, done.error()));
        done_.is_changed = true;
    }

    void take_back_standing(const net_deed& net) {
        auto changed = after_.shown;
        bool is_meant = false;
        for (const auto name : standing_fields) {
            const auto wrote = net.fields.find(name);
            if (wrote == net.fields.end()) continue;
            if (!is_meant && !may(standing_field)) return;
            is_meant = true;
            if (!holds(before_.shown, wrote->second)) return leave_field(standing_field);
            put_field(changed, name, wrote->second.before);
        }
        if (!is_meant) return;
        if (!is_possible(tx_, changed)) return leave_field(standing_field);
        after_.shown = std::move(changed);
    }

    void take_back_field(const changes::field_change& wrote) {
        const std::string_view name = wrote.name;
        if (!may(name)) return;
        if (is_one_of(followed_fields, name)) return take_back_followers(wrote);
        if (!holds(before_.shown, wrote)) return leave_field(name);
        if (name == "assignedMembers") return take_back_assignees(wrote);
        if (name == "labels") return take_back_labels(wrote);
        if (name == "sharedWith") return take_back_shared_with(wrote);
        put_field(after_.shown, name, wrote.before);
        if (name == "deleted" && after_.shown.deleted) after_.shown.deleted = by_.at;
    }

    void take_back_assignees(const changes::field_change& wrote) {
        const auto& now = before_.shown.assigned_members;
        auto wanted = ids_in(wrote.before);
        auto found = find_assignees(tx_, before_.shown.org_id, wanted, now);
        if (!found) return leave(refused_by(wrote.name, found.error()));
        assigned_ = *std::move(found);
        after_.shown.assigned_members = std::move(wanted);
    }

    void take_back_labels(const changes::field_change& wrote) {
        bug back;
        put_field(back, wrote.name, wrote.before);
        auto chosen = labels::find_labels(tx_, before_.shown.org_id, back.labels);
        if (!chosen) return leave(refused_by(wrote.name, chosen.error()));
        after_.shown.labels = *std::move(chosen);
    }

    void take_back_shared_with(const changes::field_change& wrote) {
        const auto now = before_.shown.shared_with.value_or(std::vector<uuid>{});
        auto chosen = choose_shared_with(tx_, before_.shown.org_id, ids_in(wrote.before), now);
        if (!chosen) return leave(refused_by(wrote.name, chosen.error()));
        after_.shown.shared_with = *std::move(chosen);
    }

    /// Everybody watches and votes for themselves: only what the actor did to their own part has a
    /// way back. That others watch since they were assigned stays.
    void take_back_followers(const changes::field_change& wrote) {
        const auto who = by_.who.as_principal();
        if (!who) return;
        const auto holds_actor = [&](const std::vector<uuid>& in) {
            return std::ranges::find(in, who->value) != in.end();
        };
        const bool was = holds_actor(ids_in(wrote.before));
        auto now = ids_in(print_field(before_.shown, wrote.name));
        if (was == holds_actor(ids_in(wrote.after)) || was == holds_actor(now)) return;
        if (was) {
            now.insert(std::ranges::lower_bound(now, who->value), who->value);
        } else {
            std::erase(now, who->value);
        }
        put_field(after_.shown, wrote.name, schema::to_json(now));
    }

    void leave(leftover what) { done_.left.push_back(std::move(what)); }
    void leave_field(std::string_view field) { leave(changed_since(tx_, what_, field)); }

    db::transaction& tx_;
    const changes::act& by_;
    const deed& what_;
    store::bug_row before_;
    store::bug_row after_;
    undone done_;
    std::optional<std::vector<principal>> assigned_ = {};
    std::vector<access::action> closed_ = {};
};

/// The bug as it stands; nothing where the actor must not know of it.
std::optional<store::bug_row> find_for_way_back(
    db::transaction& tx, const access::actor& who, organization_id org, const uuid& id
) {
    auto found = store::find_bug_for_change(tx, org, bug_id{id});
    if (!found) return std::nullopt;
    const auto sees = require_row(tx, who, access::action::see_content, *found);
    if (!sees) return std::nullopt;
    return found;
}

} // namespace

std::vector<undone> take_back_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const deed> what
) {
    std::vector<undone> done(what.size());
    std::vector<std::size_t> in_order(what.size());
    for (std::size_t at = 0; at < what.size(); ++at) in_order[at] = at;
    std::ranges::sort(in_order, {}, [&](std::size_t at) { return what[at].id; });
    // All are locked before the first is kept.
    std::vector<std::pair<std::size_t, way_back>> ways;
    for (const auto at : in_order) {
        auto before = find_for_way_back(tx, by.who, org, what[at].id);
        if (before) {
            ways.emplace_back(at, way_back{tx, by, what[at], *std::move(before)});
        } else {
            done[at] = {.id = what[at].id, .is_known = false};
        }
    }
    for (auto& [at, way] : ways) {
        way.go();
        done[at] = way.keep();
    }
    return done;
}

} // namespace lacewing::bugs
