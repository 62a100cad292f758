#include "backup/make_backup.hpp"

#include "backup/file_writer.hpp"
#include "backup/held_files.hpp"
#include "backup/limits.hpp"
#include "backup/rows.hpp"
#include "backup/tables.hpp"
#include "platform/crypto/hash_stream.hpp"
#include "platform/db/migrations.hpp"
#include "platform/db/one_state.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

#include <fstream>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace lacewing::backup {

namespace {

namespace fs = std::filesystem;

/// Collects a table's rows into members of a bearable size.
class table_writer {
public:
    table_writer(file_writer& to, const table& of) : to_(to), of_(of) {}

    void add(std::string_view row) {
        piece_ += row;
        ++rows_;
        if (piece_.size() >= limits::backup_piece_bytes) flush();
    }
    [[nodiscard]] table_sum finish() {
        if (!piece_.empty()) flush();
        return {.name = of_.name, .rows = rows_, .sha256 = crypto::to_hex(hash_.finish())};
    }

private:
    void flush() {
        to_.add(fmt::format("{}{}/{:06}", tables_folder, of_.name, ++pieces_), piece_);
        hash_.add(piece_);
        piece_.clear();
    }

    file_writer& to_;
    const table& of_;
    std::string piece_;
    std::int64_t rows_ = 0;
    int pieces_ = 0;
    crypto::sha256_stream hash_;
};

heading heading_of(int schema, const std::vector<table>& tables, std::string_view version) {
    heading made{
        .schema = schema,
        .version = std::string{version},
        .made = system_clock{}.now(),
        .tables = {}
    };
    for (const auto& each : tables) {
        auto& told = made.tables.emplace_back(table_heading{.name = each.name, .columns = {}});
        for (const auto& column : each.columns) told.columns.push_back(column.name);
    }
    return made;
}

/// On PostgreSQL the state begins with the first SELECT: from before it on no migration may change
/// a table. Others go on reading and writing.
void shut_out_migrations(db::reader& tx, const std::vector<std::string>& tables) {
    if (tx.speaks() != db::dialect::postgres || tables.empty()) return;
    std::string names;
    for (const auto& each : tables)
        names += fmt::format("{}\"{}\"", names.empty() ? "" : ", ", each);
    std::ignore = tx.query(fmt::format("LOCK TABLE {} IN ACCESS SHARE MODE", names));
}

bool is_whole(const fs::path& file, const crypto::digest& content) {
    try {
        return hash_of_file(file) == content;
    } catch (const std::runtime_error&) {
        return false; // the disk does not give its bytes
    }
}

/// One backup on its way.
class work {
public:
    work(const place& from, const fs::path& to, std::string_view version, const progress& tell)
        : from_(from), to_(to), version_(version), tell_(tell), held_(from.attachments()) {
        file_.emplace(to_);
    }

    made_backup run() {
        std::vector<std::string> known;
        db::read_one_state(from_.database, [&](db::reader& tx) {
            known.clear();
            for (const auto& each : read_tables(tx)) known.push_back(each.name);
        });
        // A sweep may be quicker than us once, and the next state no longer names what it took.
        std::optional<std::vector<crypto::digest>> missing;
        do {
            missing = held_.missing();
            db::read_one_state(from_.database, [&](db::reader& tx) {
                shut_out_migrations(tx, known);
                write_state(tx, *missing);
            });
        } while (held_.missing() != *missing);
        write_attachments();
        file_->add(manifest_name, schema::to_json(manifest_));
        file_->finish();
        made_.bytes = file_->size();
        made_.lost = manifest_.lost;
        return std::move(made_);
    }

private:
    void write_state(db::reader& tx, const std::vector<crypto::digest>& missing_before) {
        const auto schema = db::schema_of(tx);
        if (!schema)
            throw refused_work{"There is no data to back up: see --data and --database-url."};
        held_.hold(named_contents(tx));
        if (held_.missing() != missing_before) return;
        // A body may begin anew, and then the file does.
        file_.reset();
        file_.emplace(to_);
        manifest_ = {};
        made_ = {};
        const auto tables = read_tables(tx);
        file_->add(heading_name, schema::to_json(heading_of(*schema, tables, version_)));
        for (const auto& each : tables) write_table(tx, each);
    }

    void write_table(db::reader& tx, const table& of) {
        table_writer writer{*file_, of};
        read_rows(tx, of, [&](std::string_view row) { writer.add(row); });
        manifest_.tables.push_back(writer.finish());
        const auto rows = manifest_.tables.back().rows;
        made_.rows += rows;
        tell_(fmt::format("{}: {} rows", of.name, rows));
    }

    void write_attachments() {
        crypto::sha256_stream names;
        for (const auto& each : held_.missing()) manifest_.lost.push_back(crypto::to_hex(each));
        for (const auto& each : held_.held()) {
            const auto hex = crypto::to_hex(each);
            if (!is_whole(held_.file_of(each), each)) {
                manifest_.lost.push_back(hex);
                continue;
            }
            write_attachment(hex, held_.file_of(each));
            names.add(hex);
            if (++made_.attachments % limits::attachments_per_line == 0) {
                tell_(fmt::format("attachments: {} of {}", made_.attachments, held_.held().size()));
            }
        }
        manifest_.attachments = made_.attachments;
        manifest_.attachments_sha256 = crypto::to_hex(names.finish());
        tell_(fmt::format("attachments: {}", made_.attachments));
    }

    void write_attachment(std::string_view hex, const fs::path& file) {
        std::ifstream bytes{file, std::ios::binary};
        file_->begin(fmt::format("{}{}", attachments_folder, hex), fs::file_size(file));
        std::string piece(limits::backup_read_bytes, '\0');
        while (bytes) {
            bytes.read(piece.data(), static_cast<std::streamsize>(piece.size()));
            file_->append(
                std::string_view{piece}.substr(0, static_cast<std::size_t>(bytes.gcount()))
            );
        }
    }

    const place& from_;
    const fs::path& to_;
    std::string_view version_;
    const progress& tell_;
    held_files held_;
    std::optional<file_writer> file_;
    manifest manifest_;
    made_backup made_;
};

} // namespace

made_backup make_backup(
    const place& from, const fs::path& to, std::string_view version, const progress& tell
) {
    return work{from, to, version, tell}.run();
}

} // namespace lacewing::backup
