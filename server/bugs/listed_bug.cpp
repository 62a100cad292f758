#include "bugs/listed_bug.hpp"

#include "bugs/rules.hpp"
#include "platform/schema/parse.hpp"

#include <stdexcept>
#include <string>
#include <utility>

namespace lacewing::bugs {

namespace {

template <class T>
T stored_word(std::optional<T> value) {
    if (!value) throw std::runtime_error{"a bug holds a word that this program does not know"};
    return *std::move(value);
}

template <class Id>
std::vector<Id> listed_ids(std::string_view json) {
    if (json == "[]") return {};
    return value(schema::parse<std::vector<Id>>(json));
}

/// A snooze is kept as the moment of its end; 0 for one that waits for anything to happen.
std::optional<snooze> snooze_at(std::optional<std::int64_t> until) {
    if (!until) return std::nullopt;
    if (*until == 0) return snooze{};
    return snooze{.until = timestamp{*until}};
}

template <class E>
E numbered(std::int64_t number) {
    if (number < 0 || number >= std::ssize(schema::values_of<E>.values)) {
        throw std::runtime_error{"a bug holds a number that this program does not know"};
    }
    return static_cast<E>(number);
}

std::optional<double> in_units(std::optional<std::int64_t> hundredths) {
    if (!hundredths) return std::nullopt;
    return static_cast<double>(*hundredths) / 100;
}

} // namespace

bug read_listed(const db::result& rows, organization_id org) {
    bug found;
    found.id = rows.get<bug_id>(0);
    found.org_id = org;
    found.project_id = rows.get<project_id>(1);
    found.number = rows.get<std::int64_t>(3);
    found.key = print_key(rows.get<std::string_view>(2), found.number);
    found.title = rows.get<std::string>(4);
    found.status = rows.get<status_id>(5);
    found.is_open = rows.get<bool>(6);
    found.resolution = stored_word(schema::value_named<resolution>(rows.get<std::string_view>(7)));
    found.bug_author = rows.get<uuid>(8);
    found.assigned_members = listed_ids<uuid>(rows.get<std::string_view>(9));
    found.created = rows.get<timestamp>(10);
    found.updated = rows.get<timestamp>(11);
    found.closed = rows.get<std::optional<timestamp>>(12);
    found.status_since = rows.get<timestamp>(13);
    found.reopen_count = rows.get<std::int64_t>(14);
    found.rev = rows.get<std::int64_t>(15);
    found.severity = numbered<severity>(rows.get<std::int64_t>(16));
    found.priority = numbered<priority>(rows.get<std::int64_t>(17));
    found.due = rows.get<std::optional<std::string>>(18);
    found.estimate = in_units(rows.get<std::optional<std::int64_t>>(19));
    found.labels = listed_ids<label_id>(rows.get<std::string_view>(20));
    found.visibility = stored_word(changes::parse_visibility(rows.get<std::string_view>(21)));
    found.vote_count = rows.get<std::int64_t>(22);
    found.snooze = snooze_at(rows.get<std::optional<std::int64_t>>(23));
    found.deleted = rows.get<std::optional<timestamp>>(24);
    found.rank = rows.get<std::string>(25);
    return found;
}

} // namespace lacewing::bugs
