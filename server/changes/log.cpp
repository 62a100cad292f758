#include "changes/log.hpp"

#include "changes/about.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lacewing::changes {

namespace {

constexpr std::string_view find_changes =
    "SELECT version, at, actor_kind, actor_id, on_behalf_of_kind, on_behalf_of_id, subject_kind, "
    "subject_id, project_id, visibility, action, fields, batch_id, undo_of, client_id, reason "
    "FROM changes WHERE owner_id = $1 AND stream = $2 AND version > $3 ORDER BY version LIMIT $4";

constexpr std::string_view find_of_after =
    "SELECT version, at, actor_kind, actor_id, on_behalf_of_kind, on_behalf_of_id, subject_kind, "
    "subject_id, project_id, visibility, action, fields, batch_id, undo_of, client_id, reason "
    "FROM changes WHERE owner_id = $1 AND subject_id = $3 AND stream = $2 AND version > $4 "
    "ORDER BY version LIMIT $5";

constexpr std::string_view find_chain =
    "SELECT version, at, actor_kind, actor_id, on_behalf_of_kind, on_behalf_of_id, subject_kind, "
    "subject_id, project_id, visibility, action, fields, batch_id, undo_of, client_id, reason, "
    "hash "
    "FROM changes WHERE owner_id = $1 AND stream = $2 AND version > $3 ORDER BY version LIMIT $4";

constexpr std::string_view find_created =
    "SELECT version, at, actor_kind, actor_id, on_behalf_of_kind, on_behalf_of_id, subject_kind, "
    "subject_id, project_id, visibility, action, fields, batch_id, undo_of, client_id, reason "
    "FROM changes WHERE owner_id = $1 AND stream = $2 AND subject_id = $3 AND action = 'created' "
    "ORDER BY version LIMIT 1";

constexpr std::string_view find_of_before =
    "SELECT version, at, actor_kind, actor_id, on_behalf_of_kind, on_behalf_of_id, subject_kind, "
    "subject_id, project_id, visibility, action, fields, batch_id, undo_of, client_id, reason "
    "FROM changes WHERE owner_id = $1 AND stream = $2 AND version IN ("
    "SELECT version FROM (SELECT version FROM changes WHERE owner_id = $1 AND subject_id = $3 "
    "AND stream = $2 AND version < $4 ORDER BY version DESC LIMIT $5) AS own UNION "
    "SELECT version FROM (SELECT version FROM changes_about WHERE owner_id = $1 AND about_id = $3 "
    "AND stream = $2 AND version < $4 ORDER BY version DESC LIMIT $5) AS hanging) "
    "ORDER BY version DESC LIMIT $5";

constexpr std::string_view find_sent =
    "SELECT 1 FROM changes WHERE batch_id = $1 AND subject_id = $2 AND client_id = $3 LIMIT 1";

constexpr std::string_view insert_about =
    "INSERT INTO changes_about (owner_id, about_id, stream, version) VALUES ($1, $2, $3, $4)";

constexpr std::string_view find_version =
    "SELECT version FROM streams WHERE owner_id = $1 AND stream = $2";

constexpr std::string_view select_versions =
    "SELECT stream, version FROM streams WHERE owner_id = $1";

template <class T>
T known(std::optional<T> value) {
    if (!value) throw std::runtime_error{"the log holds a word that this program does not know"};
    return *value;
}

std::optional<principal> principal_at(const db::result& rows, int column) {
    if (rows.is_null(column)) return std::nullopt;
    return principal{
        .is = known(parse_principal_kind(rows.get<std::string_view>(column))),
        .value = rows.get<uuid>(column + 1)
    };
}

recorded read_row(const db::result& rows, const stream& of) {
    auto row = std::make_shared<recorded_change>();
    row->version = rows.get<std::int64_t>(0);
    row->what = {
        .to = of,
        .at = rows.get<timestamp>(1),
        .actor = principal_at(rows, 2),
        .subject = known(parse_subject_kind(rows.get<std::string_view>(6))),
        .subject_id = rows.get<uuid>(7),
        .what = known(parse_action(rows.get<std::string_view>(10))),
        .project = rows.get<std::optional<project_id>>(8),
        .fields = parse_fields(rows.get<std::string_view>(11)),
        .batch = rows.get<batch_id>(12),
        .client_id = rows.get<std::optional<uuid>>(14),
        .on_behalf_of = principal_at(rows, 4),
        .undo_of = rows.get<std::optional<batch_id>>(13),
        .seen_by = known(parse_visibility(rows.get<std::string_view>(9))),
        .reason = rows.get<std::optional<std::string>>(15)
    };
    return row;
}

} // namespace

std::vector<recorded> changes_after(
    db::reader& tx, const stream& of, std::int64_t version, int limit
) {
    std::vector<recorded> found;
    auto rows = tx.query(find_changes, of.owner, to_string(of.is), version, limit);
    while (rows.next()) found.push_back(read_row(rows, of));
    return found;
}

std::vector<recorded> changes_of_after(
    db::reader& tx, const stream& of, const uuid& which, std::int64_t version, int limit
) {
    std::vector<recorded> found;
    auto rows = tx.query(find_of_after, of.owner, to_string(of.is), which, version, limit);
    while (rows.next()) found.push_back(read_row(rows, of));
    return found;
}

std::vector<chained> chain_after(
    db::reader& tx, const stream& of, std::int64_t version, int limit
) {
    std::vector<chained> found;
    auto rows = tx.query(find_chain, of.owner, to_string(of.is), version, limit);
    while (rows.next()) {
        auto& row = found.emplace_back(chained{.what = read_row(rows, of)});
        const auto hash = rows.get<std::string_view>(16);
        if (hash.size() != row.hash.size()) throw std::runtime_error{"the row's hash is damaged"};
        std::ranges::copy(hash, row.hash.begin());
    }
    return found;
}

std::vector<recorded> changes_of_before(
    db::reader& tx, const stream& of, const uuid& which, std::int64_t version, int limit
) {
    std::vector<recorded> found;
    auto rows = tx.query(find_of_before, of.owner, to_string(of.is), which, version, limit);
    while (rows.next()) found.push_back(read_row(rows, of));
    return found;
}

void note_about(db::transaction& tx, const stream& of, std::int64_t version, const uuid& about) {
    tx.execute(insert_about, of.owner, about, to_string(of.is), version);
}

recorded find_creation(db::reader& tx, const stream& of, const uuid& subject_id) {
    auto rows = tx.query(find_created, of.owner, to_string(of.is), subject_id);
    return rows.next() ? read_row(rows, of) : nullptr;
}

bool was_recorded(
    db::reader& tx, const batch_id& batch, const uuid& client_id, const uuid& subject_id
) {
    auto rows = tx.query(find_sent, batch, subject_id, client_id);
    return rows.next();
}

std::int64_t version_of(db::reader& tx, const stream& of) {
    auto rows = tx.query(find_version, of.owner, to_string(of.is));
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::optional<access::role> least_role_for(stream::kind which) {
    switch (which) {
    case stream::kind::content:
        return access::role::outsider;
    case stream::kind::members:
        return access::role::member;
    case stream::kind::managers:
        return access::role::editor;
    case stream::kind::person:
    case stream::kind::restricted:
        return std::nullopt;
    }
    std::unreachable();
}

visible_versions versions_for(db::reader& tx, organization_id org, access::role role) {
    visible_versions versions;
    if (role >= least_role_for(stream::kind::members)) versions.members = 0;
    if (role >= least_role_for(stream::kind::managers)) versions.managers = 0;
    auto rows = tx.query(select_versions, org);
    while (rows.next()) {
        const auto version = rows.get<std::int64_t>(1);
        const auto which = parse_stream_kind(rows.get<std::string_view>(0));
        if (which == stream::kind::content) versions.content = version;
        if (which == stream::kind::members && versions.members) versions.members = version;
        if (which == stream::kind::managers && versions.managers) versions.managers = version;
    }
    return versions;
}

std::string etag(
    db::reader& tx, organization_id org, access::role role, const std::optional<user_id>& listener
) {
    const auto versions = versions_for(tx, org, role);
    auto tag =
        "\"" + std::to_string(static_cast<int>(role)) + "." + std::to_string(versions.content);
    if (versions.members) tag += "." + std::to_string(*versions.members);
    if (versions.managers) tag += "." + std::to_string(*versions.managers);
    if (listener && versions.members) {
        tag += ".p" + std::to_string(version_of(tx, person_of(*listener)));
    }
    return tag + "\"";
}

} // namespace lacewing::changes
