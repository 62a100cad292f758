#include "query/print.hpp"

#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace lacewing::query {

namespace {

std::string printed(const node& what);

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char byte : text) {
        if (byte == '"' || byte == '\\') result += '\\';
        result += byte;
    }
    return result + '"';
}

/// True where a value reads as it is without quotes: no sign in it means anything.
bool is_plain(std::string_view text) {
    constexpr std::string_view safe_signs = "-_/.:#&!'";
    const auto is_safe = [&](char byte) {
        return static_cast<signed char>(byte) < 0 || (byte >= 'a' && byte <= 'z') ||
               (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
               safe_signs.contains(byte);
    };
    const auto folded = text::fold(text);
    if (text.empty() || !std::ranges::all_of(text, is_safe)) return false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text::leading_white_space(text.substr(at)) > 0) return false;
    }
    return folded != "none" && folded != "any" && folded != "unset";
}

std::string quoted_if_need_be(std::string_view text) {
    return is_plain(text) ? std::string{text} : quoted(text);
}

std::string printed(const bug_key& key) {
    return fmt::format(
        "{}-{}{}{}",
        key.project,
        key.number < 0 ? "R" : "",
        key.number < 0 ? -key.number : key.number,
        key.with_descendants ? "+" : ""
    );
}

std::string_view printed(comparison how) {
    switch (how) {
    case comparison::exact:
        return "=";
    case comparison::less:
        return "<";
    case comparison::at_most:
        return "<=";
    case comparison::more:
        return ">";
    case comparison::at_least:
        return ">=";
    default:
        return "";
    }
}

std::string printed_number(std::int64_t number, kind of) {
    if (of != kind::decimal) return fmt::format("{}", number);
    return fmt::format("{}.{:02}", number / 100, number % 100);
}

std::string printed_end(const std::optional<std::int64_t>& end, kind of) {
    return end ? printed_number(*end, of) : "*";
}

/// The number that was compared with, found again from the span.
std::string printed_span(const number_span& span, comparison how, kind of) {
    switch (how) {
    case comparison::less:
        return printed_number(span.to.value_or(0) + 1, of);
    case comparison::at_most:
        return printed_end(span.to, of);
    case comparison::more:
        return printed_number(span.from.value_or(0) - 1, of);
    case comparison::at_least:
        return printed_end(span.from, of);
    default:
        break;
    }
    if (span.from && span.from == span.to) return printed_end(span.from, of);
    return printed_end(span.from, of) + ".." + printed_end(span.to, of);
}

std::string printed_span(const choice_span& span, comparison how, const facts& of) {
    switch (how) {
    case comparison::less:
        return std::string{of.choices[span.first - 1]};
    case comparison::at_most:
        return std::string{of.choices[span.first]};
    case comparison::more:
        return std::string{of.choices[span.last + 1]};
    case comparison::at_least:
        return std::string{of.choices[span.last]};
    default:
        break;
    }
    const auto first = of.choices[span.first];
    if (span.first == span.last) return std::string{first};
    return fmt::format("{}..{}", first, of.choices[span.last]);
}

/// Prints what a value may mean.
struct value_printer {
    const facts& of;
    comparison how;

    std::string operator()(const nothing&) const { return "none"; }
    std::string operator()(const anything&) const { return "any"; }
    std::string operator()(const reader_self&) const { return "@me"; }
    std::string operator()(const name& is) const {
        return is.is_handle ? "@" + is.text : quoted_if_need_be(is.text);
    }
    std::string operator()(const entry& is) const {
        const auto text = quoted_if_need_be(is.value);
        return is.name ? *is.name + "=" + text : text;
    }
    std::string operator()(const bug_key& is) const { return printed(is); }
    std::string operator()(const choice_span& is) const { return printed_span(is, how, of); }
    std::string operator()(const number_span& is) const { return printed_span(is, how, of.kind); }
    std::string operator()(const moment_span& is) const { return is.written; }
    std::string operator()(const day_span& is) const { return is.written; }
    std::string operator()(flag is) const { return std::string{name_of(is)}; }
    std::string operator()(const sub_query& is) const {
        return "(" + printed(is.where.front()) + ")";
    }
};

std::string printed_all(const std::vector<node>& parts, std::string_view between) {
    std::string result;
    for (const auto& part : parts) {
        if (!result.empty()) result += between;
        const bool is_looser = between == " " && std::holds_alternative<any_of>(part.is);
        result += is_looser ? "(" + printed(part) + ")" : printed(part);
    }
    return result;
}

/// Prints what a node may be.
struct node_printer {
    std::string operator()(const all_of& is) const { return printed_all(is.parts, " "); }
    std::string operator()(const any_of& is) const { return printed_all(is.parts, " OR "); }
    std::string operator()(const negation& is) const {
        const auto& part = is.part.front();
        const auto text = printed(part);
        const auto* word = std::get_if<words>(&part.is);
        if (!word && !std::holds_alternative<filter>(part.is)) return "-(" + text + ")";
        // A second dash, or an arrow, would begin a word.
        if (text.starts_with('-') || text.starts_with('>')) return "NOT " + text;
        return "-" + text;
    }
    std::string operator()(const filter& is) const {
        const auto& of = facts_of(is.by);
        std::string result = fmt::format("{}:{}", of.name, printed(is.how));
        for (std::size_t at = 0; at < is.values.size(); ++at) {
            if (at > 0) result += ',';
            result += std::visit(value_printer{of, is.how}, is.values[at].is);
        }
        return result;
    }
    std::string operator()(const words& is) const {
        return is.is_phrase ? quoted(is.text) : is.text;
    }
};

std::string printed(const node& what) {
    return std::visit(node_printer{}, what.is);
}

} // namespace

std::string print_value(field of, const meaning& what) {
    return std::visit(value_printer{facts_of(of), comparison::equal}, what);
}

std::string print(const tree& what) {
    std::string result = what.where ? printed(*what.where) : "";
    const auto add = [&](std::string_view list, std::string_view name) {
        if (!result.empty()) result += list.starts_with(',') ? "" : " ";
        result += list;
        result += name;
    };
    for (const auto& each : what.sort) {
        const bool is_first = &each == &what.sort.front();
        const bool is_down = each.direction == direction::descending;
        add(is_first ? "sort:" : ",",
            fmt::format("{}{}", is_down ? "-" : "", facts_of(each.by).name));
    }
    for (const auto& each : what.group) {
        add(&each == &what.group.front() ? "group:" : ",", facts_of(each.by).name);
    }
    return result;
}

} // namespace lacewing::query
