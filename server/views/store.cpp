#include "views/store.hpp"

#include "platform/core/joined.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace lacewing::views::store {

namespace {

constexpr std::string_view columns =
    "SELECT id, owner_id, personal_to, project_id, name, query, layout, columns, group_by, "
    "lanes_by, sort, hidden_columns, column_limits, created_at FROM views WHERE org_id = $1 AND ";
constexpr std::string_view shared = "personal_to IS NULL ORDER BY id LIMIT $2";
constexpr std::string_view personal = "personal_to = $2 ORDER BY id LIMIT $3";
constexpr std::string_view by_id = "id = $2";

constexpr std::string_view select_shared = joined<columns, shared>::text;
constexpr std::string_view select_personal = joined<columns, personal>::text;
constexpr std::string_view select_view = joined<columns, by_id>::text;

constexpr std::string_view count_of_shared =
    "SELECT COUNT(*) FROM views WHERE org_id = $1 AND personal_to IS NULL";
constexpr std::string_view count_of_personal =
    "SELECT COUNT(*) FROM views WHERE org_id = $1 AND personal_to = $2";

constexpr std::string_view insert_view_row =
    "INSERT INTO views (org_id, id, owner_id, personal_to, project_id, name, query, layout, "
    "columns, group_by, lanes_by, sort, hidden_columns, column_limits, created_at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";

constexpr std::string_view update_view_row =
    "UPDATE views SET owner_id = $3, personal_to = $4, name = $5, query = $6, layout = $7, "
    "columns = $8, group_by = $9, lanes_by = $10, sort = $11, hidden_columns = $12, "
    "column_limits = $13 WHERE org_id = $1 AND id = $2";

constexpr std::string_view delete_view_row = "DELETE FROM views WHERE org_id = $1 AND id = $2";

template <class E>
E word_at(const db::result& rows, int column) {
    const auto found = schema::value_named<E>(rows.get<std::string_view>(column));
    if (!found) throw std::runtime_error{"a view holds a word that this program does not know"};
    return *found;
}

template <class T>
std::vector<T> list_at(const db::result& rows, int column) {
    return value(schema::parse<std::vector<T>>(rows.get<std::string_view>(column)));
}

view read_view(const db::result& rows, organization_id org) {
    view found;
    found.id = rows.get<view_id>(0);
    found.org_id = org;
    found.owner = rows.get<user_id>(1);
    found.is_shared = rows.is_null(2);
    found.project_id = rows.get<std::optional<project_id>>(3);
    found.name = rows.get<std::string>(4);
    found.query = rows.get<std::string>(5);
    found.layout = word_at<layout>(rows, 6);
    found.columns = list_at<std::string>(rows, 7);
    found.group_by = word_at<grouping>(rows, 8);
    found.lanes_by = word_at<grouping>(rows, 9);
    found.sort = rows.get<std::string>(10);
    found.hidden_columns = list_at<std::string>(rows, 11);
    found.column_limits = list_at<column_limit>(rows, 12);
    found.created_at = rows.get<timestamp>(13);
    return found;
}

std::vector<view> read_views(db::result rows, organization_id org) {
    std::vector<view> found;
    while (rows.next()) found.push_back(read_view(rows, org));
    return found;
}

std::int64_t read_count(db::result rows) {
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::optional<user_id> personal_to(const view& which) {
    return which.is_shared ? std::nullopt : which.owner;
}

} // namespace

std::vector<view> list_shared(db::reader& tx, organization_id org) {
    return read_views(tx.query(select_shared, org, limits::views_shared_max), org);
}

std::vector<view> list_personal(db::reader& tx, organization_id org, user_id of) {
    return read_views(tx.query(select_personal, org, of, limits::views_per_person_max), org);
}

std::optional<view> find_view(db::reader& tx, organization_id org, view_id which) {
    auto rows = tx.query(select_view, org, which);
    if (!rows.next()) return std::nullopt;
    return read_view(rows, org);
}

std::int64_t count_shared(db::reader& tx, organization_id org) {
    return read_count(tx.query(count_of_shared, org));
}

std::int64_t count_personal(db::reader& tx, organization_id org, user_id of) {
    return read_count(tx.query(count_of_personal, org, of));
}

void insert_view(db::transaction& tx, const view& made) {
    tx.execute(
        insert_view_row,
        made.org_id,
        made.id,
        made.owner,
        personal_to(made),
        made.project_id,
        made.name,
        made.query,
        schema::name_of(made.layout),
        schema::to_json(made.columns),
        schema::name_of(made.group_by),
        schema::name_of(made.lanes_by),
        made.sort,
        schema::to_json(made.hidden_columns),
        schema::to_json(made.column_limits),
        made.created_at
    );
}

void update_view(db::transaction& tx, const view& changed) {
    tx.execute(
        update_view_row,
        changed.org_id,
        changed.id,
        changed.owner,
        personal_to(changed),
        changed.name,
        changed.query,
        schema::name_of(changed.layout),
        schema::to_json(changed.columns),
        schema::name_of(changed.group_by),
        schema::name_of(changed.lanes_by),
        changed.sort,
        schema::to_json(changed.hidden_columns),
        schema::to_json(changed.column_limits)
    );
}

void delete_view(db::transaction& tx, organization_id org, view_id which) {
    tx.execute(delete_view_row, org, which);
}

} // namespace lacewing::views::store
