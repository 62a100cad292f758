#include "bugs/edit_once.hpp"

#include "bugs/limits.hpp"
#include "bugs/read_bugs.hpp"
#include "changes/log.hpp"

namespace lacewing::bugs {

namespace {

constexpr std::string_view find_unchanged =
    "SELECT 1 FROM unchanged_edits "
    "WHERE org_id = $1 AND bug_id = $2 AND batch_id = $3 AND client_id = $4";

constexpr std::string_view insert_unchanged =
    "INSERT INTO unchanged_edits (org_id, bug_id, batch_id, client_id, at) "
    "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";

constexpr std::string_view delete_old = "DELETE FROM unchanged_edits WHERE org_id = $1 AND at < $2";

constexpr std::int64_t microseconds_per_day = 86'400 * microseconds_per_s;

} // namespace

outcome<bug> edit_once(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const std::optional<batch_id>& batch,
    const std::function<outcome<bug>()>& edit
) {
    if (!by.client_id || !batch) return edit();
    const auto& sender = *by.client_id;
    if (const auto id = find_id(tx, org, id_or_key)) {
        if (changes::was_recorded(tx, *batch, sender, id->value) ||
            tx.query(find_unchanged, org, *id, *batch, sender).next())
            return read_bug(tx, by.who, org, id_or_key);
    }
    auto after = edit();
    if (after && !changes::was_recorded(tx, *batch, sender, after->id.value)) {
        const auto oldest = by.at.microseconds - limits::edit_mark_days * microseconds_per_day;
        tx.execute(delete_old, org, timestamp{oldest});
        tx.execute(insert_unchanged, org, after->id, *batch, sender, by.at);
    }
    return after;
}

} // namespace lacewing::bugs
