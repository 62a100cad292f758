#include "audit/read_log.hpp"

#include "changes/fields.hpp"
#include "changes/log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::audit {

namespace {

// What a change means is read from its subject and its first field: a text that somebody wrote
// stands behind a field's name and has its quotation marks escaped.
// $8 is 1 where a person is asked for, $9 the id, $10 a pattern that finds the id in fields.
constexpr std::string_view select_log =
    "SELECT at, stream, version, kind, actor_id, on_behalf_of_kind, subject_kind, subject_id, "
    "fields FROM (SELECT at, stream, version, actor_id, on_behalf_of_kind, subject_kind, "
    "subject_id, action, fields, CASE "
    "WHEN subject_kind = 'member' AND action = 'created' THEN 'member_joined' "
    "WHEN subject_kind = 'member' AND action = 'removed' THEN 'membership_ended' "
    "WHEN subject_kind = 'member' THEN 'role_changed' "
    "WHEN action = 'created' THEN 'organization_created' "
    "WHEN action = 'removed' THEN 'organization_deleted' "
    "WHEN stream = 'managers' THEN 'api_key_renewed' "
    "WHEN fields LIKE '{\"joinCode\":%' THEN 'join_code_renewed' "
    "WHEN stream = 'members' THEN 'member_rights_changed' "
    "WHEN fields LIKE '{\"orgOwner\":%' THEN 'owner_changed' "
    "WHEN fields LIKE '%\"isPrivate\":[%' THEN 'visibility_changed' "
    "ELSE 'organization_changed' END AS kind FROM changes WHERE owner_id = $1 "
    "AND stream IN ('content', 'managers', 'members') "
    "AND subject_kind IN ('member', 'organization') "
    "AND NOT (subject_kind = 'member' AND action = 'changed' "
    "AND fields NOT LIKE '{\"memberRole\":%') "
    "AND at <= $2 AND at >= $5 AND at < $6 "
    "AND (at < $2 OR stream < $3 OR (stream = $3 AND version < $4)) "
    "AND ($8 = 0 OR actor_id = $9 OR fields LIKE $10 OR subject_id IN ("
    "SELECT c.subject_id FROM changes c WHERE c.owner_id = $1 "
    "AND c.stream IN ('content', 'managers', 'members') "
    "AND c.subject_kind IN ('member', 'organization') "
    "AND c.subject_kind = 'member' AND c.action = 'created' AND c.fields LIKE $10))) AS told "
    "WHERE ($7 = '' OR kind = $7) ORDER BY at DESC, stream DESC, version DESC LIMIT $11";

// In the order of their names, as the database orders them.
constexpr std::array streams{
    changes::stream::kind::content, changes::stream::kind::managers, changes::stream::kind::members
};

constexpr std::array<std::string_view, 7> told_fields{
    "orgName",
    "orgDesc",
    "isPrivate",
    "orgOwner",
    "memberRole",
    "membersEditAnyBug",
    "membersManageKeys"
};

constexpr std::uint8_t mark_of_log = 0xff;
constexpr std::size_t first_version_byte = 8;

uuid id_of(changes::stream::kind of, std::int64_t version) {
    uuid made;
    made.bytes[0] = mark_of_log;
    made.bytes[1] = static_cast<std::uint8_t>(std::ranges::find(streams, of) - streams.begin());
    for (std::size_t at = 15; at >= first_version_byte; --at, version >>= 8U) {
        made.bytes.at(at) = static_cast<std::uint8_t>(version & 0xff);
    }
    return made;
}

/// Where the log goes on behind an entry.
struct place {
    std::string_view stream = "";
    std::int64_t version = 0;
};

place place_behind(const position& after) {
    const auto& bytes = after.id.bytes;
    // Behind an event no entry of the log has the same time.
    if (bytes[0] != mark_of_log || bytes[1] >= streams.size()) return {};
    place found{.stream = changes::to_string(streams.at(bytes[1]))};
    for (std::size_t at = first_version_byte; at < bytes.size(); ++at) {
        found.version = (found.version << 8U) | bytes.at(at);
    }
    return found;
}

schema::raw_json json_or_null(std::string text) {
    return {text.empty() ? "null" : std::move(text)};
}

std::optional<uuid> id_in(const std::vector<changes::field_change>& fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &changes::field_change::name);
    if (found == fields.end() || found->after.size() < 2) return std::nullopt;
    return parse_uuid(std::string_view{found->after}.substr(1, found->after.size() - 2));
}

/// Whose membership: its first change says so.
std::optional<uuid> member_behind(db::reader& tx, organization_id org, const uuid& membership) {
    const auto began = changes::find_creation(tx, changes::members_of(org), membership);
    return began ? id_in(began->what.fields, "memberID") : std::nullopt;
}

struct log_row {
    audit_entry entry;
    bool is_of_member = false;
    uuid subject;
    std::vector<changes::field_change> fields;
};

log_row read_row(const db::result& rows) {
    const auto stream = changes::parse_stream_kind(rows.get<std::string_view>(1));
    const auto kind = schema::value_named<entry_kind>(rows.get<std::string_view>(3));
    if (!stream || !kind) throw std::runtime_error{"the audit read what it does not know"};
    log_row row;
    row.entry.id = id_of(*stream, rows.get<std::int64_t>(2));
    row.entry.at = rows.get<timestamp>(0);
    row.entry.what = *kind;
    row.entry.actor = rows.get<std::optional<uuid>>(4);
    const auto by = rows.get<std::optional<std::string>>(5);
    if (by == to_string(principal::kind::token)) row.entry.with_token = true;
    row.is_of_member = rows.get<std::string_view>(6) == to_string(changes::subject_kind::member);
    row.subject = rows.get<uuid>(7);
    row.fields = changes::parse_fields(rows.get<std::string_view>(8));
    return row;
}

audit_entry finish(db::reader& tx, organization_id org, log_row row) {
    auto& entry = row.entry;
    if (row.is_of_member) {
        entry.person = id_in(row.fields, "memberID");
        if (!entry.person) entry.person = member_behind(tx, org, row.subject);
    } else if (entry.what == entry_kind::owner_changed) {
        entry.person = id_in(row.fields, "orgOwner");
    }
    for (auto& each : row.fields) {
        if (std::ranges::find(told_fields, each.name) == told_fields.end()) continue;
        entry.fields.emplace(
            std::move(each.name),
            bugs::field_history{
                .before = json_or_null(std::move(each.before)),
                .after = json_or_null(std::move(each.after))
            }
        );
    }
    return std::move(entry);
}

} // namespace

std::vector<audit_entry> read_log(db::reader& tx, const piece& wanted) {
    const auto behind = place_behind(wanted.after);
    const auto person = wanted.which.person.value_or(uuid{});
    std::vector<log_row> found;
    {
        auto rows = tx.query(
            select_log,
            wanted.org,
            wanted.after.number,
            behind.stream,
            behind.version,
            wanted.which.since,
            wanted.which.until,
            wanted.which.what ? schema::name_of(*wanted.which.what) : std::string_view{},
            wanted.which.person ? 1 : 0,
            person,
            fmt::format("%\"{}\"%", to_string(person)),
            wanted.limit
        );
        while (rows.next()) found.push_back(read_row(rows));
    }
    std::vector<audit_entry> entries;
    for (auto& each : found) entries.push_back(finish(tx, wanted.org, std::move(each)));
    return entries;
}

} // namespace lacewing::audit
