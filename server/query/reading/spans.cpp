#include "query/reading/spans.hpp"

#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>

namespace lacewing::query {

namespace {

using no_span = std::unexpected<std::string>;

constexpr std::size_t number_digits_max = 15;

bool is_open_end(const atom& what) {
    return !what.is_quoted && what.text == "*";
}

/// As the printer gives it back: folded, and days and times with their big letters.
std::string as_written(const atom& what) {
    auto text = text::fold(what.text);
    if (!text.empty() && text.front() >= '0' && text.front() <= '9' && text.contains('-')) {
        std::ranges::replace(text, 't', 'T');
        std::ranges::replace(text, 'z', 'Z');
    }
    return text;
}

std::string as_written(const written_value& what) {
    if (!what.last) return as_written(what.first);
    return as_written(what.first) + ".." + as_written(*what.last);
}

no_span no_number(std::string_view field_name, const atom& what, decimals after_point) {
    return no_span{fmt::format(
        "\"{}\" is no number that {} can be. Write {}:5, {}:>5 or {}:5..10{}.",
        what.text,
        field_name,
        field_name,
        field_name,
        field_name,
        after_point == decimals::two ? "; two digits may stand behind the point" : ""
    )};
}

/// In hundredths where there are decimals.
std::optional<std::int64_t> read_number(std::string_view text, decimals after_point) {
    const auto is_number = [](std::string_view digits) {
        return !digits.empty() && digits.size() <= number_digits_max &&
               std::ranges::all_of(digits, [](char byte) { return byte >= '0' && byte <= '9'; });
    };
    const auto point = text.find('.');
    std::string digits{text.substr(0, point)};
    if (!is_number(digits)) return std::nullopt;
    if (after_point == decimals::two) {
        std::string fraction{point == std::string_view::npos ? "0" : text.substr(point + 1)};
        if (!is_number(fraction) || fraction.size() > 2) return std::nullopt;
        fraction.resize(2, '0');
        digits += fraction;
    } else if (point != std::string_view::npos) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

number_span compare_number(comparison how, std::int64_t with) {
    switch (how) {
    case comparison::less:
        return {std::nullopt, with - 1};
    case comparison::at_most:
        return {std::nullopt, with};
    case comparison::more:
        return {with + 1, std::nullopt};
    case comparison::at_least:
        return {with, std::nullopt};
    default:
        return {with, with};
    }
}

read_span number_range(
    std::string_view field_name, const atom& first, const atom& last, decimals after_point
) {
    number_span span;
    if (!is_open_end(first)) {
        span.from = read_number(first.text, after_point);
        if (!span.from) return no_number(field_name, first, after_point);
    }
    if (!is_open_end(last)) {
        span.to = read_number(last.text, after_point);
        if (!span.to) return no_number(field_name, last, after_point);
    }
    if (span.from && span.to && *span.from > *span.to) {
        return no_span{"The range ends before it begins. Put the smaller number first."};
    }
    return span;
}

no_span no_date(std::string_view field_name, const atom& what) {
    return no_span{fmt::format(
        "\"{}\" is no date. Write {}:2026-10-31, {}:2026-10, {}:yesterday, {}:this-week or "
        "{}:>-14d (min, h, d, w, mo, y).",
        what.text,
        field_name,
        field_name,
        field_name,
        field_name,
        field_name
    )};
}

std::optional<date> date_of(const atom& what, const calendar& by) {
    return read_date(text::fold(what.text), by);
}

/// Of a moment that names no stretch of time, what comes after it begins a microsecond later.
timestamp after(const stretch& what) {
    if (what.begin == what.end) return timestamp{what.end.microseconds + 1};
    return what.end;
}

moment_span compare_date(comparison how, const date& with, std::string written) {
    const auto behind = after(with.compared);
    switch (how) {
    case comparison::less:
        return {std::nullopt, with.compared.begin, std::move(written)};
    case comparison::at_most:
        return {std::nullopt, behind, std::move(written)};
    case comparison::more:
        return {behind, std::nullopt, std::move(written)};
    case comparison::at_least:
        return {with.compared.begin, std::nullopt, std::move(written)};
    default:
        return {with.alone.begin, with.alone.end, std::move(written)};
    }
}

read_span moment_range(std::string_view field_name, const written_value& what, const calendar& by) {
    moment_span span{.written = as_written(what)};
    if (!is_open_end(what.first)) {
        const auto first = date_of(what.first, by);
        if (!first) return no_date(field_name, what.first);
        span.from = first->compared.begin;
    }
    if (!is_open_end(*what.last)) {
        const auto last = date_of(*what.last, by);
        if (!last) return no_date(field_name, *what.last);
        span.to = after(last->compared);
    }
    return span;
}

day_span compare_day(comparison how, const date& with, std::string written) {
    constexpr std::chrono::days day{1};
    switch (how) {
    case comparison::less:
        return {std::nullopt, to_text(with.first_day - day), std::move(written)};
    case comparison::at_most:
        return {std::nullopt, to_text(with.last_day), std::move(written)};
    case comparison::more:
        return {to_text(with.last_day + day), std::nullopt, std::move(written)};
    case comparison::at_least:
        return {to_text(with.first_day), std::nullopt, std::move(written)};
    default:
        return {to_text(with.first_day), to_text(with.last_day), std::move(written)};
    }
}

std::expected<date, std::string> day_of_value(
    std::string_view field_name, const atom& what, const calendar& by
) {
    const auto found = date_of(what, by);
    if (!found) return no_date(field_name, what);
    if (!found->is_day) {
        return no_span{fmt::format(
            "{} is a day and has no hour. Write {}:{}.",
            field_name,
            field_name,
            to_text(found->first_day)
        )};
    }
    return *found;
}

read_span day_range(std::string_view field_name, const written_value& what, const calendar& by) {
    day_span span{.written = as_written(what)};
    if (!is_open_end(what.first)) {
        const auto first = day_of_value(field_name, what.first, by);
        if (!first) return no_span{first.error()};
        span.from = to_text(first->first_day);
    }
    if (!is_open_end(*what.last)) {
        const auto last = day_of_value(field_name, *what.last, by);
        if (!last) return no_span{last.error()};
        span.to = to_text(last->last_day);
    }
    return span;
}

/// How long ago something was.
struct ago {
    timestamp at;       ///< exactly so long
    timestamp one_more; ///< one day, week, … longer
};

std::expected<ago, std::string> ago_of(
    std::string_view field_name, const atom& what, const calendar& by
) {
    const auto far = read_duration(text::fold(what.text));
    const auto at = far ? moved(by, {-far->count, far->unit}) : std::nullopt;
    const auto one_more = far ? moved(by, {-far->count - 1, far->unit}) : std::nullopt;
    if (at && one_more) return ago{*at, *one_more};
    return no_span{fmt::format(
        "\"{}\" is no length of time. Write {}:>90d, {}:<2w or {}:3d..10d (min, h, d, w, mo, y).",
        what.text,
        field_name,
        field_name,
        field_name
    )};
}

timestamp just_after(timestamp moment) {
    return {moment.microseconds + 1};
}

/// The longer ago, the earlier: what is more of the one is less of the other.
moment_span compare_ago(comparison how, const ago& with, std::string written) {
    switch (how) {
    case comparison::less:
        return {just_after(with.at), std::nullopt, std::move(written)};
    case comparison::at_most:
        return {with.at, std::nullopt, std::move(written)};
    case comparison::more:
        return {std::nullopt, with.at, std::move(written)};
    case comparison::at_least:
        return {std::nullopt, just_after(with.at), std::move(written)};
    default:
        return {just_after(with.one_more), just_after(with.at), std::move(written)};
    }
}

read_span duration_range(
    std::string_view field_name, const written_value& what, const calendar& by
) {
    moment_span span{.written = as_written(what)};
    if (!is_open_end(what.first)) {
        const auto shortest = ago_of(field_name, what.first, by);
        if (!shortest) return no_span{shortest.error()};
        span.to = just_after(shortest->at);
    }
    if (!is_open_end(*what.last)) {
        const auto longest = ago_of(field_name, *what.last, by);
        if (!longest) return no_span{longest.error()};
        span.from = longest->at;
    }
    if (span.from && span.to && *span.from >= *span.to) {
        return no_span{"The range ends before it begins. Put the shorter time first."};
    }
    return span;
}

} // namespace

read_span read_number_span(
    std::string_view field_name, comparison how, const written_value& what, decimals after_point
) {
    if (what.last) return number_range(field_name, what.first, *what.last, after_point);
    const auto number = read_number(what.first.text, after_point);
    if (!number) return no_number(field_name, what.first, after_point);
    return compare_number(how, *number);
}

read_span read_moment_span(
    std::string_view field_name, comparison how, const written_value& what, const calendar& by
) {
    if (what.last) return moment_range(field_name, what, by);
    const auto with = date_of(what.first, by);
    if (!with) return no_date(field_name, what.first);
    return compare_date(how, *with, as_written(what));
}

read_span read_day_span(
    std::string_view field_name, comparison how, const written_value& what, const calendar& by
) {
    if (what.last) return day_range(field_name, what, by);
    const auto with = day_of_value(field_name, what.first, by);
    if (!with) return no_span{with.error()};
    return compare_day(how, *with, as_written(what));
}

read_span read_duration_span(
    std::string_view field_name, comparison how, const written_value& what, const calendar& by
) {
    if (what.last) return duration_range(field_name, what, by);
    const auto with = ago_of(field_name, what.first, by);
    if (!with) return no_span{with.error()};
    return compare_ago(how, *with, as_written(what));
}

} // namespace lacewing::query
