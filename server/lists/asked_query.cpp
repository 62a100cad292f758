#include "lists/asked_query.hpp"

#include "lists/limits.hpp"
#include "lists/sql/conditions.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace lacewing::lists {

namespace {

/// Code points [begin, end) of well-formed UTF-8.
std::string part_of(std::string_view text, const query::place& at) {
    std::string part;
    std::size_t place = 0;
    for (const char each : text) {
        const bool is_first = (static_cast<unsigned char>(each) & 0xc0U) != 0x80U;
        if (is_first) ++place;
        if (place > at.begin && place <= at.end) part += each;
    }
    return part;
}

bool is_of_status(query::flag flag) {
    using enum query::flag;
    return flag == open || flag == closed || flag == started || flag == done || flag == dropped;
}

/// Groups in groups so deep may be written as sets of bugs.
constexpr int counted_depth_max = 3;

/// Asks for nothing but projects and statuses, which counters tell apart.
bool is_counted(const query::node& node, int depth = 0) {
    const auto are_counted = [depth](const std::vector<query::node>& parts) {
        return depth < counted_depth_max &&
               std::ranges::all_of(
                   parts, [depth](const auto& each) { return is_counted(each, depth + 1); }
               );
    };
    if (const auto* all = std::get_if<query::all_of>(&node.is)) return are_counted(all->parts);
    if (const auto* any = std::get_if<query::any_of>(&node.is)) return are_counted(any->parts);
    if (const auto* not_it = std::get_if<query::negation>(&node.is))
        return are_counted(not_it->part);
    const auto* filter = std::get_if<query::filter>(&node.is);
    if (filter == nullptr) return false;
    using query::field;
    if (filter->by != field::is) {
        return filter->by == field::project || filter->by == field::status ||
               filter->by == field::category;
    }
    return std::ranges::all_of(filter->values, [](const query::value& each) {
        const auto* flag = std::get_if<query::flag>(&each.is);
        return flag != nullptr && is_of_status(*flag);
    });
}

/// No closed bug answers.
bool asks_for_open(const query::node& node) {
    if (const auto* all = std::get_if<query::all_of>(&node.is)) {
        return std::ranges::any_of(all->parts, asks_for_open);
    }
    const auto* filter = std::get_if<query::filter>(&node.is);
    if (filter == nullptr || filter->by != query::field::is) return false;
    return std::ranges::all_of(filter->values, [](const query::value& each) {
        using enum query::flag;
        const auto* flag = std::get_if<query::flag>(&each.is);
        return flag != nullptr && (*flag == open || *flag == triage || *flag == started ||
                                   *flag == ready || *flag == overdue || *flag == stale);
    });
}

} // namespace

query_notes shown_notes(const std::vector<query::note>& notes) {
    if (notes.empty()) return std::nullopt;
    std::vector<query_note> shown;
    for (const auto& each : notes) {
        shown.push_back(
            {.code = each.code,
             .detail = each.detail,
             .begin = static_cast<std::int64_t>(each.at.begin),
             .end = static_cast<std::int64_t>(each.at.end)}
        );
    }
    return shown;
}

outcome<std::unique_ptr<asked_query>> asked_query::begin(db::reader& tx, const question& what) {
    const auto role = access::require(tx, what.who, access::action::see_content, {.org = what.org});
    if (!role) return refused{role.error()};
    auto tree = query::parse(what.q.value_or(""), what.how);
    if (!tree) return refused{std::move(tree).error()};
    const auto who = asker_of(tx, what.who, what.org, *role);
    std::unique_ptr<asked_query> made{new asked_query{tx, what, who, *std::move(tree)}};
    if (what.project) {
        made->project_ = projects::find_project(tx, what.org, *what.project);
        const bool is_there =
            made->project_ && projects::find_project(tx, what.org, *made->project_);
        if (!is_there) return refused{access::missing(what.who)};
    }
    made->write_where();
    return made;
}

void asked_query::write_where() {
    writing_ = std::make_unique<sql::writing>(tx_, who_, tree_);
    if (project_)
        conditions_ = fmt::format(" AND b.project_id = {}", writing_->values.add(*project_));
    if (tree_.where) {
        if (const auto* all = std::get_if<query::all_of>(&tree_.where->is)) {
            for (const auto& each : all->parts) add_part(each);
        } else {
            add_part(*tree_.where);
        }
    }
    where_ = fmt::format("b.org_id = {} AND {}", writing_->org, sql::known(*writing_, "b"));
    where_ += conditions_;
    // SQLite would walk along all bugs: its index of open ones begins with their projects.
    const bool is_told = writing_->speaks == db::dialect::sqlite && !begins_with_set_;
    if (is_told && tree_.where && asks_for_open(*tree_.where)) {
        open_alone_ = " AND b.is_open = TRUE";
        if (!project_) {
            open_alone_ += fmt::format(
                " AND b.project_id IN (SELECT o.id FROM projects o WHERE o.org_id = {})",
                writing_->org
            );
        }
    }
    where_values_ = writing_->values.all().size();
}

/// SQLite keeps no statistics: a few people's bugs, or a rare label's, are told to come first. The
/// order of a CROSS JOIN is binding there and nothing to PostgreSQL, which knows by itself.
void asked_query::add_part(const query::node& part) {
    if (!begins_with_set_ && writing_->speaks == db::dialect::sqlite && is_small_set(part)) {
        begins_with_set_ = true;
        from_ = fmt::format(
            "FROM (SELECT DISTINCT id FROM ({})) n CROSS JOIN bugs b",
            sql::id_set(*writing_, part).value()
        );
        conditions_ += " AND b.id = n.id";
        return;
    }
    conditions_ += fmt::format(" AND {}", sql::condition(*writing_, part, "b"));
}

bool asked_query::is_small_set(const query::node& of) {
    sql::writing probe{tx_, who_, tree_};
    const auto set = sql::id_set(probe, of);
    if (!set) return false;
    const auto statement = fmt::format(
        "SELECT COUNT(*) FROM ({} LIMIT {})",
        *set,
        probe.values.add(std::int64_t{limits::small_set_max} + 1)
    );
    std::int64_t counted = 0;
    run(statement, probe.values.all(), [&](const db::result& rows) {
        counted = rows.get<std::int64_t>(0);
    });
    return counted <= limits::small_set_max;
}

void asked_query::read(
    const std::string& statement, const std::function<void(const db::result&)>& row
) {
    run(writing_->with_sets() + statement, writing_->values.all(), row);
}

void asked_query::run(
    const std::string& statement,
    std::span<const db::parameter> values,
    const std::function<void(const db::result&)>& row
) {
    constexpr std::chrono::milliseconds time_max{limits::query_ms_max};
    try {
        auto rows = tx_.query_composed(statement, values, time_max);
        while (rows.next()) row(rows);
    } catch (const db::too_slow&) {
        throw refusal{too_costly()};
    }
}

std::optional<std::string> asked_query::from_counters(std::string_view joined) {
    if (tree_.where && !is_counted(*tree_.where)) return std::nullopt;
    return fmt::format(
        "FROM (SELECT c.project_id, c.status_id, c.bugs, "
        "s.category NOT IN ('done', 'dropped') AS is_open FROM bug_counts c JOIN statuses s "
        "ON s.org_id = c.org_id AND s.project_id = c.project_id AND s.id = c.status_id "
        "WHERE c.org_id = {0} AND c.audience_id IN ({0}{1}{2})) b{3} WHERE b.bugs > 0{4}",
        writing_->org,
        writing_->reader ? ", " : "",
        writing_->reader.value_or(""),
        joined,
        conditions_
    );
}

std::int64_t asked_query::count_of(std::optional<query::node> where) {
    auto tree = tree_;
    tree.where = std::move(where);
    asked_query other{tx_, question_, who_, std::move(tree)};
    other.project_ = project_;
    other.write_where();
    return other.count();
}

std::int64_t asked_query::count() {
    // SQLite looks up those that bear a label, instead of asking of each bug that it does not.
    const auto* negated = tree_.where ? std::get_if<query::negation>(&tree_.where->is) : nullptr;
    if (negated != nullptr && writing_->speaks == db::dialect::sqlite) {
        sql::writing probe{tx_, who_, tree_};
        if (sql::id_set(probe, negated->part.at(0))) {
            return count_of(std::nullopt) - count_of(negated->part.at(0));
        }
    }
    const auto counters = from_counters();
    const auto statement = counters ? "SELECT CAST(COALESCE(SUM(b.bugs), 0) AS BIGINT) " + *counters
                                    : writing_->with_sets() + "SELECT COUNT(*) " + from_where();
    // What was bound behind the condition belongs to other statements.
    const auto values = writing_->values.all().first(where_values_);
    std::int64_t counted = 0;
    run(statement, values, [&](const db::result& rows) { counted = rows.get<std::int64_t>(0); });
    return counted;
}

query_notes asked_query::notes() const {
    auto all = tree_.notes;
    all.insert(all.end(), writing_->notes.begin(), writing_->notes.end());
    return shown_notes(all);
}

problem asked_query::too_costly() const {
    const auto at = writing_->heaviest_at.value_or(query::place{});
    const auto part = part_of(question_.q.value_or(""), at);
    const auto detail =
        part.empty()
            ? std::string{"This query takes too long. Ask for fewer bugs."}
            : fmt::format("This query takes too long: {} asks for most of the work.", part);
    const auto pointer =
        part.empty() ? question_.how.pointer
                     : fmt::format("{}#char={},{}", question_.how.pointer, at.begin, at.end);
    return {
        .status = 422,
        .code = "query_too_costly",
        .detail = detail,
        .fields = {{pointer, "query_too_costly", detail}}
    };
}

} // namespace lacewing::lists
