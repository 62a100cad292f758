#include "comments/store.hpp"

#include "platform/core/joined.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <stdexcept>

namespace lacewing::comments::store {

namespace {

constexpr std::string_view columns =
    "SELECT id, bug_id, author_id, text, created_at, edited_at, rev, reactions, author_kind, "
    "removed_at FROM comments WHERE org_id = $1 AND ";
constexpr std::string_view by_id = "id = $2";
constexpr std::string_view for_update = " FOR UPDATE";
constexpr std::string_view last_of_bug =
    "bug_id = $2 AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $3";
constexpr std::string_view before_of_bug =
    "bug_id = $2 AND (created_at, id) < ($4, $5) AND removed_at IS NULL "
    "ORDER BY created_at DESC, id DESC LIMIT $3";

constexpr std::string_view select_comment = joined<columns, by_id>::text;
constexpr std::string_view select_comment_for_update = joined<columns, by_id, for_update>::text;
constexpr std::string_view select_last = joined<columns, last_of_bug>::text;
constexpr std::string_view select_before = joined<columns, before_of_bug>::text;

constexpr std::string_view insert_row =
    "INSERT INTO comments "
    "(org_id, id, bug_id, author_kind, author_id, created_at, rev, reactions, text) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";

constexpr std::string_view update_row =
    "UPDATE comments SET text = $3, edited_at = $4, rev = $5, reactions = $6 "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view update_removed =
    "UPDATE comments SET removed_at = $3 WHERE org_id = $1 AND id = $2";

constexpr std::string_view add_to_count =
    "UPDATE bugs SET comment_count = comment_count + $3 WHERE org_id = $1 AND id = $2";

comment read_comment(const db::result& rows, organization_id org) {
    return {
        .id = rows.get<comment_id>(0),
        .org_id = org,
        .bug_id = rows.get<bug_id>(1),
        .author = rows.get<uuid>(2),
        .text = rows.get<std::string>(3),
        .created = rows.get<timestamp>(4),
        .edited = rows.get<std::optional<timestamp>>(5),
        .rev = rows.get<std::int64_t>(6),
        .reactions =
            value(schema::parse<std::vector<reactions_of_kind>>(rows.get<std::string_view>(7)))
    };
}

std::optional<comment_row> read_comment_row(db::result rows, organization_id org) {
    if (!rows.next()) return std::nullopt;
    const auto kind = parse_principal_kind(rows.get<std::string_view>(8));
    if (!kind) throw std::runtime_error{"a comment's author is of a kind that is not known"};
    comment_row found{
        .shown = read_comment(rows, org), .author = {}, .is_removed = !rows.is_null(9)
    };
    found.author = {.is = *kind, .value = found.shown.author};
    return found;
}

} // namespace

bool insert_comment(db::transaction& tx, const comment_row& made) {
    const auto& shown = made.shown;
    const auto inserted = tx.execute(
        insert_row,
        shown.org_id,
        shown.id,
        shown.bug_id,
        to_string(made.author.is),
        made.author.value,
        shown.created,
        shown.rev,
        schema::to_json(shown.reactions),
        shown.text
    );
    if (inserted == 1) tx.execute(add_to_count, shown.org_id, shown.bug_id, std::int64_t{1});
    return inserted == 1;
}

std::optional<comment_row> find_comment(db::reader& tx, organization_id org, comment_id which) {
    return read_comment_row(tx.query(select_comment, org, which), org);
}

std::optional<comment_row> find_comment_for_change(
    db::transaction& tx, organization_id org, comment_id which
) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return find_comment(tx, org, which);
    return read_comment_row(tx.query(select_comment_for_update, org, which), org);
}

void update_comment(db::transaction& tx, const comment& changed) {
    tx.execute(
        update_row,
        changed.org_id,
        changed.id,
        changed.text,
        changed.edited,
        changed.rev,
        schema::to_json(changed.reactions)
    );
}

void set_removed(db::transaction& tx, const comment& which, std::optional<timestamp> at) {
    tx.execute(update_removed, which.org_id, which.id, at);
    tx.execute(add_to_count, which.org_id, which.bug_id, std::int64_t{at ? -1 : 1});
}

std::vector<comment> list_comments(
    db::reader& tx,
    organization_id org,
    bug_id of,
    const std::optional<http::page_position>& after,
    int limit
) {
    auto rows = after ? tx.query(select_before, org, of, limit, after->number, after->id)
                      : tx.query(select_last, org, of, limit);
    std::vector<comment> found;
    while (rows.next()) found.push_back(read_comment(rows, org));
    return found;
}

} // namespace lacewing::comments::store
