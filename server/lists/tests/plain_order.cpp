#include "lists/limits.hpp"
#include "lists/tests/plain_evaluation.hpp"
#include "platform/core/text.hpp"

#include <algorithm>

/// The order of a query.
namespace lacewing::lists::plain {

namespace {

std::string name_of(const world& in, const reader& who, const uuid& id) {
    if (!who.sees_members) return to_string(id);
    const auto user = in.usernames.find(id);
    if (user != in.usernames.end()) return text::fold(user->second);
    const auto person = in.full_names.find(id);
    return person == in.full_names.end() ? std::string{} : person->second;
}

/// As far as titles are sorted.
std::string beginning(const std::string& title) {
    int letters = 0;
    const auto end = std::ranges::find_if(title, [&](char each) {
        const bool is_first = (static_cast<unsigned char>(each) & 0xc0U) != 0x80U;
        return is_first && ++letters > limits::sorted_title_max;
    });
    return {title.begin(), end};
}

} // namespace

sorted_by sorted(const evaluation& of, field by, const bug& b) {
    const auto& in = of.in;
    switch (by) {
    case field::key:
        return {.number = b.number, .text = in.project_keys.at(b.project_id.value)};
    case field::project:
        return {.text = in.project_keys.at(b.project_id.value)};
    case field::title:
        return {.text = beginning(text::fold(b.title))};
    case field::status: {
        const auto place = *place_of(field::category, in.categories.at(b.status.value));
        return {
            .number = static_cast<std::int64_t>(place + 1) * 1000 + in.places.at(b.status.value)
        };
    }
    case field::category:
    case field::severity:
    case field::priority:
    case field::resolution: {
        const auto place = place_of(by, word_of(in, by, b));
        if (!place) return {.is_empty = true};
        return {.number = static_cast<std::int64_t>(*place)};
    }
    case field::assignee:
        if (b.assigned_members.empty()) return {.is_empty = true};
        return {.text = name_of(in, of.who, b.assigned_members.front())};
    case field::author:
        return {.text = name_of(in, of.who, b.bug_author)};
    case field::due:
        return {.is_empty = !b.due, .text = b.due.value_or("")};
    case field::estimate:
        if (!b.estimate) return {.is_empty = true};
        return {.number = hundredths_of(b)};
    case field::votes:
    case field::comments:
    case field::reopened:
        return {.number = of.count(by, b)};
    case field::closed:
        if (!b.closed) return {.is_empty = true};
        return {.number = b.closed->microseconds};
    case field::age:
    case field::in_status:
        return {.number = -moment_of(by, b)->microseconds};
    default:
        return {.number = moment_of(by, b)->microseconds};
    }
}

int compare(const sorted_by& one, const sorted_by& other, query::direction direction) {
    if (one.is_empty != other.is_empty) return one.is_empty ? 1 : -1;
    const auto by_text = one.text.compare(other.text);
    const auto by_number = one.number < other.number ? -1 : one.number > other.number ? 1 : 0;
    const auto ascending = by_text != 0 ? by_text : by_number;
    return direction == query::direction::ascending ? ascending : -ascending;
}

} // namespace lacewing::lists::plain
