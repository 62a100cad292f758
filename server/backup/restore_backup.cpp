#include "backup/restore_backup.hpp"

#include "attachments/file_store.hpp"
#include "backup/limits.hpp"
#include "backup/locked_folder.hpp"
#include "backup/read_backup.hpp"
#include "backup/tables.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/many_rows.hpp"
#include "platform/db/migrations.hpp"
#include "platform/db/one_state.hpp"
#include "platform/db/waiting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <unistd.h>
#include <utility>

namespace lacewing::backup {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view next_number_of =
    "SELECT setval(pg_get_serial_sequence('\"{0}\"', '{1}'), COALESCE(MAX(\"{1}\"), 0) + 1, FALSE) "
    "FROM \"{0}\"";

read_contents check(const fs::path& file) {
    try {
        auto read = check_backup(file);
        const auto newest = db::all_migrations().back().number;
        if (read.told.schema < 1) throw damaged{"its schema has no number"};
        if (read.told.schema > newest) {
            throw refused_work{fmt::format(
                "The backup was made by a newer Lacewing (its schema is {}, this program knows "
                "{}): "
                "restore it with version {} or later.",
                read.told.schema,
                newest,
                read.told.version
            )};
        }
        return read;
    } catch (const damaged& why) {
        throw refused_work{fmt::format(
            "{} is damaged: {}. Nothing was touched; use another copy of it.",
            file.string(),
            why.what()
        )};
    }
}

bool holds_data(const db::settings& which) {
    if (which.url.empty()) return fs::exists(which.sqlite_path);
    bool found = false;
    db::read_one_state(which, [&](db::reader& tx) {
        found = db::schema_of(tx).has_value() || !read_tables(tx).empty();
    });
    return found;
}

/// What may lie in a data folder before anything is restored into it.
bool is_no_data(const fs::path& name, bool is_begun_anew) {
    constexpr std::array<std::string_view, 3> always{"secret.key", "lost+found", "restoring"};
    if (std::ranges::find(always, name.string()) != always.end()) return true;
    return is_begun_anew && name == "attachments";
}

void require_empty(const place& to, bool is_begun_anew) {
    std::error_code failed;
    for (const auto& each : fs::directory_iterator{to.folder, failed}) {
        if (is_no_data(each.path().filename(), is_begun_anew)) continue;
        throw refused_work{fmt::format(
            "The data folder {} is not empty, it holds {}: name a new one with --data, or move "
            "this "
            "one away.",
            to.folder.string(),
            each.path().filename().string()
        )};
    }
    if (!to.database.url.empty() && holds_data(to.database)) {
        throw refused_work{
            "The PostgreSQL database is not empty: name a new one with --database-url (createdb "
            "makes one)."
        };
    }
}

void make_folder(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) {
        throw refused_work{fmt::format(
            "The data folder {} cannot be made: {}. Choose another with --data.",
            folder.string(),
            failed.message()
        )};
    }
    fs::permissions(folder, fs::perms::owner_all, failed);
}

void flush_folder(const fs::path& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

void move_into(const fs::path& from, const fs::path& to) {
    fs::rename(from, to);
    flush_folder(to.parent_path());
}

std::int64_t place_attachments(const fs::path& file, const fs::path& folder, const progress& tell) {
    const attachments::file_store files{folder};
    files.prepare();
    crypto::system_random random;
    std::unique_ptr<attachments::incoming_file> incoming;
    std::int64_t count = 0;
    const auto take = [&](std::string_view, std::string_view piece) {
        if (!incoming) incoming = files.receive(random);
        incoming->append(piece);
        if (!piece.empty()) return;
        std::ignore = incoming->place();
        incoming.reset();
        if (++count % limits::attachments_per_line == 0)
            tell(fmt::format("attachments: {}", count));
    };
    read_backup(file, {.begin = {}, .rows = {}, .attachment = take});
    tell(fmt::format("attachments: {}", count));
    return count;
}

/// The tables of the backup must be those that its migrations make here.
void require_same_tables(const std::vector<table>& here, const heading& told) {
    for (const auto& each : told.tables) {
        const auto same = std::ranges::find(here, each.name, &table::name);
        const auto is_column = [&](const column& one, const std::string& name) {
            return one.name == name;
        };
        if (same == here.end() || !std::ranges::equal(same->columns, each.columns, is_column)) {
            throw refused_work{fmt::format(
                "The backup's table {} is not that of its schema: restore it with version {}.",
                each.name,
                told.version
            )};
        }
    }
}

/// Fills the tables of one transaction, piece by piece.
class table_filler {
public:
    table_filler(db::transaction& tx, const progress& tell) : tx_(tx), tell_(tell) {}

    void begin(const heading& told) {
        const auto steps = db::all_migrations();
        db::make_schema(tx_, steps.first(static_cast<std::size_t>(told.schema)));
        const auto here = read_tables(tx_);
        require_same_tables(here, told);
        for (const auto& each : told.tables) {
            tables_.push_back(*std::ranges::find(here, each.name, &table::name));
        }
    }

    void take(std::size_t place, std::string_view rows) {
        if (!inserted_ || place != place_) begin_table(place);
        row_values values{tables_[place]};
        while (!rows.empty()) {
            inserted_->add_row(values.take(rows));
            ++count_;
        }
    }

    std::int64_t finish() {
        end_table();
        for (const auto& each : tables_) go_on_counting(each);
        return count_;
    }

private:
    void begin_table(std::size_t place) {
        end_table();
        place_ = place;
        const auto& into = tables_[place];
        // PostgreSQL's word for rows that bring the numbers it would give.
        const auto* overriding =
            tx_.speaks() == db::dialect::postgres ? " OVERRIDING SYSTEM VALUE" : "";
        insert_ =
            fmt::format("INSERT INTO \"{}\" ({}){}", into.name, column_list(into), overriding);
        inserted_.emplace(tx_, insert_);
    }

    void end_table() {
        if (!inserted_) return;
        inserted_->finish();
        inserted_.reset();
        tell_(fmt::format("{}: done", tables_[place_].name));
    }

    void go_on_counting(const table& of) {
        for (const auto& each : of.columns) {
            if (!each.is_numbered) continue;
            const auto sql = fmt::format(fmt::runtime(next_number_of), of.name, each.name);
            std::ignore = tx_.query(sql);
        }
    }

    db::transaction& tx_;
    const progress& tell_;
    std::vector<table> tables_;
    std::size_t place_ = 0;
    std::string insert_;
    std::optional<db::many_rows> inserted_;
    std::int64_t count_ = 0;
};

/// In one transaction: all of it is there, or nothing.
std::int64_t fill_database(const fs::path& file, const db::settings& to, const progress& tell) {
    const auto with = db::open(to);
    std::int64_t count = 0;
    db::write_and_wait(*with, [&](db::transaction& tx) {
        tx.lift_time_limit();
        table_filler filler{tx, tell};
        read_backup(
            file,
            {.begin = [&](const heading& told) { filler.begin(told); },
             .rows = [&](std::size_t place, std::string_view rows) { filler.take(place, rows); },
             .attachment = {}}
        );
        count = filler.finish();
    });
    with->stop();
    return count;
}

std::int64_t restore_rows(
    const fs::path& file, const place& to, const fs::path& aside, const progress& tell
) {
    if (!to.database.url.empty()) return fill_database(file, to.database, tell);
    auto built = to.database;
    built.sqlite_path = aside / "lacewing.sqlite";
    const auto count = fill_database(file, built, tell);
    move_into(built.sqlite_path, to.database.sqlite_path);
    return count;
}

/// The folder in which the restore works, and whose presence keeps servers away.
std::unique_ptr<locked_folder> begin_restoring(const place& to, const progress& tell) {
    std::error_code ignored;
    const bool was_cut_off = fs::exists(to.restoring(), ignored);
    require_empty(to, was_cut_off);
    make_folder(to.folder);
    if (was_cut_off) {
        if (!remove_abandoned(to.restoring(), to.attachments())) {
            throw refused_work{fmt::format(
                "Another restore into {} is under way: wait for its end.", to.folder.string()
            )};
        }
        tell("An earlier restore was cut off: what it left is removed, and this one begins anew.");
    }
    return std::make_unique<locked_folder>(to.restoring());
}

} // namespace

restored_backup restore_backup(const fs::path& file, const place& to, const progress& tell) {
    tell("checking the backup");
    const auto checked = check(file);
    const auto working = begin_restoring(to, tell);
    const auto placed = place_attachments(file, working->path() / "attachments", tell);
    move_into(working->path() / "attachments", to.attachments());
    try {
        return {
            .made = checked.told.made,
            .rows = restore_rows(file, to, working->path(), tell),
            .attachments = placed,
            .lost = checked.sums.lost
        };
    } catch (...) {
        // While the folder keeps servers away: nobody else's files can be among these.
        fs::remove_all(to.attachments());
        throw;
    }
}

bool is_half_restored(const place& which) {
    std::error_code ignored;
    if (!fs::exists(which.restoring(), ignored)) return false;
    if (!holds_data(which.database)) return true;
    remove_abandoned(which.restoring(), {});
    return false;
}

} // namespace lacewing::backup
