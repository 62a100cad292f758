#include "lists/sql/conditions.hpp"
#include "platform/core/text.hpp"

#include <algorithm>

/// What is found by its letters.
namespace lacewing::lists::sql {

namespace {

/// What may stand before a word, as a class of characters that both databases read alike: ASCII
/// signs, the signs of Latin 1 and general punctuation. Folded texts hold no capitals, so that they
/// lie in one of the ranges does no harm.
constexpr std::string_view before_words = "[ -/:-`{-~¡-¿‐-⁞]";

std::string escaped(std::string_view text, std::string_view special, std::string_view by) {
    std::string made;
    for (const char each : text) {
        if (special.contains(each)) made += by;
        made += each;
    }
    return made;
}

/// For GLOB, where a sign stands for itself inside brackets.
std::string glob_escaped(std::string_view text) {
    std::string made;
    for (const char each : text) {
        const bool is_special = each == '*' || each == '?' || each == '[';
        if (is_special) made += '[';
        made += each;
        if (is_special) made += ']';
    }
    return made;
}

std::string contains(
    writing& in, std::string_view column, std::string_view b, std::string_view text
) {
    const auto pattern = in.values.add(fmt::format("%{}%", escaped(text, "%_\\", "\\")));
    return fmt::format("{}.{} LIKE {} ESCAPE '\\'", b, column, pattern);
}

bool is_ascii_letter_or_digit(char each) {
    return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
}

/// A word of the title begins with the folded text. Scripts that part no words, and texts that
/// begin with a sign, are found anywhere.
std::string begins_word(writing& in, std::string_view text, std::string_view b) {
    if (text.empty()) return "TRUE";
    if (!is_ascii_letter_or_digit(text.front())) return contains(in, "title_folded", b, text);
    // The plain search is quick and says no to most titles. PostgreSQL asks first what it takes
    // for cheaper, and keeps the order of what it takes for equal, as LIKE and ~.
    if (in.speaks == db::dialect::postgres) {
        const auto plain = contains(in, "title_folded", b, text);
        const auto signs = escaped(text, "\\.^$|()[]{}*+?", "\\");
        const auto pattern = in.values.add(fmt::format("(^|{}){}", before_words, signs));
        return fmt::format("({} AND {}.title_folded ~ {})", plain, b, pattern);
    }
    const auto plain = in.values.add(std::string{text});
    const auto signs = glob_escaped(text);
    return fmt::format(
        "(INSTR({0}.title_folded, {1}) > 0 AND ({0}.title_folded GLOB {2} OR "
        "{0}.title_folded GLOB {3}))",
        b,
        plain,
        in.values.add(signs + "*"),
        in.values.add(fmt::format("*{}{}*", before_words, signs))
    );
}

std::string lower_ascii(std::string_view text) {
    std::string made{text};
    std::ranges::transform(made, made.begin(), [](char each) {
        return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    });
    return made;
}

} // namespace

std::string words_condition(writing& in, const query::words& of, std::string_view b) {
    const auto found = begins_word(in, text::fold(of.text), b);
    if (!of.key) return found;
    return fmt::format("({} OR {})", found, key_condition(in, *of.key, b));
}

std::string text_condition(
    writing& in, const query::name& of, query::comparison how, std::string_view b
) {
    const auto folded = text::fold(of.text);
    if (how != query::comparison::exact) return contains(in, "title_folded", b, folded);
    return fmt::format("{}.title_folded = {}", b, in.values.add(folded));
}

// The database folds nothing but ASCII in the same way on both sides.
std::string environment_condition(
    writing& in, const query::entry& of, query::comparison how, std::string_view b
) {
    const bool is_postgres = in.speaks == db::dialect::postgres;
    const auto part = [is_postgres](std::string_view name) {
        return is_postgres ? fmt::format("LOWER((e.value ->> '{}') COLLATE \"C\")", name)
                           : fmt::format("LOWER(json_extract(e.value, '$.{}'))", name);
    };
    const auto entries =
        is_postgres ? fmt::format("jsonb_array_elements({}.environment::jsonb) AS e (value)", b)
                    : fmt::format("json_each({}.environment) e", b);
    std::string met;
    if (of.name)
        met = fmt::format("{} = {} AND ", part("name"), in.values.add(lower_ascii(*of.name)));
    const auto wanted = lower_ascii(of.value);
    if (how == query::comparison::exact) {
        met += fmt::format("{} = {}", part("value"), in.values.add(wanted));
    } else {
        const auto pattern = in.values.add(fmt::format("%{}%", escaped(wanted, "%_\\", "\\")));
        met += fmt::format("{} LIKE {} ESCAPE '\\'", part("value"), pattern);
    }
    return fmt::format("EXISTS (SELECT 1 FROM {} WHERE {})", entries, met);
}

} // namespace lacewing::lists::sql
