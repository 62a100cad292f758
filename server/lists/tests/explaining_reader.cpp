#include "lists/tests/explaining_reader.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace lacewing::lists {

namespace {

class forwarded final : public db::cursor {
public:
    explicit forwarded(db::result rows) : rows_(std::move(rows)) {}
    bool next() override { return rows_.next(); }
    [[nodiscard]] bool is_null(int column) const override { return rows_.is_null(column); }
    [[nodiscard]] bool boolean(int column) const override { return rows_.get<bool>(column); }
    [[nodiscard]] std::int64_t integer(int column) const override {
        return rows_.get<std::int64_t>(column);
    }
    [[nodiscard]] double real(int column) const override { return rows_.get<double>(column); }
    [[nodiscard]] std::string_view view(int column) const override {
        return rows_.get<std::string_view>(column);
    }
    [[nodiscard]] uuid as_uuid(int column) const override { return rows_.get<uuid>(column); }

private:
    db::result rows_;
};

std::size_t depth_of(std::string_view step) {
    return std::min(step.find_first_not_of(' '), step.size());
}

/// "SCAN s1", "SCAN (subquery-2)" and the like read what the statement has put together itself.
bool is_made_by_statement(const explaining_reader::explained& of, std::string_view name) {
    constexpr std::array made{"CONSTANT", "f", "n", "r", "e", "d"};
    if (std::ranges::find(made, name) != made.end() || name.starts_with('(')) return true;
    const bool is_set = name.starts_with('s') && name.size() > 1;
    return is_set || name.starts_with("levels") ||
           of.sql.contains(") " + std::string{name} + " ON ");
}

std::string word_behind(std::string_view text, std::string_view before) {
    const auto at = text.find(before);
    if (at == text.npos) return {};
    const auto begin = at + before.size();
    return std::string{text.substr(begin, text.find_first_of(" \n", begin) - begin)};
}

std::vector<std::string> strayings_of_sqlite(const explaining_reader::explained& of) {
    std::vector<std::string> found;
    for (const auto& step : of.steps) {
        const auto scanned = word_behind(step, "SCAN ");
        if (!scanned.empty() && !is_made_by_statement(of, scanned)) found.push_back(step);
        const auto searched = word_behind(step, "SEARCH ");
        if (searched.empty() || is_made_by_statement(of, searched)) continue;
        const bool by_key = step.contains("(org_id=?") || step.contains("(uid=?") ||
                            step.contains("(id=?") || step.contains("(username_folded=?");
        if (!by_key) found.push_back(step);
    }
    return found;
}

/// Each way along an index stands in a line of its own, its condition in one of the next.
std::vector<std::string> strayings_of_postgres(const explaining_reader::explained& of) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < of.steps.size(); ++at) {
        const auto& step = of.steps[at];
        if (step.contains("Seq Scan on ")) found.push_back(step);
        const bool is_index = step.contains("Index Scan") || step.contains("Index Only Scan");
        if (!is_index || step.contains("accounts") || step.contains("orgs_pkey")) continue;
        const auto next = at + 1 < of.steps.size() ? of.steps[at + 1] : "";
        const bool names_org = next.contains("Index Cond:") &&
                               (next.contains("org_id = ") || next.contains("owner_id = "));
        if (!names_org) found.push_back(step + next);
    }
    return found;
}

} // namespace

std::unique_ptr<db::cursor> forward(db::result rows) {
    return std::make_unique<forwarded>(std::move(rows));
}

std::unique_ptr<db::cursor> explaining_reader::run_query(
    std::string_view sql, std::span<const db::parameter> values
) {
    explain(sql, values);
    return forward(on_.query_bound(sql, values));
}

std::unique_ptr<db::cursor> explaining_reader::run_composed(
    std::string_view sql, std::span<const db::parameter> values, std::chrono::milliseconds time_max
) {
    explain(sql, values);
    return forward(on_.query_composed(sql, values, time_max));
}

void explaining_reader::explain(std::string_view sql, std::span<const db::parameter> values) {
    const bool is_sqlite = speaks() == db::dialect::sqlite;
    const auto asked = (is_sqlite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + std::string{sql};
    explained what{.sql = std::string{sql}, .steps = {}};
    std::map<std::int64_t, std::size_t> depths;
    auto rows = on_.query_composed(asked, values, std::chrono::seconds{10});
    while (rows.next()) {
        if (is_sqlite) {
            const auto above = depths.find(rows.get<std::int64_t>(1));
            const auto depth = above == depths.end() ? 0 : above->second + 2;
            depths[rows.get<std::int64_t>(0)] = depth;
            what.steps.push_back(std::string(depth, ' ') + rows.get<std::string>(3));
        } else {
            what.steps.push_back(rows.get<std::string>(0));
        }
    }
    seen_.push_back(std::move(what));
}

std::vector<std::string> strayings(const explaining_reader::explained& of, db::dialect speaks) {
    return speaks == db::dialect::sqlite ? strayings_of_sqlite(of) : strayings_of_postgres(of);
}

bool sorts_before_limit(const explaining_reader::explained& of, db::dialect speaks) {
    const bool is_sqlite = speaks == db::dialect::sqlite;
    const std::string_view begins = is_sqlite ? " f" : "Limit ";
    const std::string_view sorts = is_sqlite ? "USE TEMP B-TREE" : "Sort ";
    const auto limited = std::ranges::find_if(of.steps, [&](const std::string& step) {
        return is_sqlite ? step.ends_with(begins) && !step.contains("SCAN") : step.contains(begins);
    });
    if (limited == of.steps.end()) return true;
    for (auto step = limited + 1; step != of.steps.end(); ++step) {
        if (depth_of(*step) <= depth_of(*limited)) break;
        if (step->contains(sorts)) return true;
    }
    return false;
}

} // namespace lacewing::lists
