#include "query/reading/grammar.hpp"

#include "query/limits.hpp"
#include "query/reading/actions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lacewing::query {

namespace {

/// Puts parts together; what is of the same sort already is taken apart first.
template <class Sort>
node joined_by(std::vector<node> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    node whole{.is = Sort{}, .at = {parts.front().at.begin, parts.back().at.end}};
    auto& flat = std::get<Sort>(whole.is).parts;
    for (auto& part : parts) {
        if (auto* same = std::get_if<Sort>(&part.is)) {
            std::ranges::move(same->parts, std::back_inserter(flat));
        } else {
            flat.push_back(std::move(part));
        }
    }
    return whole;
}

/// A `-` that turns round what follows. Two dashes begin a word, as in --verbose, and an arrow too.
bool is_dash_ahead(const source& from) {
    return from.rest().starts_with('-') && !from.rest().starts_with("--") &&
           !from.rest().starts_with("->");
}

/// The word that is still being typed, if the query ends with one.
void end_with_prefix(node& last) {
    if (auto* parts = std::get_if<all_of>(&last.is)) return end_with_prefix(parts->parts.back());
    if (auto* parts = std::get_if<any_of>(&last.is)) return end_with_prefix(parts->parts.back());
    auto* typed = std::get_if<words>(&last.is);
    if (typed) typed->is_prefix = !typed->is_phrase;
}

} // namespace

outcome<tree> grammar::whole() {
    if (const auto asked = question(); !asked) return refused{asked.error()};
    if (!from_.at_end()) {
        return from_.refuse_here(
            "command_not_filter",
            "A command is no filter: what stands behind this > would change the bugs. Leave it "
            "out, or put \" around it to search for it."
        );
    }
    return std::move(read_);
}

outcome<command> grammar::whole_command() {
    if (const auto asked = question(); !asked) return refused{asked.error()};
    if (from_.at_end()) {
        return from_.refuse(
            "query_syntax",
            "A command is a query, a > with spaces around it, and what shall change: "
            "is:triage > severity S4.",
            from_.at(),
            from_.at()
        );
    }
    const auto sign = from_.at();
    from_.advance(1);
    const auto behind = from_.place_since(sign);
    auto actions = action_reader{from_, by_}.whole();
    if (!actions) return refused{std::move(actions).error()};
    return command{.of = std::move(read_), .actions = *std::move(actions), .sign = behind};
}

/// Up to the end, or to where a command begins.
outcome<void> grammar::question() {
    auto where = alternatives();
    if (!where) return refused{std::move(where).error()};
    if (!from_.at_end() && !is_command_ahead()) {
        return from_.refuse_here("query_syntax", "No parenthesis is open that this could close.");
    }
    read_.where = *std::move(where);
    if (read_.where && how_.stage == stage::typing) end_with_prefix(*read_.where);
    read_.now = by_.now;
    read_.today = to_text(today(by_));
    return {};
}

bool grammar::is_command_ahead() const {
    if (depth_ > 0 || !from_.rest().starts_with('>')) return false;
    auto behind = from_;
    behind.advance(1);
    return behind.at_boundary();
}

grammar::maybe_node grammar::alternatives() {
    std::vector<node> parts;
    for (;;) {
        const auto begin = from_.at();
        auto next = conjunction();
        if (!next) return refused{std::move(next).error()};
        const bool goes_on = from_.operator_ahead() == "OR";
        if (!*next && (goes_on || !parts.empty())) {
            return from_.refuse(
                "query_syntax", "OR needs a term on both sides.", begin, from_.at()
            );
        }
        if (*next) parts.push_back(**std::move(next));
        if (!goes_on) break;
        from_.skip("OR");
    }
    if (parts.empty()) return std::nullopt;
    return joined_by<any_of>(std::move(parts));
}

grammar::maybe_node grammar::conjunction() {
    std::vector<node> parts;
    for (;;) {
        from_.skip_white_space();
        if (from_.at_boundary() || from_.operator_ahead() == "OR" || is_command_ahead()) break;
        const auto read = is_ending_ahead() ? ending() : conjunct(parts);
        if (!read) return refused{read.error()};
    }
    if (parts.empty()) return std::nullopt;
    return joined_by<all_of>(std::move(parts));
}

outcome<void> grammar::conjunct(std::vector<node>& parts) {
    if (from_.operator_ahead() == "AND") {
        auto behind = from_;
        behind.skip("AND");
        behind.skip_white_space();
        const auto next = behind.operator_ahead();
        if (parts.empty() || behind.at_boundary() || next == "AND" || next == "OR") {
            return from_.refuse_here("query_syntax", "AND needs a term on both sides.");
        }
        from_ = behind;
    }
    auto part = negatable();
    if (!part) return refused{std::move(part).error()};
    parts.push_back(*std::move(part));
    return {};
}

outcome<node> grammar::negatable() {
    const auto begin = from_.at();
    const bool by_word = from_.operator_ahead() == "NOT";
    const bool by_dash = is_dash_ahead(from_);
    if (!by_word && !by_dash) return primary();
    from_.advance(by_word ? 3 : 1);
    if (by_word) from_.skip_white_space();
    if (from_.at_boundary()) {
        return from_.refuse(
            "query_syntax",
            by_word ? "NOT needs a term behind it." : "A - needs a term right behind it.",
            begin,
            from_.at()
        );
    }
    auto part = primary();
    if (!part) return part;
    node whole{.is = negation{}, .at = from_.place_since(begin)};
    std::get<negation>(whole.is).part.push_back(*std::move(part));
    return whole;
}

outcome<node> grammar::primary() {
    if (const auto lonely = from_.operator_ahead(); !lonely.empty()) {
        return from_.refuse_here(
            "query_syntax",
            fmt::format("{} cannot stand here. Put \" around it to search for it.", lonely)
        );
    }
    if (is_dash_ahead(from_)) {
        return from_.refuse_here("query_syntax", "NOT and - do not stand together. Take one.");
    }
    if (is_ending_ahead()) {
        return from_.refuse_here(
            "query_syntax", "sort: and group: stand by themselves, without AND, NOT or -."
        );
    }
    if (from_.rest().starts_with('(')) return group();
    return leaf();
}

outcome<node> grammar::group() {
    const auto begin = from_.at();
    auto inside = inside_parentheses();
    if (!inside) return inside;
    inside->at = from_.place_since(begin);
    return inside;
}

outcome<node> grammar::inside_parentheses() {
    const auto begin = from_.at();
    from_.advance(1);
    if (depth_ == limits::query_depth_max) {
        return from_.refuse(
            "query_too_deep",
            fmt::format(
                "Parentheses go {} deep at most. Write the query with fewer of them.",
                limits::query_depth_max
            ),
            begin,
            from_.at()
        );
    }
    ++depth_;
    auto inside = alternatives();
    --depth_;
    if (!inside) return refused{std::move(inside).error()};
    if (!from_.skip(")")) {
        return from_.refuse(
            "query_syntax",
            "This parenthesis is not closed. Put a ) behind the last term.",
            begin,
            begin + 1
        );
    }
    if (!*inside) {
        return from_.refuse(
            "query_syntax", "There is nothing between these parentheses.", begin, from_.at()
        );
    }
    return **std::move(inside);
}

refused grammar::refuse_not_yet(std::string_view detail, std::size_t begin) const {
    auto behind = from_;
    behind.take_word({});
    return from_.refuse("query_not_yet", detail, begin, behind.at());
}

} // namespace lacewing::query
