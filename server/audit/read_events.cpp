#include "audit/read_events.hpp"

#include "events/record_event.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace lacewing::audit {

namespace {

constexpr std::string_view select_events =
    "SELECT at, id, kind, actor_kind, actor_id, with_token, network, about, count, bugs "
    "FROM security_events WHERE org_id = $1 AND (at, id) < ($2, $3) AND at >= $4 AND at < $5 "
    "AND ($6 = '' OR kind = $6) AND ($7 = 0 OR actor_id = $8) "
    "ORDER BY at DESC, id DESC LIMIT $9";

/// The words of events and of entries are the same.
entry_kind kind_at(const db::result& rows) {
    const auto found = schema::value_named<entry_kind>(rows.get<std::string_view>(2));
    if (!found) throw std::runtime_error{"an event is of a kind that is not known"};
    return *found;
}

std::optional<std::string> text_at(const db::result& rows, int column) {
    auto text = rows.get<std::string>(column);
    if (text.empty()) return std::nullopt;
    return text;
}

audit_entry entry_at(const db::result& rows) {
    audit_entry entry;
    entry.at = rows.get<timestamp>(0);
    entry.id = rows.get<uuid>(1);
    entry.what = kind_at(rows);
    if (!rows.get<std::string_view>(3).empty()) entry.actor = rows.get<uuid>(4);
    if (rows.get<bool>(5)) entry.with_token = true;
    entry.network = text_at(rows, 6);
    entry.about = text_at(rows, 7);
    entry.count = rows.get<std::int64_t>(8);
    const auto bugs = rows.get<std::int64_t>(9);
    if (bugs > 0) entry.bugs = bugs;
    return entry;
}

} // namespace

std::vector<audit_entry> read_events(db::reader& tx, const piece& wanted, timestamp now) {
    std::vector<audit_entry> found;
    const auto& which = wanted.which;
    auto rows = tx.query(
        select_events,
        wanted.org,
        wanted.after.number,
        wanted.after.id,
        std::max(which.since, events::kept_since(now)),
        which.until,
        which.what ? schema::name_of(*which.what) : std::string_view{},
        which.person ? 1 : 0,
        which.person.value_or(uuid{}),
        wanted.limit
    );
    while (rows.next()) found.push_back(entry_at(rows));
    return found;
}

} // namespace lacewing::audit
