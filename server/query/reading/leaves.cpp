#include "platform/core/text.hpp"
#include "query/limits.hpp"
#include "query/reading/grammar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::query {

namespace {

constexpr std::string_view history_comes_later =
    "was(), changed() and asof: ask the history, which comes with the search index. Put \" around "
    "the words to search for them.";
constexpr std::string_view unread_comes_later =
    "is:unread comes with notifications. Leave it out for now.";
constexpr std::string_view command_elsewhere =
    "A > that stands alone begins a command, behind the whole query. Put \" around it to search "
    "for it.";

bool is_name_byte(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           (byte >= '0' && byte <= '9') || byte == '-' || byte == '_';
}

comparison take_comparison(source& from) {
    constexpr std::array<std::pair<std::string_view, comparison>, 5> signs{
        {{">=", comparison::at_least},
         {"<=", comparison::at_most},
         {">", comparison::more},
         {"<", comparison::less},
         {"=", comparison::exact}}
    };
    for (const auto& [sign, meant] : signs) {
        if (from.skip(sign)) return meant;
    }
    return comparison::equal;
}

bool at_end_of_value(const source& from) {
    return from.at_boundary() || from.rest().starts_with(',');
}

/// `was(` or `changed(`.
bool is_history_ahead(const source& from) {
    const auto word = from.rest().substr(0, from.rest().find('('));
    if (word.size() == from.rest().size() || word.size() > 7) return false;
    const auto function = text::fold(word);
    return function == "was" || function == "changed";
}

/// "os" of `os=Linux` and `os="Debian 12"`.
std::optional<std::string> take_entry_name(source& from) {
    auto behind = from;
    const auto word = behind.take_word({.at_comma = true});
    const auto sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0 || word.starts_with('"')) return std::nullopt;
    from.advance(sign + 1);
    return std::string{word.substr(0, sign)};
}

} // namespace

std::string_view name_ahead(const source& from) {
    const auto text = from.rest();
    const auto end = std::ranges::find_if_not(text, is_name_byte) - text.begin();
    const auto name = text.substr(0, static_cast<std::size_t>(end));
    const auto behind = text.substr(name.size());
    const bool begins_well = !name.empty() && name.front() > '9' && name.front() != '_';
    if (!begins_well || !behind.starts_with(':')) return {};
    if (behind.starts_with("::") || behind.starts_with("://")) return {};
    return name;
}

outcome<node> grammar::leaf() {
    const auto begin = from_.at();
    if (from_.rest().starts_with('"')) return phrase();
    if (is_history_ahead(from_)) {
        return refuse_not_yet(history_comes_later, begin);
    }
    const auto name = name_ahead(from_);
    if (name.empty()) return word();
    if (text::fold(name) == "asof") return refuse_not_yet(history_comes_later, begin);
    if (const auto by = find_field(name)) {
        from_.advance(name.size() + 1);
        return filter_by(*by, begin);
    }
    auto behind = from_;
    behind.advance(name.size() + 1);
    return behind.at_boundary() ? word() : searched_as_text(name);
}

outcome<node> grammar::phrase() {
    const auto begin = from_.at();
    auto quoted = from_.take_quoted();
    if (!quoted) return refused{std::move(quoted).error()};
    if (text::trim(*quoted).empty()) {
        return from_.refuse(
            "query_syntax", "There is nothing between these quotes.", begin, from_.at()
        );
    }
    if (!from_.at_boundary()) {
        return from_.refuse_here("query_syntax", "Put a space between the quote and this.");
    }
    if (const auto counted = count_term(begin); !counted) return refused{counted.error()};
    return node{
        .is = words{.text = *std::move(quoted), .is_phrase = true}, .at = from_.place_since(begin)
    };
}

outcome<node> grammar::word() {
    const auto begin = from_.at();
    const std::string text{from_.take_word({})};
    if (text == ">") return from_.refuse("query_syntax", command_elsewhere, begin, from_.at());
    if (const auto counted = count_term(begin); !counted) return refused{counted.error()};
    return node{
        .is = words{.text = text, .key = read_key(text, plus::refused)},
        .at = from_.place_since(begin)
    };
}

outcome<node> grammar::searched_as_text(std::string_view unknown) {
    const auto begin = from_.at();
    const auto nearest = nearest_field_name(unknown);
    if (how_.manner == manner::strict) {
        return from_.refuse(
            "query_field_unknown",
            fmt::format(
                "There is no field \"{}\"; the nearest is \"{}\". Put \" around the term to search "
                "for it.",
                unknown,
                nearest
            ),
            begin,
            begin + unknown.size()
        );
    }
    auto text = word();
    if (!text) return text;
    read_.notes.push_back({
        .code = "searched_as_text",
        .detail = fmt::format(
            "There is no field \"{}\", so this is searched as text. The nearest field is \"{}\".",
            unknown,
            nearest
        ),
        .at = text->at,
    });
    return text;
}

outcome<node> grammar::filter_by(field by, std::size_t begin) {
    filter asked{.by = by, .how = take_comparison(from_), .values = {}};
    do {
        auto next = value_of(facts_of(by), asked.how);
        if (!next) return refused{std::move(next).error()};
        asked.values.push_back(*std::move(next));
    } while (from_.skip(","));
    return node{.is = std::move(asked), .at = from_.place_since(begin)};
}

outcome<value> grammar::value_of(const facts& of, comparison how) {
    const auto begin = from_.at();
    if (at_end_of_value(from_)) {
        return from_.refuse(
            "query_syntax",
            fmt::format(
                "A value of {} is missing. Write it here, without a space before.", of.name
            ),
            begin,
            begin
        );
    }
    if (from_.rest().starts_with('(')) return related(of, how);
    const auto what = written(of);
    if (!what) return refused{what.error()};
    if (!at_end_of_value(from_)) {
        return from_.refuse_here(
            "query_syntax", "Put a space or a comma between the value and this."
        );
    }
    if (const auto counted = count_term(begin); !counted) return refused{counted.error()};
    if (of.is == field::is && text::fold(what->first.text) == "unread") {
        return from_.refuse("query_not_yet", unread_comes_later, begin, from_.at());
    }
    auto meant = read_value(of, how, *what, by_);
    if (!meant) return from_.refuse("query_value_invalid", meant.error(), begin, from_.at());
    return value{.is = *std::move(meant), .at = from_.place_since(begin)};
}

outcome<value> grammar::related(const facts& of, comparison how) {
    const auto begin = from_.at();
    if (of.kind != kind::relation || how != comparison::equal) {
        return from_.refuse(
            "query_value_invalid",
            fmt::format(
                "Only relations such as blocked-by: take a query in parentheses. Write several "
                "values with commas: {}:one,other.",
                of.name
            ),
            begin,
            begin + 1
        );
    }
    auto inside = inside_parentheses();
    if (!inside) return refused{std::move(inside).error()};
    if (!at_end_of_value(from_)) {
        return from_.refuse_here("query_syntax", "Put a space between the parenthesis and this.");
    }
    sub_query asked;
    asked.where.push_back(*std::move(inside));
    return value{.is = std::move(asked), .at = from_.place_since(begin)};
}

outcome<written_value> grammar::written(const facts& of) {
    const auto begin = from_.at();
    auto first = atom_of(of);
    if (!first) return refused{std::move(first).error()};
    written_value what{*std::move(first), std::nullopt};
    if (!is_ordered(of.kind) || !from_.rest().starts_with("..")) return what;
    from_.advance(2);
    if (what.first.text.empty() || at_end_of_value(from_)) {
        return from_.refuse(
            "query_syntax", "A range needs both ends; * is an open one.", begin, from_.at()
        );
    }
    auto last = atom_of(of);
    if (!last) return refused{std::move(last).error()};
    if (what.first.text == "*" && last->text == "*") {
        return from_.refuse(
            "query_syntax", fmt::format("Write {}:any instead.", of.name), begin, from_.at()
        );
    }
    what.last = *std::move(last);
    return what;
}

outcome<atom> grammar::atom_of(const facts& of) {
    atom what;
    if (of.kind == kind::environment) what.entry = take_entry_name(from_);
    what.is_quoted = from_.rest().starts_with('"');
    if (!what.is_quoted) {
        what.text = from_.take_word({.at_comma = true, .at_dots = is_ordered(of.kind)});
        return what;
    }
    auto quoted = from_.take_quoted();
    if (!quoted) return refused{std::move(quoted).error()};
    what.text = *std::move(quoted);
    return what;
}

outcome<void> grammar::count_term(std::size_t begin) {
    if (++terms_ <= limits::query_terms_max) return {};
    return from_.refuse(
        "query_too_many_terms",
        fmt::format(
            "A query has {} words and values at most. Leave some out.", limits::query_terms_max
        ),
        begin,
        from_.at()
    );
}

} // namespace lacewing::query
