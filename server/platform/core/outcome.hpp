#pragma once

#include "platform/core/problem.hpp"

#include <expected>
#include <utility>

namespace lacewing {

/// The value, or why the request was refused.
template <class T>
using outcome = std::expected<T, problem>;

using refused = std::unexpected<problem>;

template <class T>
inline constexpr bool is_outcome = false;
template <class T>
inline constexpr bool is_outcome<std::expected<T, problem>> = true;

/// The value of an outcome; throws `refusal` where there is none. For use at the edge (http.cpp).
template <class T>
T value(outcome<T> result) {
    if (!result) throw refusal{std::move(result).error()};
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

} // namespace lacewing
