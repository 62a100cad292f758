#include "bugs/store.hpp"

#include "bugs/list_sql.hpp"
#include "bugs/listed_bug.hpp"
#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "platform/core/text.hpp"
#include "platform/db/many_rows.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

namespace lacewing::bugs::store {

namespace {

constexpr std::string_view further_columns =
    ", b.author_kind, b.title_rev, b.description_rev, b.environment, b.shared_with, b.description";
constexpr std::string_view by_id = "b.id = $2";
constexpr std::string_view for_update = " FOR UPDATE OF b";

constexpr std::string_view select_bug =
    joined<sql::columns, further_columns, sql::from, by_id>::text;
constexpr std::string_view select_bug_for_update =
    joined<sql::columns, further_columns, sql::from, by_id, for_update>::text;

constexpr std::string_view select_by_number =
    "SELECT id FROM bugs WHERE org_id = $1 AND project_id = $2 AND number = $3";

constexpr std::string_view insert_bug_rows =
    "INSERT INTO bugs (org_id, id, project_id, number, title, title_folded, status_id, is_open, "
    "resolution, author_kind, author_id, assigned_members, created_at, updated_at, closed_at, "
    "status_since, reopen_count, rev, title_rev, description_rev, visibility, severity, priority, "
    "due, estimate_hundredths, environment, labels, vote_count, snoozed_until, shared_with, "
    "deleted_at, rank, description)";
constexpr std::string_view taken_ones_stay = "ON CONFLICT DO NOTHING";

constexpr std::string_view update_bug_row =
    "UPDATE bugs SET title = $3, title_folded = $4, status_id = $5, is_open = $6, "
    "resolution = $7, assigned_members = $8, updated_at = $9, closed_at = $10, "
    "status_since = $11, reopen_count = $12, rev = $13, title_rev = $14, description_rev = $15, "
    "severity = $16, priority = $17, due = $18, estimate_hundredths = $19, environment = $20, "
    "labels = $21, vote_count = $22, snoozed_until = $23, shared_with = $24, visibility = $25, "
    "deleted_at = $26, project_id = $27, number = $28, rank = $29, description = $30 "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view delete_assignees =
    "DELETE FROM bug_assignees WHERE org_id = $1 AND bug_id = $2";

constexpr std::string_view insert_assignee_rows =
    "INSERT INTO bug_assignees (org_id, bug_id, position, assignee_kind, assignee_id, "
    "bug_created_at)";

constexpr std::string_view upsert_principal_counts =
    "INSERT INTO principal_bug_counts (org_id, principal_id, created, assigned) "
    "VALUES ($1, $2, $3, $4) ON CONFLICT (org_id, principal_id) DO UPDATE SET "
    "created = principal_bug_counts.created + excluded.created, "
    "assigned = principal_bug_counts.assigned + excluded.assigned";

template <class T>
T known(std::optional<T> value) {
    if (!value) throw std::runtime_error{"a bug holds a word that this program does not know"};
    return *std::move(value);
}

std::vector<uuid> read_ids(std::string_view json) {
    if (json == "[]") return {};
    return value(schema::parse<std::vector<uuid>>(json));
}

/// A snooze is kept as the moment of its end; 0 for one that waits for anything to happen.
std::optional<std::int64_t> print_snooze(const std::optional<snooze>& of) {
    if (!of) return std::nullopt;
    return of->until ? of->until->microseconds : 0;
}

std::vector<environment_entry> read_environment(std::string_view json) {
    if (json == "[]") return {};
    return value(schema::parse<std::vector<environment_entry>>(json));
}

std::optional<std::int64_t> in_hundredths(std::optional<double> units) {
    if (!units) return std::nullopt;
    return value(check_estimate(*units));
}

std::optional<bug_row> read_row(db::reader& tx, organization_id org, db::result rows) {
    if (!rows.next()) return std::nullopt;
    bug_row found{.shown = read_listed(rows, org), .author = {}};
    auto& shown = found.shown;
    found.author = {
        .is = known(parse_principal_kind(rows.get<std::string_view>(26))), .value = shown.bug_author
    };
    found.title_rev = rows.get<std::int64_t>(27);
    found.description_rev = rows.get<std::int64_t>(28);
    shown.environment = read_environment(rows.get<std::string_view>(29));
    shown.shared_with = read_ids(rows.get<std::string_view>(30));
    shown.description = rows.get<std::string>(31);
    shown.watchers = watchers_of(tx, org, shown.id);
    shown.voters = voters_of(tx, org, shown.id);
    return found;
}

std::vector<bug> read_list(db::result rows, organization_id org) {
    std::vector<bug> found;
    while (rows.next()) found.push_back(read_listed(rows, org));
    return found;
}

std::string print_shared_with(const bug& of) {
    return of.shared_with ? schema::to_json(*of.shared_with) : "[]";
}

std::string print_environment(const bug& of) {
    return of.environment ? schema::to_json(*of.environment) : "[]";
}

void add(db::many_rows& to, const bug_row& made) {
    const auto& shown = made.shown;
    to.add(
        shown.org_id,
        shown.id,
        shown.project_id,
        shown.number,
        shown.title,
        text::fold(shown.title),
        shown.status,
        shown.is_open,
        schema::name_of(shown.resolution),
        to_string(made.author.is),
        made.author.value,
        schema::to_json(shown.assigned_members),
        shown.created,
        shown.updated,
        shown.closed,
        shown.status_since,
        shown.reopen_count,
        shown.rev,
        made.title_rev,
        made.description_rev,
        to_string(shown.visibility),
        static_cast<std::int64_t>(shown.severity),
        static_cast<std::int64_t>(shown.priority),
        shown.due,
        in_hundredths(shown.estimate),
        print_environment(shown),
        schema::to_json(shown.labels),
        shown.vote_count,
        print_snooze(shown.snooze),
        print_shared_with(shown),
        shown.deleted,
        shown.rank,
        shown.description.value_or("")
    );
}

void add_assignees(db::many_rows& to, const bug& of, std::span<const principal> assigned) {
    std::int64_t position = 0;
    for (const auto& each : assigned) {
        to.add(of.org_id, of.id, position++, to_string(each.is), each.value, of.created);
    }
}

} // namespace

std::optional<bug_row> find_bug(db::reader& tx, organization_id org, bug_id which) {
    return read_row(tx, org, tx.query(select_bug, org, which));
}

std::optional<bug_row> find_bug_for_change(db::transaction& tx, organization_id org, bug_id which) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return find_bug(tx, org, which);
    return read_row(tx, org, tx.query(select_bug_for_update, org, which));
}

std::optional<bug_id> find_by_number(
    db::reader& tx, organization_id org, project_id in, std::int64_t number
) {
    auto rows = tx.query(select_by_number, org, in, number);
    if (!rows.next()) return std::nullopt;
    return rows.get<bug_id>(0);
}

std::vector<bug> list_of_project(
    db::reader& tx,
    organization_id org,
    const reader_id& who,
    project_id in,
    const position& after,
    int limit
) {
    if (!after) return read_list(tx.query(select_first_of_project, org, in, limit, who), org);
    return read_list(tx.query(select_next_of_project, org, in, limit, who, after->number), org);
}

std::vector<bug> list_of_organization(
    db::reader& tx, organization_id org, const reader_id& who, const position& after, int limit
) {
    if (!after) return read_list(tx.query(select_first_of_organization, org, limit, who), org);
    return read_list(
        tx.query(select_next_of_organization, org, limit, who, after->number, after->id), org
    );
}

std::vector<bug> list_deleted(
    db::reader& tx,
    organization_id org,
    const reader_id& who,
    const std::optional<principal>& author,
    const position& after,
    int limit
) {
    uuid last;
    last.bytes.fill(std::numeric_limits<std::uint8_t>::max());
    const auto from = after.value_or(
        http::page_position{.number = std::numeric_limits<std::int64_t>::max(), .id = last}
    );
    if (!author) {
        return read_list(tx.query(select_deleted, org, limit, who, from.number, from.id), org);
    }
    return read_list(
        tx.query(
            select_deleted_of_author,
            org,
            limit,
            who,
            from.number,
            from.id,
            to_string(author->is),
            author->value
        ),
        org
    );
}

bool insert_bugs(db::transaction& tx, std::span<const bug_row> made) {
    db::many_rows rows{tx, insert_bug_rows, taken_ones_stay};
    for (const auto& each : made) add(rows, each);
    return rows.finish() == std::ssize(made);
}

void update_bug(db::transaction& tx, const bug_row& changed) {
    const auto& shown = changed.shown;
    tx.execute(
        update_bug_row,
        shown.org_id,
        shown.id,
        shown.title,
        text::fold(shown.title),
        shown.status,
        shown.is_open,
        schema::name_of(shown.resolution),
        schema::to_json(shown.assigned_members),
        shown.updated,
        shown.closed,
        shown.status_since,
        shown.reopen_count,
        shown.rev,
        changed.title_rev,
        changed.description_rev,
        static_cast<std::int64_t>(shown.severity),
        static_cast<std::int64_t>(shown.priority),
        shown.due,
        in_hundredths(shown.estimate),
        print_environment(shown),
        schema::to_json(shown.labels),
        shown.vote_count,
        print_snooze(shown.snooze),
        print_shared_with(shown),
        to_string(shown.visibility),
        shown.deleted,
        shown.project_id,
        shown.number,
        shown.rank,
        shown.description.value_or("")
    );
}

void insert_assignees(
    db::transaction& tx,
    std::span<const bug_row> made,
    std::span<const std::span<const principal>> assigned
) {
    db::many_rows rows{tx, insert_assignee_rows};
    for (std::size_t at = 0; at < made.size(); ++at) {
        add_assignees(rows, made[at].shown, assigned[at]);
    }
    rows.finish();
}

void replace_assignees(db::transaction& tx, const bug& of, std::span<const principal> assigned) {
    tx.execute(delete_assignees, of.org_id, of.id);
    db::many_rows rows{tx, insert_assignee_rows};
    add_assignees(rows, of, assigned);
    rows.finish();
}

void add_to_principal(
    db::transaction& tx, organization_id org, const uuid& who, const principal_difference& by
) {
    tx.execute(upsert_principal_counts, org, who, by.created, by.assigned);
}

} // namespace lacewing::bugs::store
