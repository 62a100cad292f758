#include "relations/create_relation.hpp"

#include "bugs/on_bug.hpp"
#include "bugs/related/duplicates.hpp"
#include "bugs/related/record_relation.hpp"
#include "bugs/related/relation_store.hpp"
#include "bugs/rules.hpp"
#include "relations/rules.hpp"
#include "relations/store.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::relations {

namespace {

using bugs::relation_kind;

constexpr std::string_view at_bug = "/bug";

/// The two bugs of the relation that is wished for.
struct pair_of_bugs {
    bugs::known_bug here;
    bugs::known_bug other;
    bugs::related::knower asks;
};

outcome<pair_of_bugs> find_pair(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    const create_relation_request& what
) {
    constexpr auto edits = access::action::edit_own_bug;
    constexpr auto sees = access::action::see_content;
    auto here = bugs::require_bug_for_change(tx, who, org, id_or_key, edits);
    if (!here) return refused{std::move(here).error()};
    if (!is_uuid_v7(what.id.value)) {
        return refused{bugs::bad_field("/id", "wrong_format", "Send a UUID of version 7.")};
    }
    auto other = bugs::require_bug_for_change(tx, who, org, what.bug, sees);
    if (!other) return refused{bugs::bug_unknown(at_bug)};
    if (other->id == here->id) return refused{bugs::relation_to_self(at_bug)};
    const auto asks = bugs::related::knower_of(who, here->role);
    return pair_of_bugs{.here = *std::move(here), .other = *std::move(other), .asks = asks};
}

bugs::relation relation_between(
    const pair_of_bugs& two, const changes::act& by, const create_relation_request& what
) {
    const auto means = direction_of(what.kind);
    bugs::relation wanted{
        .id = what.id,
        .org = two.here.org,
        .kind = means.kind,
        .from = means.is_from_here ? two.here.id : two.other.id,
        .to = means.is_from_here ? two.other.id : two.here.id,
        .created = by.at,
        .author = by.who.as_principal()
    };
    if (wanted.kind == relation_kind::relates_to && wanted.to < wanted.from) {
        std::swap(wanted.from, wanted.to);
    }
    return wanted;
}

related as_seen(db::reader& tx, const pair_of_bugs& two, bug_id from, relation_id which) {
    const auto all = store::list(tx, two.here.org, from, two.asks);
    return *std::ranges::find(all, which, &related::id);
}

/// The relation would lead from the end of something back to its beginning.
std::optional<problem> find_cycle(
    db::reader& tx, const pair_of_bugs& two, const bugs::relation& wanted
) {
    const auto edges = store::edges_from(tx, wanted.org, wanted.kind, wanted.to, two.asks);
    const auto path = find_path(edges, wanted.to, wanted.from);
    if (path.empty()) return std::nullopt;
    std::vector<std::string> keys{bugs::known(tx, wanted.org, wanted.from).key};
    for (const auto each : path) {
        if (each != wanted.from) keys.push_back(bugs::known(tx, wanted.org, each).key);
    }
    return relation_cycle(keys);
}

std::optional<problem> find_depth_problem(
    db::reader& tx, const pair_of_bugs& two, const bugs::relation& wanted
) {
    const auto above = store::edges_from(tx, wanted.org, wanted.kind, wanted.to, two.asks);
    const auto below = store::edges_to(tx, wanted.org, wanted.kind, wanted.from, two.asks);
    const auto levels = levels_beyond(above, wanted.to) + levels_beyond(below, wanted.from) + 2;
    if (levels <= limits::parent_levels_max) return std::nullopt;
    return bugs::bad_field(at_bug, "too_deep", "Children go down to the sixteenth level.");
}

/// Makes room for another parent: the actor chose one for this bug. A child keeps its own.
std::optional<problem> replace_parent(
    db::transaction& tx,
    const changes::act& by,
    const pair_of_bugs& two,
    const bugs::relation& wanted
) {
    for (const auto& each : store::list(tx, wanted.org, wanted.from, two.asks)) {
        if (each.kind != role::parent) continue;
        if (wanted.from != two.here.id) {
            const auto detail = two.other.key + " is a child of " + each.bug.key + " already.";
            return bugs::bad_field(at_bug, "parent_taken", detail);
        }
        const auto former = bugs::related::find(tx, wanted.org, each.id);
        bugs::related::remove(tx, *former);
        bugs::related::record_removed(tx, by, *former);
    }
    return std::nullopt;
}

std::optional<problem> find_refusal(
    db::transaction& tx,
    const changes::act& by,
    const pair_of_bugs& two,
    const bugs::relation& wanted
) {
    const bool has_order =
        wanted.kind == relation_kind::blocks || wanted.kind == relation_kind::parent;
    if (has_order) {
        if (auto circle = find_cycle(tx, two, wanted)) return circle;
    }
    if (wanted.kind == relation_kind::parent) {
        if (auto deep = find_depth_problem(tx, two, wanted)) return deep;
    }
    for (const auto* each : {&two.here, &two.other}) {
        if (store::count(tx, wanted.org, each->id, two.asks) < limits::bug_relations_max) continue;
        const auto detail = each->key + " stands in as many relations as a bug can have.";
        return bugs::bad_field(at_bug, "too_many_relations", detail);
    }
    // Last: what is refused has changed nothing.
    if (wanted.kind == relation_kind::parent) return replace_parent(tx, by, two, wanted);
    return std::nullopt;
}

outcome<related> make_duplicate(
    db::transaction& tx,
    const changes::act& by,
    const pair_of_bugs& two,
    const bugs::relation& wanted
) {
    const auto original = to_string(wanted.to);
    auto marked = bugs::mark_duplicate(
        tx,
        by,
        wanted.org,
        to_string(wanted.from),
        {.original = original, .pointer = at_bug, .id = wanted.id}
    );
    if (!marked) return refused{std::move(marked).error()};
    const auto made = bugs::related::find_original(tx, wanted.org, wanted.from);
    if (wanted.from == two.here.id) return as_seen(tx, two, two.here.id, made->is.id);
    // Where the bug of the address is a duplicate itself, its original has the new one.
    return as_seen(tx, two, made->is.to, made->is.id);
}

} // namespace

outcome<related> create_relation(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const create_relation_request& what
) {
    bugs::related::lock(tx, org);
    const auto two = find_pair(tx, by.who, org, id_or_key, what);
    if (!two) return refused{two.error()};
    const auto wanted = relation_between(*two, by, what);
    if (const auto found = bugs::related::find(tx, org, wanted.id)) {
        const bool is_same =
            found->kind == wanted.kind && found->from == wanted.from && found->to == wanted.to;
        if (is_same) return as_seen(tx, *two, two->here.id, found->id);
        const bool led_on = found->kind == relation_kind::duplicate_of &&
                            found->kind == wanted.kind && found->from == wanted.from;
        if (!led_on) return refused{bugs::id_taken_by_relation()};
    }
    if (const auto found = bugs::related::find(tx, org, wanted.kind, wanted.from, wanted.to)) {
        return as_seen(tx, *two, two->here.id, found->id);
    }
    if (wanted.kind == relation_kind::duplicate_of) return make_duplicate(tx, by, *two, wanted);
    if (auto no = find_refusal(tx, by, *two, wanted)) return refused{*std::move(no)};
    if (!bugs::related::insert(tx, wanted)) return refused{bugs::id_taken_by_relation()};
    bugs::related::record_made(tx, by, wanted);
    return as_seen(tx, *two, two->here.id, wanted.id);
}

} // namespace lacewing::relations
