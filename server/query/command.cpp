#include "query/command.hpp"

#include "platform/core/text.hpp"
#include "query/print.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lacewing::query {

namespace {

constexpr std::array verb_table{
    verb_facts{
        verb::status,
        "status",
        field::status,
        false,
        "Write the name of a status, in quotes where it has spaces: status \"In review\"."
    },
    verb_facts{
        verb::resolution,
        "resolution",
        field::resolution,
        false,
        "Write resolution and one of fixed, duplicate, wont_fix, cannot_reproduce, by_design, "
        "invalid, obsolete."
    },
    verb_facts{
        verb::severity,
        "severity",
        field::severity,
        false,
        "Write severity and one of S1, S2, S3, S4, unset."
    },
    verb_facts{
        verb::priority,
        "priority",
        field::priority,
        false,
        "Write priority and one of urgent, high, medium, low, none."
    },
    verb_facts{
        verb::assign,
        "assign",
        field::assignee,
        true,
        "Write assign @ann, assign @me, assign +@ann -@bob or assign none."
    },
    verb_facts{
        verb::label,
        "label",
        field::label,
        true,
        "Write label and the labels that come and go: label +ui -\"to do\"."
    },
    verb_facts{
        verb::due,
        "due",
        field::due,
        false,
        "Write due and a day: due 2026-10-31, due tomorrow, due +7d or due none."
    },
    verb_facts{
        verb::estimate,
        "estimate",
        field::estimate,
        false,
        "Write estimate and a number with up to two digits behind the point: estimate 2.5, or "
        "estimate none."
    },
    verb_facts{
        verb::snooze,
        "snooze",
        field::is,
        false,
        "Write snooze and a day or a moment to come: snooze tomorrow, snooze +7d, or snooze none."
    }
};

std::string_view sign_of(const action& of, const command_value& value) {
    if (value.how == doing::remove) return "-";
    return value.how == doing::add || of.does == verb::label ? "+" : "";
}

} // namespace

std::span<const verb_facts> all_verbs() {
    return verb_table;
}

const verb_facts& facts_of(verb does) {
    return verb_table.at(static_cast<std::size_t>(does));
}

const verb_facts* find_verb(std::string_view name) {
    const auto folded = text::fold(name);
    const auto* const found = std::ranges::find(verb_table, folded, &verb_facts::name);
    return found == verb_table.end() ? nullptr : found;
}

std::string print_values(const action& of) {
    std::string result;
    for (const auto& each : of.values) {
        if (!result.empty()) result += ' ';
        result += sign_of(of, each);
        result += print_value(facts_of(of.does).of, each.is);
    }
    return result;
}

std::string print(const command& what) {
    auto result = print(what.of);
    result += result.empty() ? ">" : " >";
    for (const auto& each : what.actions) {
        result += ' ';
        result += facts_of(each.does).name;
        result += ' ';
        result += print_values(each);
    }
    return result;
}

} // namespace lacewing::query
