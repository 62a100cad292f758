#include "batches/last/store.hpp"

#include "changes/fields.hpp"
#include "platform/schema/parse.hpp"

#include <string_view>

namespace lacewing::batches::store {

namespace {

// An organization's own, a restricted bug's, and one's own views. Where the last two belong is
// asked among the organizations that the person belongs to.
constexpr std::string_view select_own_change =
    "SELECT c.at, c.batch_id, CASE c.stream WHEN 'content' THEN c.owner_id "
    "WHEN 'restricted' THEN (SELECT m.org_id FROM org_members m JOIN bugs b "
    "ON b.org_id = m.org_id AND b.id = c.owner_id WHERE m.member_id = $1) "
    "ELSE (SELECT m.org_id FROM org_members m JOIN views v "
    "ON v.org_id = m.org_id AND v.id = c.subject_id WHERE m.member_id = $1) END, c.fields "
    "FROM changes c WHERE c.actor_kind = 'user' AND c.on_behalf_of_id IS NULL "
    "AND c.actor_id = $1 AND c.at >= $2 AND (c.at, c.batch_id) < ($3, $4) "
    "AND (c.stream IN ('content', 'restricted') OR (c.stream = 'person' AND c.owner_id = $1 AND "
    "c.subject_kind = 'view')) "
    "AND c.subject_kind IN ('bug', 'comment', 'attachment', 'relation', 'label', 'status', "
    "'template', 'project', 'view') ORDER BY c.at DESC, c.batch_id DESC LIMIT 1";

constexpr std::string_view select_last_undo =
    "SELECT id FROM batches WHERE org_id = $1 AND undo_of = $2 AND undo_of IS NOT NULL "
    "ORDER BY created_at DESC, id DESC LIMIT 1";

/// A view that is gone says where it was.
std::optional<organization_id> org_in(std::string_view fields) {
    for (const auto& each : changes::parse_fields(fields)) {
        if (each.name == "orgID") {
            return value(
                schema::parse<organization_id>(each.after.empty() ? each.before : each.after)
            );
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<own_change> find_own_change_before(
    db::reader& tx, user_id who, const act_position& before, timestamp since
) {
    auto rows = tx.query(select_own_change, who, since, before.at, before.batch);
    if (!rows.next()) return std::nullopt;
    own_change found{
        .stands = {.at = rows.get<timestamp>(0), .batch = rows.get<batch_id>(1)},
        .org = rows.get<std::optional<organization_id>>(2)
    };
    if (!found.org) found.org = org_in(rows.get<std::string_view>(3));
    return found;
}

std::optional<batch_row> find_last_undo(db::reader& tx, organization_id org, batch_id of) {
    auto rows = tx.query(select_last_undo, org, of);
    if (!rows.next()) return std::nullopt;
    const auto id = rows.get<batch_id>(0);
    return find_batch(tx, org, id);
}

} // namespace lacewing::batches::store
