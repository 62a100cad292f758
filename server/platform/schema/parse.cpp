#include "platform/schema/parse.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <cmath>

namespace lacewing::schema::detail {

namespace {

using kind = json_value::kind;

/// RFC 6901: "~" is "~0" and "/" is "~1".
void append_escaped(std::string& pointer, std::string_view name) {
    for (const char c : name) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
}

void append_pointer(std::string& pointer, const place& at) {
    if (at.outer == nullptr) return;
    append_pointer(pointer, *at.outer);
    pointer += '/';
    if (at.is_item)
        pointer += std::to_string(at.index);
    else
        append_escaped(pointer, at.name);
}

/// "1 character", "2 characters".
[[nodiscard]] std::string count_of(std::size_t count, std::string_view word) {
    return fmt::format("{} {}{}", count, word, count == 1 ? "" : "s");
}

/// True, with a finding, where the value is of another kind.
[[nodiscard]] bool is_other(
    json_value from, const place& at, findings& wrong, kind wanted, std::string_view detail
) {
    if (from.is() == wanted) return false;
    wrong.add(at, "wrong_type", std::string{detail});
    return true;
}

[[nodiscard]] bool has_nul(std::string_view text) {
    return text.find('\0') != text.npos;
}

void add_nul(const place& at, findings& wrong) {
    wrong.add(at, "invalid_character", "Remove the NUL character (U+0000).");
}

[[nodiscard]] bool check_one_line(std::string_view utf8, const place& at, findings& wrong) {
    if (!lacewing::text::has_line_end_or_control(utf8)) return true;
    wrong.add(at, "line_end", "Write this in one line, without control characters.");
    return false;
}

[[nodiscard]] bool check_length(
    std::string_view utf8, const place& at, findings& wrong, const text& limits
) {
    const auto length = lacewing::text::count_code_points(utf8);
    if (length < limits.min) {
        wrong.add(
            at, "too_short", fmt::format("Write at least {}.", count_of(limits.min, "character"))
        );
        return false;
    }
    if (length > limits.max) {
        wrong.add(
            at,
            "too_long",
            fmt::format("Shorten this to {}; it has {}.", count_of(limits.max, "character"), length)
        );
        return false;
    }
    if (utf8.size() > limits.max_bytes) {
        wrong.add(
            at,
            "too_long",
            fmt::format(
                "Shorten this to {}; it has {}.", count_of(limits.max_bytes, "byte"), utf8.size()
            )
        );
        return false;
    }
    return true;
}

template <class N>
[[nodiscard]] bool check_range(N value, const place& at, findings& wrong, N least, N most) {
    if (value < least) {
        wrong.add(at, "too_small", fmt::format("Send a number of at least {}.", least));
        return false;
    }
    if (value > most) {
        wrong.add(at, "too_large", fmt::format("Send a number of at most {}.", most));
        return false;
    }
    return true;
}

/// "1e3" and "1.0" are integers too, while a double holds them exactly.
[[nodiscard]] std::optional<std::int64_t> exact_integer(json_value from) {
    constexpr double largest_exact = 9007199254740992; // 2^53
    if (from.is() == kind::integer) return from.integer();
    if (from.is() != kind::real || std::fabs(from.real()) > largest_exact) return std::nullopt;
    if (std::trunc(from.real()) != from.real()) return std::nullopt;
    return static_cast<std::int64_t>(from.real());
}

[[nodiscard]] bool is_number(json_value from) {
    return from.is() == kind::integer || from.is() == kind::natural || from.is() == kind::real;
}

/// True where the number is whole and merely too large for what reads it.
[[nodiscard]] bool is_whole(json_value from) {
    return from.is() != kind::real || std::trunc(from.real()) == from.real();
}

/// Says what is wrong with a value that is no integer in reach.
void add_no_integer(
    json_value from, const place& at, findings& wrong, std::string_view least, std::string_view most
) {
    if (!is_number(from) || !is_whole(from)) {
        wrong.add(at, "wrong_type", "Send a whole number.");
        return;
    }
    const bool is_negative = from.text().starts_with('-');
    wrong.add(
        at,
        is_negative ? "too_small" : "too_large",
        is_negative ? fmt::format("Send a number of at least {}.", least)
                    : fmt::format("Send a number of at most {}.", most)
    );
}

[[nodiscard]] bool check_size(
    std::size_t size, const place& at, findings& wrong, const items& limits, std::string_view word
) {
    if (size < limits.min) {
        wrong.add(at, "too_few", fmt::format("Send at least {}.", count_of(limits.min, word)));
        return false;
    }
    if (size > limits.max) {
        wrong.add(
            at,
            "too_many",
            fmt::format("Send at most {}; there are {}.", count_of(limits.max, word), size)
        );
        return false;
    }
    return true;
}

void write_raw(json_value from, const place& at, findings& wrong, writer& to);

void write_raw_members(json_value from, const place& at, findings& wrong, writer& to) {
    to.begin_object();
    for (const json_value each : from) {
        const place here{.outer = &at, .name = each.name()};
        if (has_nul(each.name())) add_nul(here, wrong);
        to.free_name(each.name());
        write_raw(each, here, wrong, to);
    }
    to.end_object();
}

void write_raw_items(json_value from, const place& at, findings& wrong, writer& to) {
    to.begin_list();
    std::size_t index = 0;
    for (const json_value each : from) {
        const place here{.outer = &at, .name = {}, .index = index++, .is_item = true};
        write_raw(each, here, wrong, to);
    }
    to.end_list();
}

void write_raw(json_value from, const place& at, findings& wrong, writer& to) {
    switch (from.is()) {
    case kind::null:
        to.null();
        break;
    case kind::boolean:
        to.boolean(from.boolean());
        break;
    case kind::integer:
    case kind::natural:
    case kind::real:
        to.raw(from.text());
        break;
    case kind::text:
        if (has_nul(from.text())) add_nul(at, wrong);
        to.text(from.text());
        break;
    case kind::list:
        write_raw_items(from, at, wrong, to);
        break;
    case kind::object:
        write_raw_members(from, at, wrong, to);
        break;
    }
}

} // namespace

void findings::add(const place& at, std::string_view code, std::string detail) {
    if (fields_.size() == limits::field_problems_max) return;
    auto& added = fields_.emplace_back();
    append_pointer(added.pointer, at);
    added.code = code;
    added.detail = std::move(detail);
}

problem findings::take() {
    return {
        .status = 422,
        .code = "invalid",
        .detail =
            fields_.size() == 1 ? fields_.front().detail : "Correct the fields that are named.",
        .fields = std::move(fields_),
        .retry_after_s = std::nullopt,
        .current = {}
    };
}

void read_boolean(json_value from, const place& at, findings& wrong, bool& out) {
    if (is_other(from, at, wrong, kind::boolean, "Send true or false.")) return;
    out = from.boolean();
}

void read_text(
    json_value from, const place& at, findings& wrong, const text& limits, std::string& out
) {
    if (is_other(from, at, wrong, kind::text, "Send a text.")) return;
    const auto utf8 = from.text();
    if (!limits.nul_allowed && has_nul(utf8)) return add_nul(at, wrong);
    if (limits.one_line && !check_one_line(utf8, at, wrong)) return;
    if (!check_length(utf8, at, wrong, limits)) return;
    if (limits.check != nullptr && !limits.check(utf8)) {
        return wrong.add(at, limits.check_code, std::string{limits.check_detail});
    }
    out = utf8;
}

void read_id(json_value from, const place& at, findings& wrong, uuid& out) {
    if (is_other(from, at, wrong, kind::text, "Send an id: a UUID as a text.")) return;
    const auto parsed = parse_uuid(from.text());
    if (!parsed) return wrong.add(at, "wrong_format", "Send an id: a UUID of 36 characters.");
    out = *parsed;
}

void read_moment(json_value from, const place& at, findings& wrong, timestamp& out) {
    constexpr std::string_view advice = "Send a time as in 2026-11-21T09:30:00Z (RFC 3339).";
    if (is_other(from, at, wrong, kind::text, advice)) return;
    const auto parsed = parse_rfc3339(from.text());
    if (!parsed) return wrong.add(at, "wrong_format", std::string{advice});
    out = *parsed;
}

void read_real(
    json_value from, const place& at, findings& wrong, const number& limits, double& out
) {
    if (!is_number(from)) return wrong.add(at, "wrong_type", "Send a number.");
    double value = from.real();
    if (from.is() == kind::integer) value = static_cast<double>(from.integer());
    if (from.is() == kind::natural) value = static_cast<double>(from.natural());
    constexpr number none;
    constexpr auto far = std::numeric_limits<double>::max();
    const double least = limits.min == none.min ? -far : static_cast<double>(limits.min);
    const double most = limits.max == none.max ? far : static_cast<double>(limits.max);
    // "-0.0" is 0: printed as "-0" it would be read as another number.
    if (check_range(value, at, wrong, least, most)) out = value + 0.0;
}

void read_raw(json_value from, const place& at, findings& wrong, raw_json& out) {
    out.text.clear();
    writer to{out.text};
    write_raw(from, at, wrong, to);
}

std::optional<std::int64_t> read_integer(
    json_value from, const place& at, findings& wrong, std::int64_t least, std::int64_t most
) {
    const auto value = exact_integer(from);
    if (!value) {
        add_no_integer(from, at, wrong, std::to_string(least), std::to_string(most));
        return std::nullopt;
    }
    if (!check_range(*value, at, wrong, least, most)) return std::nullopt;
    return value;
}

std::optional<std::uint64_t> read_natural(
    json_value from, const place& at, findings& wrong, const number& limits
) {
    constexpr number none;
    const auto least = limits.min > 0 ? static_cast<std::uint64_t>(limits.min) : 0;
    const auto most = limits.max == none.max
                          ? std::numeric_limits<std::uint64_t>::max()
                          : static_cast<std::uint64_t>(std::max<std::int64_t>(limits.max, 0));
    const auto small = exact_integer(from);
    if (from.is() != kind::natural && (!small || *small < 0)) {
        add_no_integer(from, at, wrong, std::to_string(least), std::to_string(most));
        return std::nullopt;
    }
    const auto value =
        from.is() == kind::natural ? from.natural() : static_cast<std::uint64_t>(*small);
    if (!check_range(value, at, wrong, least, most)) return std::nullopt;
    return value;
}

std::optional<std::size_t> read_name(
    json_value from, const place& at, findings& wrong, std::span<const std::string_view> names
) {
    const auto advice = [names] { return fmt::format("Send one of: {}.", fmt::join(names, ", ")); };
    if (from.is() != kind::text) {
        wrong.add(at, "wrong_type", advice());
        return std::nullopt;
    }
    const auto found = std::find(names.begin(), names.end(), from.text());
    if (found == names.end()) {
        wrong.add(at, "unknown_value", advice());
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - names.begin());
}

bool check_list(json_value from, const place& at, findings& wrong, const items& limits) {
    if (is_other(from, at, wrong, kind::list, "Send a list.")) return false;
    return check_size(from.size(), at, wrong, limits, "item");
}

bool check_map(json_value from, const place& at, findings& wrong, const items& limits) {
    if (!check_object(from, at, wrong)) return false;
    if (!check_size(from.size(), at, wrong, limits, "member")) return false;
    for (const json_value each : from) {
        if (!has_nul(each.name())) continue;
        add_nul(place{.outer = &at, .name = each.name()}, wrong);
        return false;
    }
    return true;
}

bool check_object(json_value from, const place& at, findings& wrong) {
    return !is_other(from, at, wrong, kind::object, "Send a JSON object.");
}

std::optional<json_value> find_member(json_value object, std::string_view name) {
    for (const json_value each : object) {
        if (each.name() == name) return each;
    }
    return std::nullopt;
}

void add_missing(const place& at, findings& wrong) {
    wrong.add(at, "required", "This is required: send it.");
}

void add_unknown_members(
    json_value from, const place& at, findings& wrong, std::span<const std::string_view> known
) {
    for (const json_value each : from) {
        if (std::find(known.begin(), known.end(), each.name()) != known.end()) continue;
        wrong.add(
            place{.outer = &at, .name = each.name()},
            "unknown_member",
            "No such member exists: leave it out or correct its name."
        );
    }
}

} // namespace lacewing::schema::detail
