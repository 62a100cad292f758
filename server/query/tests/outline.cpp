#include "query/tests/outline.hpp"

#include "query/fields.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace lacewing::query::testing {

namespace {

std::string outline_of(const node& what);

std::string outline_of(timestamp moment) {
    auto text = to_rfc3339(moment);
    if (text.ends_with(".000000Z")) text.replace(text.size() - 8, 8, "Z");
    if (text.ends_with(":00Z")) text.replace(text.size() - 4, 4, "Z");
    return text;
}

struct value_outline {
    const facts& of;

    std::string operator()(const nothing&) const { return "none"; }
    std::string operator()(const anything&) const { return "any"; }
    std::string operator()(const reader_self&) const { return "me"; }
    std::string operator()(const name& is) const {
        return fmt::format("{}'{}'", is.is_handle ? "@" : "", is.text);
    }
    std::string operator()(const entry& is) const {
        return fmt::format("{}'{}'", is.name ? *is.name + "=" : "", is.value);
    }
    std::string operator()(const bug_key& is) const {
        return fmt::format("{}/{}{}", is.project, is.number, is.with_descendants ? "+" : "");
    }
    std::string operator()(const choice_span& is) const {
        const auto first = of.choices[is.first];
        if (is.first == is.last) return std::string{first};
        return fmt::format("{}..{}", first, of.choices[is.last]);
    }
    std::string operator()(const number_span& is) const {
        return fmt::format(
            "{}..{}", is.from ? std::to_string(*is.from) : "*", is.to ? std::to_string(*is.to) : "*"
        );
    }
    std::string operator()(const moment_span& is) const {
        return fmt::format(
            "{}..{}", is.from ? outline_of(*is.from) : "*", is.to ? outline_of(*is.to) : "*"
        );
    }
    std::string operator()(const day_span& is) const {
        return fmt::format("{}..{}", is.from.value_or("*"), is.to.value_or("*"));
    }
    std::string operator()(flag is) const { return std::string{name_of(is)}; }
    std::string operator()(const sub_query& is) const {
        return fmt::format("[{}]", outline_of(is.where.front()));
    }
};

std::string outline_of(std::string_view sort, const std::vector<node>& parts) {
    std::string result = fmt::format("({}", sort);
    for (const auto& part : parts) result += " " + outline_of(part);
    return result + ")";
}

struct node_outline {
    std::string operator()(const all_of& is) const { return outline_of("and", is.parts); }
    std::string operator()(const any_of& is) const { return outline_of("or", is.parts); }
    std::string operator()(const negation& is) const { return outline_of("not", is.part); }
    std::string operator()(const words& is) const {
        return is.is_phrase ? fmt::format("\"{}\"", is.text) : is.text + (is.is_prefix ? "*" : "");
    }
    std::string operator()(const filter& is) const {
        const auto& of = facts_of(is.by);
        std::string result = fmt::format("{}:", of.name);
        if (is.how == comparison::exact) result += "=";
        for (std::size_t at = 0; at < is.values.size(); ++at) {
            result += (at > 0 ? "|" : "") + std::visit(value_outline{of}, is.values[at].is);
        }
        return result;
    }
};

std::string outline_of(const node& what) {
    return std::visit(node_outline{}, what.is);
}

void forget_places(node& in);

void forget_places(std::vector<node>& in) {
    for (auto& each : in) forget_places(each);
}

void forget_places(node& in) {
    in.at = {};
    if (auto* all = std::get_if<all_of>(&in.is)) forget_places(all->parts);
    if (auto* any = std::get_if<any_of>(&in.is)) forget_places(any->parts);
    if (auto* no = std::get_if<negation>(&in.is)) forget_places(no->part);
    auto* asked = std::get_if<filter>(&in.is);
    if (!asked) return;
    for (auto& each : asked->values) {
        each.at = {};
        if (auto* inner = std::get_if<sub_query>(&each.is)) forget_places(inner->where);
    }
}

} // namespace

timestamp noon() {
    return *parse_rfc3339("2026-10-15T12:00:00Z");
}

reading strictly(std::string_view zone) {
    return {.now = noon(), .zone = std::string{zone}};
}

reading as_typed(std::string_view zone) {
    return {
        .now = noon(), .zone = std::string{zone}, .manner = manner::lenient, .stage = stage::typing
    };
}

std::string outline(const tree& of) {
    std::string result = of.where ? outline_of(*of.where) : "everything";
    for (const auto& each : of.sort) {
        const bool is_down = each.direction == direction::descending;
        result += fmt::format(", {} {}", facts_of(each.by).name, is_down ? "down" : "up");
    }
    for (const auto& each : of.group) result += fmt::format(", by {}", facts_of(each.by).name);
    return result;
}

std::string outline(std::string_view text, const reading& how) {
    const auto read = parse(text, how);
    if (read) return outline(*read);
    const auto& why = read.error();
    const auto& pointer = why.fields.at(0).pointer;
    const auto places = pointer.find("#char=");
    return why.code + " " + (places == std::string::npos ? pointer : pointer.substr(places + 6));
}

std::string span(std::string_view text, const reading& how) {
    const auto whole = outline(text, how);
    const auto colon = whole.find(':');
    return colon == std::string::npos ? whole : whole.substr(colon + 1);
}

std::string code_of(std::string_view text, const reading& how) {
    const auto read = parse(text, how);
    return read ? "" : read.error().code;
}

std::string advice(std::string_view text, const reading& how) {
    const auto read = parse(text, how);
    return read ? "" : read.error().detail;
}

tree without_places(tree from) {
    if (from.where) forget_places(*from.where);
    for (auto& each : from.sort) each.at = {};
    for (auto& each : from.group) each.at = {};
    from.notes.clear();
    return from;
}

} // namespace lacewing::query::testing
