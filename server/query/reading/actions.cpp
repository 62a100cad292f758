#include "query/reading/actions.hpp"

#include "platform/core/text.hpp"
#include "query/limits.hpp"
#include "query/reading/values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lacewing::query {

namespace {

std::vector<std::string_view> names_of_verbs() {
    std::vector<std::string_view> names;
    for (const auto& each : all_verbs()) names.push_back(each.name);
    return names;
}

bool is_empty_word(const atom& what) {
    return !what.is_quoted && text::fold(what.text) == "none";
}

/// One choice of its field, or none.
std::optional<meaning> one_choice(const verb_facts& of, const atom& what, const calendar& by) {
    const auto meant =
        read_value(facts_of(of.of), comparison::equal, {.first = what, .last = std::nullopt}, by);
    if (!meant || std::holds_alternative<anything>(*meant)) return std::nullopt;
    if (of.does == verb::resolution && std::holds_alternative<nothing>(*meant)) return std::nullopt;
    return *meant;
}

std::optional<meaning> one_estimate(const atom& what, const calendar& by) {
    if (is_empty_word(what)) return nothing{};
    const auto meant = read_value(
        facts_of(field::estimate), comparison::equal, {.first = what, .last = std::nullopt}, by
    );
    if (!meant || !std::holds_alternative<number_span>(*meant)) return std::nullopt;
    return *meant;
}

std::optional<meaning> one_day(const atom& what, const calendar& by) {
    if (is_empty_word(what)) return nothing{};
    const auto found = read_date(text::fold(what.text), by);
    if (!found || !found->is_day || found->first_day != found->last_day) return std::nullopt;
    const auto day = to_text(found->first_day);
    return day_span{.from = day, .to = day, .written = text::fold(what.text)};
}

std::optional<meaning> one_moment(const atom& what, const calendar& by) {
    if (is_empty_word(what)) return nothing{};
    const auto found = read_date(text::fold(what.text), by);
    if (!found || found->compared.begin <= by.now) return std::nullopt;
    return moment_span{
        .from = found->compared.begin, .to = std::nullopt, .written = text::fold(what.text)
    };
}

std::optional<meaning> one_person(const atom& what) {
    if (is_empty_word(what)) return nothing{};
    if (what.is_quoted || !what.text.starts_with('@')) return name{.text = what.text};
    if (text::fold(what.text) == "@me") return reader_self{};
    if (what.text.size() == 1) return std::nullopt;
    return name{.text = what.text.substr(1), .is_handle = true};
}

std::optional<meaning> one_meaning(const verb_facts& of, const atom& what, const calendar& by) {
    // Several stand apart, each with its sign: in a query a comma stands between them.
    if (of.takes_several && !what.is_quoted && what.text.contains(',')) return std::nullopt;
    switch (of.does) {
    case verb::status:
        return name{.text = what.text};
    case verb::label:
        if (is_empty_word(what)) return std::nullopt;
        return name{.text = what.text};
    case verb::assign:
        return one_person(what);
    case verb::due:
        return one_day(what, by);
    case verb::estimate:
        return one_estimate(what, by);
    case verb::snooze:
        return one_moment(what, by);
    default:
        return one_choice(of, what, by);
    }
}

/// A name twice says nothing, or two things at once.
bool is_said_already(const action& so_far, const meaning& what) {
    const auto* const called = std::get_if<name>(&what);
    return std::ranges::any_of(so_far.values, [&](const command_value& each) {
        const auto* const other = std::get_if<name>(&each.is);
        if (called == nullptr || other == nullptr) return each.is == what;
        return called->is_handle == other->is_handle &&
               text::fold(called->text) == text::fold(other->text);
    });
}

} // namespace

outcome<std::vector<action>> action_reader::whole() {
    from_.skip_white_space();
    if (from_.at_end()) {
        return from_.refuse(
            "query_syntax",
            "No action stands behind the >. Write one: severity S4, label +old, assign @me.",
            from_.at(),
            from_.at()
        );
    }
    while (!from_.at_end()) {
        auto one = next();
        if (!one) return refused{std::move(one).error()};
        read_.push_back(*std::move(one));
        from_.skip_white_space();
    }
    return std::move(read_);
}

outcome<action> action_reader::next() {
    const auto begin = from_.at();
    auto behind = from_;
    const auto word = behind.take_word({});
    const auto* const found = find_verb(word);
    if (word.empty()) {
        return from_.refuse_here("query_syntax", "Put an action here, such as severity S4.");
    }
    if (found == nullptr) {
        const auto names = names_of_verbs();
        return from_.refuse_here(
            "command_action_unknown",
            fmt::format(
                "There is no action \"{}\"; the nearest is \"{}\".", word, nearest_name(word, names)
            )
        );
    }
    if (std::ranges::any_of(read_, [&](const action& each) { return each.does == found->does; })) {
        return from_.refuse_here(
            "query_syntax", fmt::format("{} stands here twice. Leave one out.", found->name)
        );
    }
    from_ = behind;
    action made{.does = found->does, .values = {}, .at = {}};
    if (const auto came = values(*found, made); !came) return refused{came.error()};
    made.at = from_.place_since(begin);
    return made;
}

outcome<void> action_reader::values(const verb_facts& of, action& into) {
    do {
        from_.skip_white_space();
        auto one = value(of, into);
        if (!one) return refused{std::move(one).error()};
        into.values.push_back(*std::move(one));
        auto behind = from_;
        behind.skip_white_space();
        if (!of.takes_several || !action_reader{behind, by_}.is_sign_ahead()) break;
        from_ = behind;
    } while (true);
    return {};
}

bool action_reader::is_sign_ahead() const {
    return from_.rest().starts_with('+') || from_.rest().starts_with('-');
}

outcome<command_value> action_reader::value(const verb_facts& of, const action& so_far) {
    const auto begin = from_.at();
    command_value made{.how = of.does == verb::label ? doing::add : doing::set, .is = {}, .at = {}};
    if (of.takes_several && is_sign_ahead()) {
        made.how = from_.rest().starts_with('-') ? doing::remove : doing::add;
        from_.advance(1);
    }
    atom what{.text = {}, .is_quoted = from_.rest().starts_with('"'), .entry = std::nullopt};
    auto written = text_of(of, begin, what.is_quoted);
    if (!written) return refused{std::move(written).error()};
    what.text = *std::move(written);
    const auto meant = one_meaning(of, what, by_);
    const bool is_signed = made.how != doing::set && of.does == verb::assign;
    if (!meant || (is_signed && std::holds_alternative<nothing>(*meant))) {
        return from_.refuse("query_value_invalid", std::string{of.values}, begin, from_.at());
    }
    if (is_said_already(so_far, *meant)) {
        return from_.refuse(
            "query_value_invalid", "This stands here twice. Leave one out.", begin, from_.at()
        );
    }
    if (++count_ > limits::command_values_max) {
        return from_.refuse(
            "query_too_many_terms",
            fmt::format(
                "A command has {} values at most. Leave some out.", limits::command_values_max
            ),
            begin,
            from_.at()
        );
    }
    made.is = *meant;
    made.at = from_.place_since(begin);
    return made;
}

outcome<std::string> action_reader::text_of(
    const verb_facts& of, std::size_t begin, bool is_quoted
) {
    const auto missing = [&] {
        return from_.refuse("query_syntax", std::string{of.values}, begin, from_.at());
    };
    if (!is_quoted) {
        const std::string word{from_.take_word({})};
        if (word.empty()) return missing();
        return word;
    }
    auto quoted = from_.take_quoted();
    if (!quoted) return quoted;
    if (text::trim(*quoted).empty()) return missing();
    if (!from_.at_boundary()) {
        return from_.refuse_here("query_syntax", "Put a space between the quote and this.");
    }
    return quoted;
}

} // namespace lacewing::query
