#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lacewing::schema {

/// What a described type looks like at run time: the contract (OpenAPI 3.1, JSON Schema 2020-12) is
/// printed from it.
struct type {
    enum class kind {
        boolean,
        integer,
        number,
        text,
        enumeration,
        list,
        object, ///< with the named members alone
        map,    ///< an object of free names, each value as `items` says
        any     ///< every JSON value
    };

    /// Nothing where there is no limit.
    struct bounds {
        std::optional<std::size_t> length_min; ///< code points of a text, items of a list or map
        std::optional<std::size_t> length_max;
        std::optional<std::size_t> bytes_max; ///< of a text, in UTF-8
        std::optional<std::int64_t> least;    ///< of a number
        std::optional<std::int64_t> most;
        bool is_one_line = false;
        std::string_view format;  ///< of a text: "email"
        std::string_view pattern; ///< of a text: a regular expression for the contract
        std::string_view example; ///< of a text: one that keeps to all this; empty: it is made up
        bool (*check)(std::string_view) = nullptr; ///< of a text: what else it keeps to
    };

    struct member {
        std::string_view name;
        std::string_view meaning;
        const type* of = nullptr;
        bool is_required = true;
        bool is_nullable = false;
        bounds limits;
        bounds each; ///< limits of each item of a list or map
    };

    kind what = kind::any;
    std::string_view name;       ///< of objects and enumerations: "Bug"
    std::string_view meaning;    ///< one sentence
    std::string_view format;     ///< "uuid", "date-time"
    const type* items = nullptr; ///< of lists and maps
    std::vector<std::string_view> values = {};
    std::vector<member> members = {};
};

/// The one description of `T`. Lives as long as the program. Defined in describe.hpp.
template <class T>
[[nodiscard]] const type* type_of();

} // namespace lacewing::schema
