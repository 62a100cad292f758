#include "snapshot/read_held_bug.hpp"

#include "access/access.hpp"
#include "bugs/read_bugs.hpp"
#include "bugs/related/knower.hpp"
#include "changes/log.hpp"
#include "snapshot/store.hpp"

#include <stdexcept>
#include <utility>

namespace lacewing::snapshot {

namespace {

held_relation as_held(const store::relation& row) {
    const auto kind = schema::value_named<bugs::relation_kind>(row.kind);
    if (!kind) throw std::runtime_error{"a relation is of a kind that this program does not know"};
    return {.kind = *kind, .from = bug_id{row.from}, .to = bug_id{row.to}};
}

} // namespace

outcome<held_bug> read_held_bug(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    auto found = bugs::read_bug(tx, who, org, id_or_key);
    if (!found) return refused{found.error()};
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    held_bug held{.versions = changes::versions_for(tx, org, *role), .bug = *std::move(found)};
    if (held.bug.deleted) return held;
    const auto counts = store::count_hanging(tx, org, held.bug.id);
    held.comment_count = counts.comments;
    held.attachment_count = counts.attachments;
    const auto asks = bugs::related::knower_of(who, *role);
    for (const auto& each : store::read_relations_of(tx, org, held.bug.id, asks)) {
        held.relations.push_back(as_held(each));
    }
    return held;
}

} // namespace lacewing::snapshot
