#pragma once

#include "platform/core/outcome.hpp"
#include "platform/schema/describe.hpp"
#include "platform/schema/json.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace lacewing::schema {
namespace detail {

/// Where a value stands: a chain through its holders, from which a JSON pointer is made when it is
/// bad.
struct place {
    const place* outer = nullptr; ///< null for the whole
    std::string_view name;
    std::size_t index = 0;
    bool is_item = false;
};

/// What was found wrong so far; at most limits::field_problems_max.
class findings {
public:
    void add(const place& at, std::string_view code, std::string detail);
    [[nodiscard]] bool is_empty() const noexcept { return fields_.empty(); }
    [[nodiscard]] problem take();

private:
    std::vector<field_problem> fields_;
};

// Each reads one value, or leaves `out` alone and adds what is wrong.
void read_boolean(json_value from, const place& at, findings& wrong, bool& out);
void read_text(
    json_value from, const place& at, findings& wrong, const text& limits, std::string& out
);
void read_id(json_value from, const place& at, findings& wrong, uuid& out);
void read_moment(json_value from, const place& at, findings& wrong, timestamp& out);
void read_real(
    json_value from, const place& at, findings& wrong, const number& limits, double& out
);
void read_raw(json_value from, const place& at, findings& wrong, raw_json& out);
[[nodiscard]] std::optional<std::int64_t> read_integer(
    json_value from, const place& at, findings& wrong, std::int64_t least, std::int64_t most
);
/// For unsigned types whose largest value no signed one holds.
[[nodiscard]] std::optional<std::uint64_t> read_natural(
    json_value from, const place& at, findings& wrong, const number& limits
);
/// The place of the text among the names.
[[nodiscard]] std::optional<std::size_t> read_name(
    json_value from, const place& at, findings& wrong, std::span<const std::string_view> names
);
/// False, with a finding, where the value is no list or has too few or too many items.
[[nodiscard]] bool check_list(
    json_value from, const place& at, findings& wrong, const items& limits
);
[[nodiscard]] bool check_map(
    json_value from, const place& at, findings& wrong, const items& limits
);
[[nodiscard]] bool check_object(json_value from, const place& at, findings& wrong);

[[nodiscard]] std::optional<json_value> find_member(json_value object, std::string_view name);
void add_missing(const place& at, findings& wrong);
void add_unknown_members(
    json_value from, const place& at, findings& wrong, std::span<const std::string_view> known
);

template <described_enum E>
inline constexpr auto names_of = [] {
    constexpr auto count = values_of<E>.values.size();
    std::array<std::string_view, count> names;
    for (std::size_t i = 0; i < count; ++i) names[i] = values_of<E>.values[i].name;
    return names;
}();

template <described_object T>
inline constexpr auto members_of = with_each(description_of<T>.members, [](const auto&... each) {
    return std::array<std::string_view, sizeof...(each)>{each.name...};
});

template <class Limits>
[[nodiscard]] constexpr text text_limits(const Limits& limits) {
    if constexpr (std::is_same_v<Limits, text>)
        return limits;
    else
        return {};
}
template <class Limits>
[[nodiscard]] constexpr number number_limits(const Limits& limits) {
    if constexpr (std::is_same_v<Limits, number>)
        return limits;
    else
        return {};
}
template <class Limits>
[[nodiscard]] constexpr items item_limits(const Limits& limits) {
    if constexpr (std::is_same_v<Limits, items>)
        return limits;
    else
        return {};
}

template <class T, class Limits>
void read(json_value from, const place& at, findings& wrong, const Limits& limits, T& out);

template <class T>
void read_integral(json_value from, const place& at, findings& wrong, number limits, T& out) {
    if constexpr (std::is_unsigned_v<T> && sizeof(T) == sizeof(std::uint64_t)) {
        if (const auto value = read_natural(from, at, wrong, limits)) out = *value;
    } else {
        const auto least = std::max<std::int64_t>(limits.min, std::numeric_limits<T>::min());
        const auto most = std::min<std::int64_t>(limits.max, std::numeric_limits<T>::max());
        if (const auto value = read_integer(from, at, wrong, least, most)) {
            out = static_cast<T>(*value);
        }
    }
}

template <class T>
void read_list(json_value from, const place& at, findings& wrong, const items& limits, T& out) {
    if (!check_list(from, at, wrong, limits)) return;
    out.reserve(from.size());
    std::size_t index = 0;
    for (const json_value each : from) {
        const place here{.outer = &at, .name = {}, .index = index++, .is_item = true};
        typename T::value_type item{};
        if constexpr (std::is_same_v<typename T::value_type, std::string>) {
            read(each, here, wrong, limits.each, item);
        } else {
            read(each, here, wrong, no_limits{}, item);
        }
        out.push_back(std::move(item));
    }
}

template <class T>
void read_map(json_value from, const place& at, findings& wrong, const items& limits, T& out) {
    if (!check_map(from, at, wrong, limits)) return;
    for (const json_value each : from) {
        const place here{.outer = &at, .name = each.name()};
        auto& item = out[std::string{each.name()}];
        if constexpr (std::is_same_v<typename T::mapped_type, std::string>) {
            read(each, here, wrong, limits.each, item);
        } else {
            read(each, here, wrong, no_limits{}, item);
        }
    }
}

/// Reads a member where it is there; the number of members found, 0 or 1.
template <class T, class Owner, class Limits>
std::size_t read_member(
    json_value from,
    const place& at,
    findings& wrong,
    const member_description<Owner, T, Limits>& what,
    Owner& out
) {
    static_assert(suits<bare_t<T>, Limits>, "these limits say nothing about a member of this type");
    const place here{.outer = &at, .name = what.name};
    const auto found = find_member(from, what.name);
    if (!found) {
        if constexpr (!is_optional<T> && !is_nullable<T>) add_missing(here, wrong);
        return 0;
    }
    if constexpr (is_nullable<T>) {
        if (found->is() == json_value::kind::null) {
            out.*what.where = std::nullopt;
            return 1;
        }
    }
    if constexpr (is_optional<T> || is_nullable<T>) {
        bare_t<T> value{};
        read(*found, here, wrong, what.limits, value);
        out.*what.where = std::move(value);
    } else {
        read(*found, here, wrong, what.limits, out.*what.where);
    }
    return 1;
}

template <described_object T>
void read_object(json_value from, const place& at, findings& wrong, T& out) {
    if (!check_object(from, at, wrong)) return;
    const auto found = with_each(description_of<T>.members, [&](const auto&... each) {
        return (std::size_t{0} + ... + read_member(from, at, wrong, each, out));
    });
    if (found != from.size()) add_unknown_members(from, at, wrong, members_of<T>);
}

template <class T, class Limits>
void read(json_value from, const place& at, findings& wrong, const Limits& limits, T& out) {
    if constexpr (std::is_same_v<T, bool>) {
        read_boolean(from, at, wrong, out);
    } else if constexpr (std::is_integral_v<T>) {
        read_integral(from, at, wrong, number_limits(limits), out);
    } else if constexpr (std::is_same_v<T, double>) {
        read_real(from, at, wrong, number_limits(limits), out);
    } else if constexpr (std::is_same_v<T, std::string>) {
        read_text(from, at, wrong, text_limits(limits), out);
    } else if constexpr (std::is_same_v<T, uuid>) {
        read_id(from, at, wrong, out);
    } else if constexpr (is_id<T>) {
        read_id(from, at, wrong, out.value);
    } else if constexpr (std::is_same_v<T, timestamp>) {
        read_moment(from, at, wrong, out);
    } else if constexpr (std::is_same_v<T, raw_json>) {
        read_raw(from, at, wrong, out);
    } else if constexpr (is_list<T>) {
        read_list(from, at, wrong, item_limits(limits), out);
    } else if constexpr (is_map<T>) {
        read_map(from, at, wrong, item_limits(limits), out);
    } else if constexpr (described_enum<T>) {
        if (const auto found = read_name(from, at, wrong, names_of<T>)) {
            out = values_of<T>.values[*found].value;
        }
    } else {
        read_object(from, at, wrong, out);
    }
}

} // namespace detail

/// The JSON text as a value. Refused with
/// - 400 `json_invalid` where the text is no JSON (see read_json),
/// - 422 `invalid` with every bad field: `required`, `unknown_member`, `wrong_type`,
/// `wrong_format`,
///   `too_short`, `too_long`, `line_end`, `invalid_character`, `too_small`, `too_large`, `too_few`,
///   `too_many`, `unknown_value`, or the code of the member's own check.
template <class T>
[[nodiscard]] outcome<T> parse(std::string_view json) {
    const auto document = read_json(json);
    if (!document) return refused{document.error()};
    detail::findings wrong;
    T value{};
    detail::read(json_value{*document, 0}, detail::place{}, wrong, no_limits{}, value);
    if (!wrong.is_empty()) return refused{wrong.take()};
    return value;
}

} // namespace lacewing::schema
