#include "lists/tests/plain_evaluation.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <variant>

/// Filters: what each field of a bug is asked.
namespace lacewing::lists::plain {

namespace {

std::vector<uuid> people_of(field by, const bug& b) {
    switch (by) {
    case field::assignee:
        return b.assigned_members;
    case field::author:
        return {b.bug_author};
    case field::watcher:
        return b.watchers.value();
    default:
        return b.voters.value();
    }
}

std::string lower(std::string text) {
    for (auto& each : text) {
        if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    }
    return text;
}

template <class T, class Span>
bool is_in(const std::optional<T>& value, const Span& of) {
    return value && (!of.from || *value >= *of.from) && (!of.to || *value <= *of.to);
}

} // namespace

std::optional<timestamp> moment_of(field by, const bug& b) {
    switch (by) {
    case field::updated:
        return b.updated;
    case field::closed:
        return b.closed;
    case field::since:
    case field::in_status:
        return b.status_since;
    default:
        return b.created;
    }
}

std::optional<std::size_t> place_of(field by, std::string_view word) {
    const auto choices = query::facts_of(by).choices;
    const auto at = std::ranges::find(choices, word);
    if (at == choices.end()) return std::nullopt;
    return static_cast<std::size_t>(at - choices.begin());
}

std::string word_of(const world& in, field by, const bug& b) {
    switch (by) {
    case field::severity:
        return std::string{schema::name_of(b.severity)};
    case field::priority:
        return std::string{schema::name_of(b.priority)};
    case field::resolution:
        return std::string{schema::name_of(b.resolution)};
    default:
        return in.categories.at(b.status.value);
    }
}

std::int64_t hundredths_of(const bug& b) {
    return std::llround(b.estimate.value() * 100);
}

bool evaluation::names(field by, const uuid& id, const query::name& called) const {
    const auto wanted = text::fold(called.text);
    const auto is_named = [&](const std::map<uuid, std::string>& in_names) {
        const auto at = in_names.find(id);
        return at != in_names.end() && text::fold(at->second) == wanted;
    };
    if (by == field::label) return is_named(in.labels);
    if (by == field::status) return is_named(in.statuses);
    if (by == field::project) return is_named(in.project_keys) || is_named(in.project_names);
    if (!called.is_handle && to_string(id) == called.text) return true;
    if (!who.sees_members) return false;
    return is_named(in.usernames) || (!called.is_handle && is_named(in.full_names));
}

bool evaluation::holds(field by, const query::value& of, query::comparison how, const bug& b)
    const {
    const auto& what = of.is;
    if (std::holds_alternative<query::nothing>(what)) return is_empty(by, b);
    if (std::holds_alternative<query::anything>(what)) return !is_empty(by, b);
    const auto* called = std::get_if<query::name>(&what);
    const auto named = [&](const uuid& id) { return names(by, id, *called); };
    switch (query::facts_of(by).kind) {
    case query::kind::key:
        return is(std::get<query::bug_key>(what), b);
    case query::kind::text: {
        const auto title = text::fold(b.title);
        const auto wanted = text::fold(called->text);
        return how == query::comparison::exact ? title == wanted : title.contains(wanted);
    }
    case query::kind::title:
        return named(by == field::status ? b.status.value : b.project_id.value);
    case query::kind::label:
        return std::ranges::any_of(b.labels, [&](label_id id) { return named(id.value); });
    case query::kind::person: {
        const auto people = people_of(by, b);
        if (called == nullptr) {
            return who.self && std::ranges::find(people, *who.self) != people.end();
        }
        return std::ranges::any_of(people, named);
    }
    case query::kind::environment: {
        const auto& wanted = std::get<query::entry>(what);
        return std::ranges::any_of(b.environment.value(), [&](const auto& each) {
            if (wanted.name && lower(each.name) != lower(*wanted.name)) return false;
            return how == query::comparison::exact
                       ? lower(each.value) == lower(wanted.value)
                       : lower(each.value).contains(lower(wanted.value));
        });
    }
    case query::kind::choice:
    case query::kind::scale: {
        const auto& span = std::get<query::choice_span>(what);
        const auto place = place_of(by, word_of(in, by, b));
        return place && *place >= span.first && *place <= span.last;
    }
    case query::kind::number:
        return is_in(std::optional{count(by, b)}, std::get<query::number_span>(what));
    case query::kind::decimal:
        return b.estimate &&
               is_in(std::optional{hundredths_of(b)}, std::get<query::number_span>(what));
    case query::kind::moment:
    case query::kind::duration: {
        const auto& span = std::get<query::moment_span>(what);
        const auto moment = moment_of(by, b);
        return moment && (!span.from || *moment >= *span.from) && (!span.to || *moment < *span.to);
    }
    case query::kind::day:
        return is_in(b.due, std::get<query::day_span>(what));
    case query::kind::relation:
        return std::ranges::any_of(others(by, b), [&](const bug* other) {
            if (const auto* key = std::get_if<query::bug_key>(&what)) return is(*key, *other);
            return holds(std::get<query::sub_query>(what).where.at(0), *other);
        });
    case query::kind::flag:
        return has_flag(std::get<flag>(what), b);
    }
    throw std::logic_error{"no such kind"};
}

std::int64_t evaluation::count(field by, const bug& b) const {
    const auto counted = [&](const std::map<bug_id, std::int64_t>& of) {
        const auto at = of.find(b.id);
        return at == of.end() ? 0 : at->second;
    };
    switch (by) {
    case field::votes:
        return std::ssize(b.voters.value());
    case field::watchers:
        return std::ssize(b.watchers.value());
    case field::reopened:
        return b.reopen_count;
    case field::comments:
        return counted(in.comments);
    default:
        return counted(in.attachments);
    }
}

bool evaluation::is_empty(field by, const bug& b) const {
    switch (by) {
    case field::assignee:
    case field::watcher:
    case field::voter:
        return people_of(by, b).empty();
    case field::label:
        return b.labels.empty();
    case field::environment:
        return b.environment.value().empty();
    case field::severity:
    case field::priority:
    case field::resolution:
        return !place_of(by, word_of(in, by, b));
    case field::closed:
        return !b.closed;
    case field::due:
        return !b.due;
    case field::estimate:
        return !b.estimate;
    case field::votes:
    case field::comments:
    case field::attachments:
    case field::watchers:
    case field::reopened:
        return count(by, b) == 0;
    default:
        return query::facts_of(by).kind == query::kind::relation && others(by, b).empty();
    }
}

} // namespace lacewing::lists::plain
