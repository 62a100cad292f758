#include "platform/db/migrations.hpp"

#include "platform/db/waiting.hpp"

#include <fmt/format.h>

#include <chrono>
#include <vector>

namespace lacewing::db {

namespace {

constexpr std::string_view create_table = "CREATE TABLE IF NOT EXISTS schema_migrations ("
                                          " number BIGINT NOT NULL PRIMARY KEY,"
                                          " name TEXT NOT NULL,"
                                          " applied_at BIGINT NOT NULL)";
constexpr std::string_view create_strict_table = "CREATE TABLE IF NOT EXISTS schema_migrations ("
                                                 " number INTEGER NOT NULL PRIMARY KEY,"
                                                 " name TEXT NOT NULL,"
                                                 " applied_at INTEGER NOT NULL) STRICT";
constexpr std::string_view find_last = "SELECT COALESCE(MAX(number), 0) FROM schema_migrations";
constexpr std::string_view find_table =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'";
constexpr std::string_view find_table_on_postgres =
    "SELECT CAST(tablename AS TEXT) FROM pg_tables "
    "WHERE schemaname = current_schema() AND tablename = 'schema_migrations'";
constexpr std::string_view insert_step =
    "INSERT INTO schema_migrations (number, name, applied_at) VALUES ($1, $2, $3)";
/// Any number will do as long as every process takes the same.
constexpr std::string_view lock_out_others = "SELECT pg_advisory_xact_lock(5498712046321)";

/// True where something is left beside line comments and white space.
bool has_statement(std::string_view text) {
    while (!text.empty()) {
        auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && !line.substr(first).starts_with("--")) return true;
    }
    return false;
}

std::vector<std::string_view> split(std::string_view script) {
    std::vector<std::string_view> statements;
    while (has_statement(script)) {
        auto end = script.find(";\n");
        if (end == std::string_view::npos) end = script.find_last_of(';');
        const auto statement = script.substr(0, end);
        if (has_statement(statement)) statements.push_back(statement);
        script.remove_prefix(end == std::string_view::npos ? script.size() : end + 1);
    }
    return statements;
}

/// The last step that the data knows, with every other process shut out until the transaction ends.
int last_step(transaction& tx) {
    tx.lift_time_limit();
    if (tx.speaks() == dialect::postgres) {
        tx.execute(lock_out_others);
        tx.execute(create_table);
    } else {
        tx.execute(create_strict_table);
    }
    auto rows = tx.query(find_last);
    return rows.next() ? rows.get<int>(0) : 0;
}

void refuse_newer(int last, int newest) {
    if (last <= newest) return;
    throw schema_too_new{fmt::format(
        "The data was written by a newer Lacewing (its schema is {}, this program knows {}): "
        "start that version, or restore a backup from before the upgrade.",
        last,
        newest
    )};
}

void apply(transaction& tx, const migration& step) {
    const auto script = tx.speaks() == dialect::postgres ? step.postgres : step.sqlite;
    for (const auto statement : split(script)) tx.execute(statement);
    tx.execute(insert_step, step.number, step.name, system_clock{}.now());
}

} // namespace

int migrate(engine& with, std::span<const migration> steps) {
    const int newest = steps.empty() ? 0 : steps.back().number;
    write_and_wait(with, [newest](transaction& tx) { refuse_newer(last_step(tx), newest); });
    int applied = 0;
    for (const migration& step : steps) {
        bool is_new = false;
        write_and_wait(with, [&](transaction& tx) {
            is_new = step.number > last_step(tx);
            if (is_new) apply(tx, step);
        });
        if (is_new) ++applied;
    }
    return applied;
}

std::optional<int> schema_of(reader& tx) {
    const bool is_there =
        tx.query(tx.speaks() == dialect::postgres ? find_table_on_postgres : find_table).next();
    if (!is_there) return std::nullopt;
    auto rows = tx.query(find_last);
    return rows.next() ? rows.get<int>(0) : 0;
}

void make_schema(transaction& tx, std::span<const migration> steps) {
    last_step(tx);
    for (const migration& step : steps) apply(tx, step);
}

} // namespace lacewing::db
