#include "lists/exports/export_bugs.hpp"

#include "bugs/listed_bug.hpp"
#include "events/record_event.hpp"
#include "lists/exports/csv.hpp"
#include "lists/find_bugs.hpp"
#include "lists/limits.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

namespace lacewing::lists {

namespace {

/// Always the same number of places, so that the text is one: what is left of them names the last
/// bug again.
const std::string& select_piece() {
    static const std::string sql = [] {
        std::string places;
        for (int at = 0; at < limits::export_piece_bugs; ++at) {
            places += fmt::format("{}${}", at == 0 ? "" : ", ", at + 3);
        }
        return fmt::format(
            "SELECT {} FROM bugs b JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
            "WHERE b.org_id = $1 AND b.id IN ({}) AND b.deleted_at IS NULL AND "
            "(b.visibility = 'inherit' OR EXISTS (SELECT 1 FROM bug_readers r "
            "WHERE r.org_id = b.org_id AND r.bug_id = b.id AND r.reader_id = $2))",
            bugs::listed_columns,
            places
        );
    }();
    return sql;
}

/// In the order of the ids.
std::vector<bugs::bug> read_piece(
    db::reader& tx,
    organization_id org,
    const std::optional<uuid>& reader,
    std::span<const bug_id> ids
) {
    std::vector<db::parameter> values{db::parameter{org}, db::parameter{reader}};
    for (const auto& each : ids) values.emplace_back(each);
    values.resize(limits::export_piece_bugs + 2, db::parameter{ids.back()});
    std::unordered_map<bug_id, bugs::bug> found;
    auto rows = tx.query_bound(select_piece(), values);
    while (rows.next()) {
        auto each = bugs::read_listed(rows, org);
        const auto id = each.id;
        found.emplace(id, std::move(each));
    }
    std::vector<bugs::bug> ordered;
    for (const auto& id : ids) {
        const auto at = found.find(id);
        if (at != found.end()) ordered.push_back(std::move(at->second));
    }
    return ordered;
}

/// A file while it is being read. Its parts outlive the request that asked for it.
class file_of_bugs final : public http::body_stream {
public:
    struct content {
        access::actor who;
        organization_id org;
        std::vector<bug_id> ids;
        shown_names names;
    };

    file_of_bugs(const services& with, wanted_file how, content of)
        : with_(with), how_(std::move(how)), of_(std::move(of)) {}

    task<std::string> next() override {
        if (is_over_) co_return std::string{};
        auto piece = std::exchange(has_begun_, true) ? std::string{} : beginning();
        // A piece whose bugs are all gone is no end.
        while (piece.empty() && at_ < of_.ids.size()) {
            const auto count =
                std::min(of_.ids.size() - at_, std::size_t{limits::export_piece_bugs});
            const auto ids = std::span<const bug_id>{of_.ids}.subspan(at_, count);
            at_ += count;
            auto read = [this, ids](db::reader& tx) { return read_rows(tx, ids); };
            auto rows = co_await with_.database.read(std::move(read));
            for (const auto& each : value(std::move(rows))) add(piece, each);
        }
        if (at_ >= of_.ids.size()) {
            piece += how_.format == file_format::json ? "\n]\n" : "";
            is_over_ = true;
        }
        co_return piece;
    }

private:
    /// The texts of those bugs that the asker may know at this moment.
    outcome<std::vector<std::string>> read_rows(db::reader& tx, std::span<const bug_id> ids) {
        const auto role =
            access::require(tx, of_.who, access::action::export_list, {.org = of_.org});
        if (!role) return refused{role.error()};
        const auto reader = access::reader_of(of_.who, *role);
        const auto bugs = read_piece(tx, of_.org, reader, ids);
        const bool is_csv = how_.format == file_format::csv;
        if (is_csv) of_.names.read_people(tx, of_.who, of_.org, bugs);
        std::vector<std::string> texts;
        for (const auto& each : bugs) {
            texts.push_back(
                is_csv ? csv_row(cells_of(how_.columns, each, of_.names)) : schema::to_json(each)
            );
        }
        return texts;
    }

    [[nodiscard]] std::string beginning() const {
        if (how_.format == file_format::json) return "[";
        std::vector<std::string> names;
        for (const auto& each : how_.columns) names.emplace_back(each.name);
        return csv_row(names);
    }

    void add(std::string& to, const std::string& row) {
        if (how_.format == file_format::json) to += std::exchange(has_rows_, true) ? ",\n" : "\n";
        to += row;
    }

    const services& with_;
    wanted_file how_;
    content of_;
    std::size_t at_ = 0;
    bool has_begun_ = false;
    bool has_rows_ = false;
    bool is_over_ = false;
};

outcome<file_of_bugs::content> begin_file(db::reader& tx, const question& what) {
    const auto may = access::require(tx, what.who, access::action::export_list, {.org = what.org});
    if (!may) return refused{may.error()};
    auto begun = asked_query::begin(tx, what);
    if (!begun) return refused{std::move(begun).error()};
    file_of_bugs::content made{
        .who = what.who, .org = what.org, .ids = find_all(**begun), .names = {}
    };
    made.names.read_places(tx, what.org);
    return made;
}

events::event export_of(const file_of_bugs::content& what, timestamp now, file_format format) {
    auto made = events::event_by(what.who, now, events::kind::list_exported);
    made.about = format == file_format::csv ? "csv" : "json";
    made.bugs = std::ssize(what.ids);
    return made;
}

} // namespace

task<std::shared_ptr<http::body_stream>> export_bugs(
    const services& with, const question& what, wanted_file how
) {
    auto begin = [&what](db::reader& tx) { return begin_file(tx, what); };
    auto begun = co_await with.database.read_long(std::move(begin));
    auto content = value(std::move(begun));
    // No file leaves before it is on disk that it did.
    const auto taken = export_of(content, with.clock.now(), how.format);
    auto record = [&what, &taken](db::transaction& tx) {
        events::record_event(tx, what.org, taken);
    };
    co_await with.database.write(std::move(record));
    co_return std::make_shared<file_of_bugs>(with, std::move(how), std::move(content));
}

} // namespace lacewing::lists
