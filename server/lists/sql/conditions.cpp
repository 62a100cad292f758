#include "lists/sql/conditions.hpp"

#include <fmt/ranges.h>

#include <utility>
#include <variant>

namespace lacewing::lists::sql {

namespace {

/// Groups deeper than that inside one another are asked for as sets.
constexpr int groups_depth_max = 5;

std::string group_condition(
    writing& in,
    const query::node& of,
    const std::vector<query::node>& parts,
    std::string_view between,
    std::string_view b
) {
    if (in.depth >= groups_depth_max) {
        const auto other = in.next_alias();
        const auto depth = std::exchange(in.depth, 0);
        const auto met = condition(in, of, other);
        in.depth = depth;
        const auto set = in.add_set(fmt::format(
            "SELECT {0}.id FROM bugs {0} WHERE {0}.org_id = {1} AND {2}", other, in.org, met
        ));
        return fmt::format("{}.id IN (SELECT id FROM {})", b, set);
    }
    ++in.depth;
    std::vector<std::string> written;
    for (const auto& each : parts) written.push_back(condition(in, each, b));
    --in.depth;
    return fmt::format("({})", fmt::join(written, between));
}

std::string value_condition(
    writing& in, const query::filter& of, const query::value& which, std::string_view b
) {
    using namespace query;
    const auto& is = which.is;
    if (std::holds_alternative<nothing>(is)) return empty_condition(in, of.by, b);
    if (std::holds_alternative<anything>(is)) {
        return fmt::format("NOT {}", empty_condition(in, of.by, b));
    }
    switch (facts_of(of.by).kind) {
    case kind::key:
        return key_condition(in, std::get<bug_key>(is), b);
    case kind::text:
        return text_condition(in, std::get<name>(is), of.how, b);
    case kind::environment:
        return environment_condition(in, std::get<entry>(is), of.how, b);
    case kind::choice:
    case kind::scale:
        return choice_condition(in, of.by, std::get<choice_span>(is), b);
    case kind::number:
    case kind::decimal:
        return number_condition(in, of.by, std::get<number_span>(is), b);
    case kind::moment:
    case kind::duration:
        return moment_condition(in, of.by, std::get<moment_span>(is), b);
    case kind::day:
        return day_condition(in, std::get<day_span>(is), b);
    case kind::relation:
        return relation_condition(in, of.by, is, b);
    case kind::flag:
        return flag_condition(in, std::get<flag>(is), b);
    case kind::title:
    case kind::label:
    case kind::person:
        break; // all values at once
    }
    throw std::logic_error{"a value that its field does not take"};
}

weight weight_of(const query::filter& of) {
    using query::field;
    switch (of.by) {
    case field::title:
        return weight::reads_text;
    case field::environment:
    case field::attachments:
    case field::watchers:
        return weight::counts_others;
    default:
        return query::facts_of(of.by).kind == query::kind::relation ? weight::walks : weight::light;
    }
}

} // namespace

std::string known(const writing& in, std::string_view b) {
    if (!in.reader) {
        return fmt::format("{0}.deleted_at IS NULL AND {0}.visibility = 'inherit'", b);
    }
    return fmt::format(
        "{0}.deleted_at IS NULL AND ({0}.visibility = 'inherit' OR EXISTS (SELECT 1 FROM "
        "bug_readers k WHERE k.org_id = {1} AND k.bug_id = {0}.id AND k.reader_id = {2}))",
        b,
        in.org,
        *in.reader
    );
}

std::string withheld(writing& in) {
    if (!in.withheld) {
        in.withheld = in.add_set(fmt::format(
            "SELECT h.id FROM bugs h WHERE h.org_id = {} AND (h.visibility = 'restricted' OR "
            "h.deleted_at IS NOT NULL) AND NOT ({})",
            in.org,
            known(in, "h")
        ));
    }
    return *in.withheld;
}

std::string known_id(writing& in, std::string_view id) {
    const auto set = withheld(in);
    // PostgreSQL asks NOT IN of a large set row by row, SQLite the other one.
    if (in.speaks == db::dialect::sqlite) {
        return fmt::format("{} NOT IN (SELECT id FROM {})", id, set);
    }
    return fmt::format("NOT EXISTS (SELECT 1 FROM {0} WHERE {0}.id = {1})", set, id);
}

std::string condition(writing& in, const query::node& of, std::string_view b) {
    if (const auto* all = std::get_if<query::all_of>(&of.is)) {
        return group_condition(in, of, all->parts, " AND ", b);
    }
    if (const auto* any = std::get_if<query::any_of>(&of.is)) {
        return group_condition(in, of, any->parts, " OR ", b);
    }
    if (const auto* negated = std::get_if<query::negation>(&of.is)) {
        return fmt::format("NOT {}", condition(in, negated->part.at(0), b));
    }
    if (const auto* words = std::get_if<query::words>(&of.is)) {
        in.weigh(weight::reads_text, of.at);
        return words_condition(in, *words, b);
    }
    return condition(in, std::get<query::filter>(of.is), of.at, b);
}

std::string condition(
    writing& in, const query::filter& of, const query::place& at, std::string_view b
) {
    in.weigh(weight_of(of), at);
    switch (query::facts_of(of.by).kind) {
    case query::kind::person:
        return person_condition(in, of, b);
    case query::kind::label:
        return label_condition(in, of, b);
    case query::kind::title:
        return place_condition(in, of, b);
    default:
        break;
    }
    std::vector<std::string> written;
    for (const auto& each : of.values) written.push_back(value_condition(in, of, each, b));
    return any_of(written);
}

std::string any_of(const std::vector<std::string>& conditions) {
    if (conditions.empty()) return "FALSE";
    return fmt::format("({})", fmt::join(conditions, " OR "));
}

} // namespace lacewing::lists::sql
