#pragma once

#include <cstddef>
#include <cstdint>

/// What personal access tokens may cost.
namespace lacewing::limits {

// Personal access tokens (server/tokens)
inline constexpr int tokens_per_account_max = 50;      ///< one for each program, and to spare
inline constexpr std::size_t token_name_max = 100;     ///< as names of organizations
inline constexpr std::int64_t token_days_max = 366;    ///< a year; what nobody renews ends
inline constexpr std::int64_t token_days_default = 90; ///< a quarter
/// A busy program costs no write per request.
inline constexpr std::int64_t token_used_every_s = 60;
inline constexpr std::int64_t wrong_tokens_window_s = 15 * 60;
inline constexpr int wrong_tokens_per_network =
    60; ///< wrong keys and tokens in 15 minutes; a program that was forgotten asks once a minute

} // namespace lacewing::limits
