#include "backup/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::backup {

namespace {

constexpr std::string_view sqlite_tables = "SELECT name FROM sqlite_schema WHERE type = 'table' "
                                           "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' "
                                           "AND name <> 'schema_migrations' ORDER BY name";
constexpr std::string_view sqlite_columns =
    "SELECT name, type, 0 FROM pragma_table_info($1) ORDER BY name";
constexpr std::string_view sqlite_references =
    "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1) ORDER BY 1";

constexpr std::string_view postgres_tables =
    "SELECT CAST(c.relname AS TEXT) COLLATE \"C\" AS name FROM pg_class c "
    "JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') "
    "AND c.relname <> 'schema_migrations' ORDER BY name";
constexpr std::string_view postgres_columns =
    "SELECT CAST(a.attname AS TEXT) COLLATE \"C\" AS name, "
    "CAST(format_type(a.atttypid, NULL) AS TEXT), CASE WHEN a.attidentity = '' THEN 0 ELSE 1 END "
    "FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid "
    "JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE n.nspname = current_schema() AND CAST(c.relname AS TEXT) = $1 "
    "AND a.attnum > 0 AND NOT a.attisdropped ORDER BY name";
constexpr std::string_view postgres_references =
    "SELECT DISTINCT CAST(r.relname AS TEXT) COLLATE \"C\" AS name FROM pg_constraint k "
    "JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class r ON r.oid = k.confrelid "
    "JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE k.contype = 'f' AND n.nspname = current_schema() AND CAST(c.relname AS TEXT) = $1 "
    "ORDER BY name";

column_kind kind_of(std::string_view type, std::string_view table, std::string_view name) {
    if (type == "boolean") return column_kind::boolean;
    if (type == "bigint" || type == "integer" || type == "INTEGER") return column_kind::integer;
    if (type == "text" || type == "TEXT") return column_kind::text;
    if (type == "bytea" || type == "BLOB") return column_kind::bytes;
    if (type == "uuid") return column_kind::uuid;
    throw std::runtime_error{
        fmt::format("The column {}.{} has a type that no backup knows: {}.", table, name, type)
    };
}

std::vector<std::string> read_names(db::result rows) {
    std::vector<std::string> found;
    while (rows.next()) found.push_back(rows.get<std::string>(0));
    return found;
}

table read_table(db::reader& tx, const std::string& name) {
    const bool is_postgres = tx.speaks() == db::dialect::postgres;
    table made{.name = name, .columns = {}, .references = {}};
    {
        auto rows = tx.query(is_postgres ? postgres_columns : sqlite_columns, name);
        while (rows.next()) {
            const auto column_name = rows.get<std::string>(0);
            made.columns.push_back(
                {.name = column_name,
                 .is = kind_of(rows.get<std::string_view>(1), name, column_name),
                 .is_numbered = rows.get<std::int64_t>(2) != 0}
            );
        }
    }
    made.references =
        read_names(tx.query(is_postgres ? postgres_references : sqlite_references, name));
    return made;
}

/// Those whose references are all out come next, again and again.
std::vector<table> in_order_of_references(std::vector<table> tables) {
    std::vector<table> ordered;
    std::set<std::string> out;
    while (!tables.empty()) {
        const auto before = ordered.size();
        std::erase_if(tables, [&](table& each) {
            const bool is_ready = std::ranges::all_of(each.references, [&](const auto& name) {
                return name == each.name || out.contains(name);
            });
            if (is_ready) ordered.push_back(std::move(each));
            return is_ready;
        });
        if (ordered.size() == before)
            throw std::runtime_error{"Tables refer to one another in a circle."};
        for (auto at = before; at < ordered.size(); ++at) out.insert(ordered[at].name);
    }
    return ordered;
}

} // namespace

std::vector<table> read_tables(db::reader& tx) {
    const bool is_postgres = tx.speaks() == db::dialect::postgres;
    std::vector<table> tables;
    for (const auto& name : read_names(tx.query(is_postgres ? postgres_tables : sqlite_tables))) {
        tables.push_back(read_table(tx, name));
    }
    return in_order_of_references(std::move(tables));
}

std::string column_list(const table& of) {
    std::string text;
    for (const auto& each : of.columns) {
        if (!text.empty()) text += ", ";
        text += fmt::format("\"{}\"", each.name);
    }
    return text;
}

} // namespace lacewing::backup
