#include "backup/verify_data.hpp"

#include "backup/check_counts.hpp"
#include "backup/check_files.hpp"
#include "bugs/check_replay.hpp"
#include "changes/check_chain.hpp"
#include "comments/check_replay.hpp"
#include "platform/db/migrations.hpp"
#include "platform/db/one_state.hpp"

#include <fmt/format.h>

#include <vector>

namespace lacewing::backup {

namespace {

void require_own_schema(db::reader& tx) {
    const auto schema = db::schema_of(tx);
    if (!schema) throw refused_work{"There is no data to verify: see --data and --database-url."};
    const auto newest = db::all_migrations().back().number;
    if (*schema == newest) return;
    throw refused_work{fmt::format(
        "The data's schema is {}, this program checks {}: {}.",
        *schema,
        newest,
        *schema < newest ? "start the server once, which brings the data up to date"
                         : "use the Lacewing that runs on this data"
    )};
}

/// What SQLite can say of its own file.
void check_engine(db::reader& tx, faults& into, const progress& tell) {
    if (tx.speaks() != db::dialect::sqlite) return;
    into.begin_check();
    {
        auto rows = tx.query("PRAGMA integrity_check");
        while (rows.next()) {
            const auto said = rows.get<std::string_view>(0);
            if (said != "ok") into.add(fmt::format("database file: {}", said));
        }
    }
    into.begin_check();
    auto rows = tx.query("SELECT \"table\", parent FROM pragma_foreign_key_check");
    while (rows.next()) {
        into.add(fmt::format(
            "{}: a row refers to a row of {} that is not there",
            rows.get<std::string>(0),
            rows.get<std::string>(1)
        ));
    }
    tell("database file: looked over");
}

void check_log(db::reader& tx, faults& into, const progress& tell) {
    into.begin_check();
    const auto add = [&](const changes::stream& of, std::int64_t version, std::string_view what) {
        const auto place = version == 0 ? std::string{} : fmt::format(", version {}", version);
        into.add(fmt::format(
            "log: stream {} of {}{}: {}", to_string(of.is), to_string(of.owner), place, what
        ));
    };
    const auto rows = changes::check_chains(tx, add, [&](std::int64_t count) {
        tell(fmt::format("log: {} changes", count));
    });
    tell(fmt::format("log: {} changes", rows));
}

/// The tables against what the log says of them.
void check_replays(db::reader& tx, faults& into, const progress& tell) {
    const auto add = [&](std::string_view line) { into.add(line); };
    into.begin_check();
    const auto tell_bugs = [&](std::int64_t count) {
        tell(fmt::format("bugs: {} held against the log", count));
    };
    tell_bugs(bugs::check_replays(tx, add, tell_bugs));
    into.begin_check();
    const auto tell_comments = [&](std::int64_t count) {
        tell(fmt::format("comments: {} held against the log", count));
    };
    tell_comments(comments::check_replays(tx, add, tell_comments));
}

} // namespace

void verify_data(const place& which, faults& into, const progress& tell) {
    std::vector<named_file> files;
    db::read_one_state(which.database, [&](db::reader& tx) {
        require_own_schema(tx);
        check_engine(tx, into, tell);
        check_log(tx, into, tell);
        check_replays(tx, into, tell);
        check_counts(tx, into, tell);
        files = read_named_files(tx);
    });
    check_files(which, files, into, tell);
}

} // namespace lacewing::backup
