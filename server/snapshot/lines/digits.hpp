#pragma once

#include "platform/core/id.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace lacewing::snapshot {

/// Whole numbers of 0 and more as texts of digits: one text per digit, the most significant one
/// first, in each a letter per number. Digits are those of base64url (RFC 4648 section 5): "A" is
/// 0, "_" 63. No text at all where every number is 0.
using digits = std::vector<std::string>;

[[nodiscard]] digits to_digits(std::span<const std::uint64_t> numbers);

/// The last 80 bits of ids, behind their 48 bits of time: 14 texts.
[[nodiscard]] digits tails_of(std::span<const uuid> ids);

/// 0, -1, 1, -2, 2, … as 0, 1, 2, 3, 4, …
[[nodiscard]] constexpr std::uint64_t zigzag(std::int64_t number) {
    const auto doubled = static_cast<std::uint64_t>(number) << 1;
    return number < 0 ? ~doubled : doubled;
}

} // namespace lacewing::snapshot
