#include "lists/limits.hpp"
#include "lists/sql/conditions.hpp"
#include "platform/core/time.hpp"

namespace lacewing::lists::sql {

namespace {

using query::flag;

std::string in_category(const writing& in, std::string_view category, std::string_view b) {
    return fmt::format(
        "{}.status_id IN (SELECT s.id FROM statuses s WHERE s.org_id = {} AND s.category = '{}')",
        b,
        in.org,
        category
    );
}

std::string snoozed(writing& in, std::string_view b) {
    return fmt::format(
        "({0}.snoozed_until IS NOT NULL AND ({0}.snoozed_until = 0 OR {0}.snoozed_until > {1}))",
        b,
        in.values.add(in.tree.now)
    );
}

/// Of an open bug that the asker knows.
std::string blocked(writing& in, std::string_view b) {
    const query::filter open{.by = query::field::is, .values = {{.is = flag::open, .at = {}}}};
    query::sub_query of;
    of.where.push_back({.is = open, .at = {}});
    return relation_condition(in, query::field::blocked_by, of, b);
}

/// One of the bugs in a table of people that names the asker.
std::string names_asker(
    writing& in, std::string_view table, std::string_view column, std::string_view b
) {
    if (!in.who.self) return "FALSE";
    return fmt::format(
        "{}.id IN (SELECT x.bug_id FROM {} x WHERE x.org_id = {} AND x.{} = {})",
        b,
        table,
        in.org,
        column,
        in.values.add(*in.who.self)
    );
}

std::string ready(writing& in, std::string_view b) {
    return fmt::format(
        "({0}.is_open = TRUE AND NOT {1} AND ({0}.assigned_members = '[]' OR {2}))",
        b,
        blocked(in, b),
        names_asker(in, "bug_assignees", "assignee_id", b)
    );
}

std::string stale(writing& in, std::string_view b) {
    const timestamp before{
        in.tree.now.microseconds - limits::stale_days * 24 * 3600 * microseconds_per_s
    };
    return fmt::format("({0}.is_open = TRUE AND {0}.updated_at < {1})", b, in.values.add(before));
}

} // namespace

std::string flag_condition(writing& in, flag of, std::string_view b) {
    switch (of) {
    case flag::open:
        return fmt::format("{}.is_open = TRUE", b);
    case flag::closed:
        return fmt::format("{}.is_open = FALSE", b);
    case flag::triage:
        return fmt::format("({} AND NOT {})", in_category(in, "triage", b), snoozed(in, b));
    case flag::started:
    case flag::done:
    case flag::dropped:
        return in_category(in, query::name_of(of), b);
    case flag::blocked:
        return blocked(in, b);
    case flag::ready:
        return ready(in, b);
    case flag::overdue:
        return fmt::format(
            "({0}.is_open = TRUE AND {0}.due IS NOT NULL AND {0}.due < {1})",
            b,
            in.values.add(in.tree.today)
        );
    case flag::snoozed:
        return snoozed(in, b);
    case flag::regression:
        return relation_condition(in, query::field::caused_by, query::anything{}, b);
    case flag::restricted:
        // Written as the index of what is withheld says it.
        return fmt::format(
            "({0}.visibility = 'restricted' AND ({0}.visibility = 'restricted' OR "
            "{0}.deleted_at IS NOT NULL))",
            b
        );
    case flag::watched:
        return names_asker(in, "bug_watchers", "user_id", b);
    case flag::voted:
        return names_asker(in, "bug_voters", "user_id", b);
    case flag::mine:
        return names_asker(in, "bug_assignees", "assignee_id", b);
    case flag::stale:
        return stale(in, b);
    }
    throw std::logic_error{"a flag that is none"};
}

} // namespace lacewing::lists::sql
