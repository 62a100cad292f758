#include "bugs/related/duplicates.hpp"

#include "bugs/change_bug.hpp"
#include "bugs/related/hand_over.hpp"
#include "bugs/related/record_relation.hpp"
#include "bugs/related/relation_store.hpp"
#include "bugs/rules.hpp"
#include "bugs/store.hpp"
#include "platform/crypto/hash.hpp"
#include "projects/read_projects.hpp"
#include "projects/rules.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace lacewing::bugs {

namespace {

/// Where a chain of duplicates ends.
struct original_found {
    known_bug is;
    std::vector<bug_id> by_way_of;
};

problem original_restricted(std::string_view pointer) {
    return bad_field(
        pointer,
        "original_restricted",
        "Restrict this bug first: as a duplicate it would tell everybody of a restricted one."
    );
}

outcome<original_found> find_end(
    db::transaction& tx, const access::actor& who, const known_bug& here, const duplicate_wish& what
) {
    constexpr auto sees = access::action::see_content;
    auto named = require_bug_for_change(tx, who, here.org, what.original, sees);
    if (!named) return refused{bug_unknown(what.pointer)};
    if (named->id == here.id) return refused{relation_to_self(what.pointer)};
    original_found end{.is = *std::move(named), .by_way_of = {}};
    while (const auto next = related::find_original(tx, here.org, end.is.id)) {
        // What the actor must not know is not followed: the answer would tell of it.
        auto further = require_bug_for_change(tx, who, here.org, to_string(next->is.to), sees);
        if (!further || (further->is_restricted && !here.is_restricted)) break;
        if (further->id == here.id) {
            const auto detail = end.is.key + " is a duplicate of " + here.key + " already.";
            return refused{bad_field(what.pointer, "relation_cycle", detail)};
        }
        if (std::ranges::find(end.by_way_of, further->id) != end.by_way_of.end()) break;
        end.by_way_of.push_back(end.is.id);
        end.is = *std::move(further);
    }
    if (end.is.is_restricted && !here.is_restricted) {
        return refused{original_restricted(what.pointer)};
    }
    return end;
}

/// The same act on the same bugs makes the same id.
relation_id id_made_of(const changes::act& by, bug_id from, bug_id to) {
    const auto text = to_string(by.batch) + to_string(from) + to_string(to);
    const auto digest = crypto::blake2b(text);
    return relation_id{make_uuid_v7(by.at, std::span{digest}.first<10>())};
}

status_id status_of_duplicates(db::reader& tx, const bug& which) {
    const auto workflow = projects::statuses_of(tx, which.org_id, which.project_id);
    const auto dropped = [](const auto& each) {
        return each.category == projects::category::dropped;
    };
    const auto stands = std::ranges::find(workflow, which.status, &projects::status::id);
    if (stands != workflow.end() && dropped(*stands)) return which.status;
    const auto first = std::ranges::find_if(workflow, dropped);
    if (first != workflow.end()) return first->id;
    const auto closed = std::ranges::find_if(workflow, [](const auto& each) {
        return !projects::is_open(each.category);
    });
    return closed == workflow.end() ? which.status : closed->id;
}

status_id status_of_reopened(db::reader& tx, const bug& which) {
    const auto workflow = projects::statuses_of(tx, which.org_id, which.project_id);
    const auto accepted =
        std::ranges::find(workflow, projects::category::open, &projects::status::category);
    if (accepted != workflow.end()) return accepted->id;
    const auto open = std::ranges::find_if(workflow, [](const auto& each) {
        return projects::is_open(each.category);
    });
    return open == workflow.end() ? which.status : open->id;
}

} // namespace

outcome<bug> mark_duplicate(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const duplicate_wish& what
) {
    related::lock(tx, org);
    const auto here =
        require_bug_for_change(tx, by.who, org, id_or_key, access::action::edit_own_bug);
    if (!here) return refused{here.error()};
    auto change = what.with;
    change.duplicate_of = std::nullopt;
    if (change.resolution.value_or(resolution::duplicate) != resolution::duplicate) {
        return refused{
            bad_field("/resolution", "resolution_mismatch", "Only a duplicate names another bug.")
        };
    }
    change.resolution = resolution::duplicate;
    auto end = find_end(tx, by.who, *here, what);
    if (!end) return refused{std::move(end).error()};
    const auto id = to_string(here->id);
    const auto former = related::find_original(tx, org, here->id);
    if (former && former->is.to == end->is.id) {
        return change_bug(tx, by, org, id, change, what.seen_rev);
    }
    if (former) related::give_back(tx, by, *former);

    duplicate made{
        .is =
            {.id = what.id.value_or(id_made_of(by, here->id, end->is.id)),
             .org = org,
             .kind = relation_kind::duplicate_of,
             .from = here->id,
             .to = end->is.id,
             .created = by.at,
             .author = by.who.as_principal()},
        .handed = {.by_way_of = std::move(end->by_way_of)}
    };
    if (!related::insert(tx, made.is, made.handed)) return refused{id_taken_by_relation()};
    if (!change.status) {
        change.status = status_of_duplicates(tx, store::find_bug(tx, org, here->id).value().shown);
    }
    if (auto closed = change_bug(tx, by, org, id, change, what.seen_rev); !closed) {
        return refused{std::move(closed).error()};
    }
    related::record_made(tx, by, made.is);
    related::hand_over(tx, by, std::move(made));
    return store::find_bug(tx, org, here->id).value().shown;
}

outcome<void> unmark_duplicate(
    db::transaction& tx, const changes::act& by, organization_id org, bug_id which
) {
    related::lock(tx, org);
    const auto found = store::find_bug_for_change(tx, org, which);
    if (found && found->shown.resolution == resolution::duplicate) {
        const change_bug_request reopen{.status = status_of_reopened(tx, found->shown)};
        auto opened = change_bug(tx, by, org, to_string(which), reopen, std::nullopt);
        if (!opened) return refused{std::move(opened).error()};
    }
    related::leave_original(tx, by, org, which);
    return {};
}

bool related::leave_original(
    db::transaction& tx, const changes::act& by, organization_id org, bug_id which
) {
    lock(tx, org);
    const auto former = find_original(tx, org, which);
    if (former) give_back(tx, by, *former);
    return former.has_value();
}

problem bug_unknown(std::string_view pointer) {
    return bad_field(pointer, "bug_unknown", "The organization has no such bug.");
}

problem relation_to_self(std::string_view pointer) {
    return bad_field(pointer, "relation_to_self", "Choose another bug than this one.");
}

problem id_taken_by_relation() {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = "This id belongs to another relation. Choose another one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace lacewing::bugs
