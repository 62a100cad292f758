#pragma once

#include "organizations/types.hpp"
#include "platform/core/outcome.hpp"

#include <string>
#include <string_view>

namespace lacewing::organizations {

inline constexpr std::size_t new_join_code_length = 8;     ///< specification, section 9
inline constexpr std::size_t renewed_join_code_length = 6; ///< specification, section 9

/// The request with its texts trimmed, or what is wrong with it (422 `invalid`).
[[nodiscard]] outcome<create_organization_request> check(create_organization_request what);

/// The request with its texts trimmed, or what is wrong with it (422 `invalid`).
[[nodiscard]] outcome<change_organization_request> check(change_organization_request what);

/// A join code as typed, without white space around it and in small letters.
[[nodiscard]] std::string read_join_code(std::string_view typed);

} // namespace lacewing::organizations
