#include "query/reading/values.hpp"

#include "platform/core/text.hpp"
#include "query/reading/spans.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

namespace lacewing::query {

namespace {

using understood = std::expected<meaning, std::string>;
using misunderstood = std::unexpected<std::string>;

bool is_letter(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

/// Spelled in one way: "Won't fix" is not known, "wont-fix", "WONT_FIX" and "wontfix" are.
std::string without_joints(std::string_view choice) {
    auto folded = text::fold(choice);
    std::erase_if(folded, [](char byte) { return byte == '-' || byte == '_' || byte == ' '; });
    return folded;
}

std::optional<std::size_t> find_choice(const facts& of, std::string_view text) {
    const auto wanted = without_joints(text);
    const auto found = std::ranges::find_if(of.choices, [&](std::string_view each) {
        return without_joints(each) == wanted;
    });
    if (found == of.choices.end()) return std::nullopt;
    return static_cast<std::size_t>(found - of.choices.begin());
}

misunderstood no_choice(const facts& of, std::string_view text) {
    return misunderstood{fmt::format(
        "{} has no value \"{}\". Write one of {}.", of.name, text, fmt::join(of.choices, ", ")
    )};
}

understood read_choice(const facts& of, const atom& what) {
    const auto found = find_choice(of, what.text);
    if (!found) return no_choice(of, what.text);
    return choice_span{*found, *found};
}

understood read_flag(const facts& of, const atom& what) {
    const auto found = find_choice(of, what.text);
    if (!found) return no_choice(of, what.text);
    return static_cast<flag>(*found);
}

/// Nothing for the `*` of an open end.
std::expected<std::optional<std::size_t>, std::string> read_end(const facts& of, const atom& end) {
    if (!end.is_quoted && end.text == "*") return std::nullopt;
    const auto found = find_choice(of, end.text);
    if (!found) return no_choice(of, end.text);
    return found;
}

/// The list begins with what weighs most, so `>` looks towards its beginning.
understood compare_choice(const facts& of, comparison how, std::size_t with) {
    const auto lowest = of.choices.size() - 1;
    if (how == comparison::at_least) return choice_span{0, with};
    if (how == comparison::at_most) return choice_span{with, lowest};
    if (how == comparison::more) {
        if (with > 0) return choice_span{0, with - 1};
        return misunderstood{fmt::format("Nothing is more than {}.", of.choices[with])};
    }
    if (how == comparison::less) {
        if (with < lowest) return choice_span{with + 1, lowest};
        return misunderstood{fmt::format("Nothing is less than {}.", of.choices[with])};
    }
    return choice_span{with, with};
}

understood read_scale(const facts& of, comparison how, const written_value& what) {
    if (!what.last) {
        const auto found = find_choice(of, what.first.text);
        if (!found) return no_choice(of, what.first.text);
        return compare_choice(of, how, *found);
    }
    const auto first = read_end(of, what.first);
    if (!first) return misunderstood{first.error()};
    const auto last = read_end(of, *what.last);
    if (!last) return misunderstood{last.error()};
    const auto ends = std::minmax({first->value_or(0), last->value_or(of.choices.size() - 1)});
    return choice_span{ends.first, ends.second};
}

understood read_person(const atom& what) {
    if (what.is_quoted || !what.text.starts_with('@')) return name{what.text};
    if (text::fold(what.text) == "@me") return reader_self{};
    if (what.text.size() == 1) return misunderstood{"Put a username behind the @, or write @me."};
    return name{what.text.substr(1), true};
}

understood read_bug_key(const facts& of, const atom& what) {
    const auto key = read_key(what.text, plus::allowed);
    if (key) return *key;
    return misunderstood{fmt::format(
        "\"{}\" is no bug's key. Write {}:CORE-12, or {}:CORE-12+ for the bugs below it too.",
        what.text,
        of.name,
        of.name
    )};
}

understood read_unordered(const facts& of, const atom& what) {
    switch (of.kind) {
    case kind::person:
        return read_person(what);
    case kind::environment:
        return entry{what.entry, what.text};
    case kind::choice:
        return read_choice(of, what);
    case kind::flag:
        return read_flag(of, what);
    case kind::key:
    case kind::relation:
        return read_bug_key(of, what);
    default:
        return name{what.text};
    }
}

understood read_ordered(
    const facts& of, comparison how, const written_value& what, const calendar& by
) {
    switch (of.kind) {
    case kind::scale:
        return read_scale(of, how, what);
    case kind::number:
        return read_number_span(of.name, how, what, decimals::none);
    case kind::decimal:
        return read_number_span(of.name, how, what, decimals::two);
    case kind::duration:
        return read_duration_span(of.name, how, what, by);
    case kind::day:
        return read_day_span(of.name, how, what, by);
    default:
        return read_moment_span(of.name, how, what, by);
    }
}

/// `none` or `any`, in the words that stand for them; not where they are quoted.
std::optional<meaning> read_emptiness(const facts& of, const atom& what) {
    if (what.is_quoted || what.entry || of.kind == kind::flag) return std::nullopt;
    const auto folded = text::fold(what.text);
    if (folded == "none") return nothing{};
    if (folded == "any") return anything{};
    if (of.is == field::severity && folded == "unset") return nothing{};
    return std::nullopt;
}

bool has_order(comparison how) {
    return how != comparison::equal && how != comparison::exact;
}

} // namespace

std::expected<meaning, std::string> read_value(
    const facts& of, comparison how, const written_value& what, const calendar& by
) {
    if (what.last && how != comparison::equal) {
        return misunderstood{"A range takes no operator. Leave one of them out."};
    }
    if (has_order(how) && !is_ordered(of.kind)) {
        return misunderstood{
            fmt::format("{} has no order. Write {}:{}.", of.name, of.name, what.first.text)
        };
    }
    if (what.first.text.empty()) {
        return misunderstood{fmt::format(
            "There is nothing between the quotes. Write {}:none for "
            "bugs without one.",
            of.name
        )};
    }
    if (!what.last && !what.first.is_quoted && what.first.text == "*") {
        return misunderstood{fmt::format("Write {}:any for every bug that has one.", of.name)};
    }
    if (!what.last) {
        if (auto emptiness = read_emptiness(of, what.first)) {
            if (!has_order(how)) return *std::move(emptiness);
            return misunderstood{
                fmt::format("none and any take no operator. Write {}:{}.", of.name, what.first.text)
            };
        }
    }
    return is_ordered(of.kind) ? read_ordered(of, how, what, by) : read_unordered(of, what.first);
}

std::optional<bug_key> read_key(std::string_view text, plus descendants) {
    constexpr std::size_t project_max = 10;
    constexpr std::size_t digits_max = 15;
    bug_key key;
    if (descendants == plus::allowed && text.ends_with('+')) {
        key.with_descendants = true;
        text.remove_suffix(1);
    }
    const auto dash = text.find('-');
    if (dash == std::string_view::npos || dash < 2 || dash > project_max) return std::nullopt;
    const auto project = text.substr(0, dash);
    const auto is_key = [](char byte) { return is_letter(byte) || is_digit(byte); };
    if (!is_letter(project.front()) || !std::ranges::all_of(project, is_key)) return std::nullopt;
    for (const char byte : project) {
        key.project += byte >= 'a' ? static_cast<char>(byte - 'a' + 'A') : byte;
    }
    auto number = text.substr(dash + 1);
    const bool is_restricted = number.starts_with('R') || number.starts_with('r');
    if (is_restricted) number.remove_prefix(1);
    if (number.empty() || number.size() > digits_max || number.front() == '0' ||
        !std::ranges::all_of(number, is_digit)) {
        return std::nullopt;
    }
    std::from_chars(number.data(), number.data() + number.size(), key.number);
    if (is_restricted) key.number = -key.number;
    return key;
}

} // namespace lacewing::query
