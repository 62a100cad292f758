#include "lists/sql/conditions.hpp"

#include <fmt/ranges.h>

/// Fields that name people, labels, projects and statuses: all values at once, so that each is one
/// range of an index.
namespace lacewing::lists::sql {

namespace {

using query::field;

std::string listed(const std::vector<std::string>& places) {
    return fmt::format("{}", fmt::join(places, ", "));
}

/// `none` and `any`; what else there is goes to `take`.
template <class Take>
std::vector<std::string> sort_out(
    writing& in, const query::filter& of, std::string_view b, Take take
) {
    std::vector<std::string> written;
    for (const auto& each : of.values) {
        if (std::holds_alternative<query::nothing>(each.is)) {
            written.push_back(empty_condition(in, of.by, b));
        } else if (std::holds_alternative<query::anything>(each.is)) {
            written.push_back(fmt::format("NOT {}", empty_condition(in, of.by, b)));
        } else {
            take(each);
        }
    }
    return written;
}

/// The ids of the bugs that name one of those people.
std::string naming(const writing& in, field by, const std::vector<std::string>& people) {
    struct set {
        std::string_view table;
        std::string_view id;
        std::string_view column;
    };
    const auto [table, id, column] =
        by == field::author     ? set{"bugs", "id", "author_id"}
        : by == field::assignee ? set{"bug_assignees", "bug_id", "assignee_id"}
        : by == field::watcher  ? set{"bug_watchers", "bug_id", "user_id"}
                                : set{"bug_voters", "bug_id", "user_id"};
    return fmt::format(
        "SELECT x.{} AS id FROM {} x WHERE x.org_id = {} AND x.{} IN ({})",
        id,
        table,
        in.org,
        column,
        listed(people)
    );
}

std::string bearing(const writing& in, const std::vector<std::string>& labels) {
    return fmt::format(
        "SELECT x.bug_id AS id FROM bug_labels x WHERE x.org_id = {} AND x.label_id IN ({})",
        in.org,
        listed(labels)
    );
}

void add_people(writing& in, const query::value& of, std::vector<std::string>& to) {
    if (std::holds_alternative<query::reader_self>(of.is)) {
        if (in.who.self) to.push_back(in.values.add(*in.who.self));
        return;
    }
    const auto& called = std::get<query::name>(of.is);
    const auto found = in.names.people(called);
    for (const auto& id : found) to.push_back(in.values.add(id));
    if (!found.empty()) return;
    in.note("person_unknown", fmt::format("Nobody here is called {}.", called.text), of.at);
}

void add_label(writing& in, const query::value& of, std::vector<std::string>& to) {
    const auto& called = std::get<query::name>(of.is);
    if (const auto found = in.names.label(called.text)) {
        to.push_back(in.values.add(*found));
        return;
    }
    in.note("label_unknown", fmt::format("There is no label {}.", called.text), of.at);
}

} // namespace

std::string person_condition(writing& in, const query::filter& of, std::string_view b) {
    std::vector<std::string> people;
    auto written = sort_out(in, of, b, [&](const auto& each) { add_people(in, each, people); });
    if (people.empty()) return any_of(written);
    written.push_back(
        of.by == field::author ? fmt::format("{}.author_id IN ({})", b, listed(people))
                               : fmt::format("{}.id IN ({})", b, naming(in, of.by, people))
    );
    return any_of(written);
}

std::string label_condition(writing& in, const query::filter& of, std::string_view b) {
    std::vector<std::string> labels;
    auto written = sort_out(in, of, b, [&](const auto& each) { add_label(in, each, labels); });
    if (!labels.empty()) {
        written.push_back(fmt::format("{}.id IN ({})", b, bearing(in, labels)));
    }
    return any_of(written);
}

std::optional<std::string> id_set(writing& in, const query::node& of) {
    const auto* filter = std::get_if<query::filter>(&of.is);
    if (filter == nullptr) return std::nullopt;
    const auto kind = query::facts_of(filter->by).kind;
    std::vector<std::string> found;
    for (const auto& each : filter->values) {
        const bool is_named = std::holds_alternative<query::name>(each.is) ||
                              std::holds_alternative<query::reader_self>(each.is);
        if (!is_named) return std::nullopt;
        if (kind == query::kind::person) {
            add_people(in, each, found);
        } else if (kind == query::kind::label) {
            add_label(in, each, found);
        } else {
            return std::nullopt;
        }
    }
    if (found.empty()) return std::nullopt;
    return kind == query::kind::label ? bearing(in, found) : naming(in, filter->by, found);
}

std::string place_condition(writing& in, const query::filter& of, std::string_view b) {
    const bool is_project = of.by == field::project;
    std::vector<std::string> places;
    auto written = sort_out(in, of, b, [&](const query::value& each) {
        const auto& called = std::get<query::name>(each.is).text;
        const auto before = places.size();
        if (is_project) {
            for (const auto& id : in.names.projects(called)) places.push_back(in.values.add(id));
        } else {
            for (auto& name : in.names.status_spellings(called)) {
                places.push_back(in.values.add(std::move(name)));
            }
        }
        if (places.size() != before) return;
        in.note(
            is_project ? "project_unknown" : "status_unknown",
            fmt::format("There is no {} {}.", is_project ? "project" : "status", called),
            each.at
        );
    });
    if (places.empty()) return any_of(written);
    written.push_back(
        is_project ? fmt::format("{}.project_id IN ({})", b, listed(places))
                   : fmt::format(
                         "{}.status_id IN (SELECT s.id FROM statuses s WHERE s.org_id = {} "
                         "AND s.name IN ({}))",
                         b,
                         in.org,
                         listed(places)
                     )
    );
    return any_of(written);
}

} // namespace lacewing::lists::sql
