#pragma once

#include "platform/core/id.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/type.hpp"
#include "platform/schema/values.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// How a type is described, once:
///
///     struct create_project_request {
///         std::string name;
///         static constexpr auto describe() {
///             using self = create_project_request;
///             return schema::object(
///                 "CreateProject",
///                 "A project as its creator sends it.",
///                 schema::member("name", &self::name, "Shown on its tile.", schema::text{.min =
///                 1})
///             );
///         }
///     };
///     constexpr auto describe_values(color) {  // beside the enum, found by its namespace
///         return schema::values("Color", "Of a tile.", schema::named{color::red, "red"});
///     }
///
/// Members may be: bool, integers, double, std::string, described enums, uuid, id<Kind>, timestamp,
/// std::vector, std::map<std::string, T>, described structs, raw_json; and, around each of these,
/// std::optional (may be absent, never null) or nullable. A described type must not contain itself.
namespace lacewing::schema {

/// Limits of a text.
struct text {
    std::size_t min = 0; ///< code points
    std::size_t max = std::numeric_limits<std::size_t>::max();
    std::size_t max_bytes = std::numeric_limits<std::size_t>::max();
    bool one_line = false;         ///< refuses line ends and control characters
    bool nul_allowed = false;      ///< for passwords alone: no other text may hold U+0000
    std::string_view format = {};  ///< for the contract: "email"
    std::string_view pattern = {}; ///< for the contract: a regular expression
    std::string_view example = {}; ///< for the contract: a text that is taken
    bool (*check)(std::string_view) = nullptr; ///< asked last; false refuses with the two below
    std::string_view check_code = "wrong_format";
    std::string_view check_detail = "Write this in the form that is asked for.";
};

/// Limits of a number, both included.
struct number {
    std::int64_t min = std::numeric_limits<std::int64_t>::min();
    std::int64_t max = std::numeric_limits<std::int64_t>::max();
};

/// Limits of a list or map, and of the texts in it.
struct items {
    std::size_t min = 0;
    std::size_t max = std::numeric_limits<std::size_t>::max();
    text each = {};
};

struct no_limits {};

template <class Owner, class T, class Limits>
struct member_description {
    std::string_view name;
    T Owner::* where;
    std::string_view meaning;
    Limits limits;
};

template <class Owner, class T, class Limits = no_limits>
[[nodiscard]] constexpr member_description<Owner, T, Limits> member(
    std::string_view name, T Owner::* where, std::string_view meaning, Limits limits = {}
) {
    return {name, where, meaning, limits};
}

namespace detail {

template <std::size_t Place, class Member>
struct member_slot {
    Member here;
};

template <class Places, class... Members>
struct member_slots;
/// Flat, unlike std::tuple, which takes most of the time that it takes to compile a description.
template <std::size_t... Places, class... Members>
struct member_slots<std::index_sequence<Places...>, Members...> : member_slot<Places, Members>... {
};

} // namespace detail

template <class... Members>
struct object_description {
    std::string_view name;
    std::string_view meaning;
    detail::member_slots<std::index_sequence_for<Members...>, Members...> members;
};

template <class... Members>
[[nodiscard]] constexpr object_description<Members...> object(
    std::string_view name, std::string_view meaning, Members... members
) {
    return {name, meaning, {{members}...}};
}

/// What `act` makes of the members of a description, all of them at once.
template <std::size_t... Places, class... Members, class Act>
constexpr auto with_each(
    const detail::member_slots<std::index_sequence<Places...>, Members...>& members, const Act& act
) {
    return act(static_cast<const detail::member_slot<Places, Members>&>(members).here...);
}

template <class E>
struct named {
    E value;
    std::string_view name;
};
template <class E>
named(E, const char*) -> named<E>;

template <class E, std::size_t N>
struct values_description {
    std::string_view name;
    std::string_view meaning;
    std::array<named<E>, N> values;
};

template <class E, std::same_as<named<E>>... More>
[[nodiscard]] constexpr values_description<E, sizeof...(More) + 1> values(
    std::string_view name, std::string_view meaning, named<E> first, More... more
) {
    return {name, meaning, {first, more...}};
}

template <class T>
concept described_object = requires { T::describe(); };
template <class T>
concept described_enum = std::is_enum_v<T> && requires(T value) { describe_values(value); };

template <described_object T>
inline constexpr auto description_of = T::describe();
template <described_enum E>
inline constexpr auto values_of = describe_values(E{});

/// The name that the wire gives to the value; empty for a value without a name.
template <described_enum E>
[[nodiscard]] constexpr std::string_view name_of(E value) {
    for (const auto& each : values_of<E>.values) {
        if (each.value == value) return each.name;
    }
    return {};
}

/// The value that the wire calls so.
template <described_enum E>
[[nodiscard]] constexpr std::optional<E> value_named(std::string_view name) {
    for (const auto& each : values_of<E>.values) {
        if (each.name == name) return each.value;
    }
    return std::nullopt;
}

namespace detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_nullable = false;
template <class T>
inline constexpr bool is_nullable<nullable<T>> = true;
template <class T>
inline constexpr bool is_id = false;
template <class Kind>
inline constexpr bool is_id<id<Kind>> = true;
template <class T>
inline constexpr bool is_list = false;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;
template <class T>
inline constexpr bool is_map = false;
template <class T>
inline constexpr bool is_map<std::map<std::string, T>> = true;

/// What stands inside of optional and nullable.
template <class T>
struct bare {
    using type = T;
};
template <class T>
struct bare<std::optional<T>> {
    using type = T;
};
template <class T>
struct bare<nullable<T>> {
    using type = T;
};
template <class T>
using bare_t = typename bare<T>::type;

/// Whether limits of that kind say anything about `T`.
template <class T, class Limits>
inline constexpr bool suits = std::is_same_v<Limits, no_limits>;
template <>
inline constexpr bool suits<std::string, text> = true;
template <class T>
inline constexpr bool suits<T, number> = std::is_arithmetic_v<T> && !std::is_same_v<T, bool>;
template <class T>
inline constexpr bool suits<T, items> = is_list<T> || is_map<T>;

[[nodiscard]] type::bounds bounds_of(no_limits limits);
[[nodiscard]] type::bounds bounds_of(const text& limits);
[[nodiscard]] type::bounds bounds_of(const number& limits);
[[nodiscard]] type::bounds bounds_of(const items& limits);

template <class Owner, class T, class Limits>
[[nodiscard]] type::member make_member(const member_description<Owner, T, Limits>& from) {
    type::member made{
        .name = from.name,
        .meaning = from.meaning,
        .of = type_of<bare_t<T>>(),
        .is_required = !is_optional<T> && !is_nullable<T>,
        .is_nullable = is_nullable<T>,
        .limits = bounds_of(from.limits),
        .each = {}
    };
    if constexpr (std::is_unsigned_v<bare_t<T>> && !std::is_same_v<bare_t<T>, bool>) {
        made.limits.least = made.limits.least.value_or(0);
    }
    if constexpr (std::is_same_v<Limits, items>) made.each = bounds_of(from.limits.each);
    return made;
}

template <class T>
[[nodiscard]] type make_type() {
    type made;
    if constexpr (std::is_same_v<T, bool>) {
        made.what = type::kind::boolean;
    } else if constexpr (std::is_integral_v<T>) {
        made.what = type::kind::integer;
    } else if constexpr (std::is_floating_point_v<T>) {
        made.what = type::kind::number;
    } else if constexpr (std::is_same_v<T, std::string>) {
        made.what = type::kind::text;
    } else if constexpr (std::is_same_v<T, uuid> || is_id<T>) {
        made.what = type::kind::text;
        made.format = "uuid";
    } else if constexpr (std::is_same_v<T, timestamp>) {
        made.what = type::kind::text;
        made.format = "date-time";
    } else if constexpr (std::is_same_v<T, raw_json>) {
        made.what = type::kind::any;
    } else if constexpr (is_list<T>) {
        made.what = type::kind::list;
        made.items = type_of<typename T::value_type>();
    } else if constexpr (is_map<T>) {
        made.what = type::kind::map;
        made.items = type_of<typename T::mapped_type>();
    } else if constexpr (described_enum<T>) {
        made.what = type::kind::enumeration;
        made.name = values_of<T>.name;
        made.meaning = values_of<T>.meaning;
        for (const auto& each : values_of<T>.values) made.values.push_back(each.name);
    } else {
        static_assert(
            described_object<T>, "the type has no describe() and is none of the known ones"
        );
        made.what = type::kind::object;
        made.name = description_of<T>.name;
        made.meaning = description_of<T>.meaning;
        with_each(description_of<T>.members, [&made](const auto&... each) {
            (made.members.push_back(make_member(each)), ...);
        });
    }
    return made;
}

} // namespace detail

template <class T>
const type* type_of() {
    static const type made = detail::make_type<T>();
    return &made;
}

} // namespace lacewing::schema
