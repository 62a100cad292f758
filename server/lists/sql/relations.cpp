#include "lists/limits.hpp"
#include "lists/sql/conditions.hpp"

#include <utility>

/// How bugs stand to one another, as far as the asker knows them.
namespace lacewing::lists::sql {

namespace {

using query::field;

/// The rows of a relation as pairs of this bug (`mine`) and the other one.
std::string pairs(const writing& in, field by) {
    const auto one_way = [&](std::string_view kind, bool is_from) {
        return fmt::format(
            "SELECT x.{} AS mine, x.{} AS other FROM relations x WHERE x.org_id = {} AND "
            "x.kind = '{}'",
            is_from ? "from_bug" : "to_bug",
            is_from ? "to_bug" : "from_bug",
            in.org,
            kind
        );
    };
    switch (by) {
    case field::blocks:
        return one_way("blocks", true);
    case field::blocked_by:
        return one_way("blocks", false);
    case field::parent:
        return one_way("parent", true);
    case field::child:
        return one_way("parent", false);
    case field::duplicate_of:
        return one_way("duplicate_of", true);
    case field::duplicate:
        return one_way("duplicate_of", false);
    case field::caused_by:
        return one_way("caused_by", true);
    case field::causes:
        return one_way("caused_by", false);
    case field::relates_to:
        return one_way("relates_to", true) + " UNION ALL " + one_way("relates_to", false);
    default:
        throw std::logic_error{"this field is no relation"};
    }
}

/// The bug and all below it, by ways that the asker knows: a set.
std::string with_descendants(writing& in, const std::string& top) {
    const auto levels = fmt::format("levels{}", in.sets.size());
    in.sets.push_back(fmt::format(
        "{4} (bug, depth) AS (SELECT o.id, 0 FROM bugs o WHERE o.org_id = {0} AND o.id = {1} AND "
        "{2} UNION SELECT x.from_bug, {4}.depth + 1 FROM {4} JOIN relations x "
        "ON x.org_id = {0} AND x.kind = 'parent' AND x.to_bug = {4}.bug JOIN bugs o ON "
        "o.org_id = {0} AND o.id = x.from_bug WHERE {4}.depth < {3} AND {2})",
        in.org,
        top,
        known(in, "o"),
        limits::descendants_depth_max,
        levels
    ));
    return in.add_set(fmt::format("SELECT bug FROM {}", levels));
}

std::string condition_of_other(writing& in, const query::meaning& of, const std::string& other) {
    if (const auto* key = std::get_if<query::bug_key>(&of)) return key_condition(in, *key, other);
    return condition(in, std::get<query::sub_query>(of).where.at(0), other);
}

} // namespace

std::string key_condition(writing& in, const query::bug_key& of, std::string_view b) {
    const auto which = in.names.bug(of);
    if (!which) return "FALSE";
    const auto place = in.values.add(*which);
    if (!of.with_descendants) return fmt::format("{}.id = {}", b, place);
    return fmt::format("{}.id IN (SELECT id FROM {})", b, with_descendants(in, place));
}

std::string relation_condition(
    writing& in, field by, const query::meaning& of, std::string_view b
) {
    if (std::holds_alternative<query::anything>(of)) {
        const auto other_known = known_id(in, "r.other");
        const auto set =
            in.add_set(fmt::format("SELECT r.mine FROM ({}) r WHERE {}", pairs(in, by), other_known)
            );
        return fmt::format("{}.id IN (SELECT id FROM {})", b, set);
    }
    const auto other = in.next_alias();
    const auto depth = std::exchange(in.depth, 0);
    const auto met = condition_of_other(in, of, other);
    in.depth = depth;
    // SQLite would rather take the index that is unique, and read a row for each.
    const auto index = in.speaks == db::dialect::sqlite ? " INDEXED BY bugs_asked" : "";
    const auto set = in.add_set(fmt::format(
        "SELECT r.mine FROM ({0}) r JOIN bugs {1}{5} ON {1}.org_id = {2} AND {1}.id = r.other "
        "WHERE {3} AND {4}",
        pairs(in, by),
        other,
        in.org,
        known(in, other),
        met,
        index
    ));
    return fmt::format("{}.id IN (SELECT id FROM {})", b, set);
}

} // namespace lacewing::lists::sql
