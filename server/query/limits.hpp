#pragma once

#include <cstddef>

/// How long and how deep a query can be.
namespace lacewing::limits {

// Queries (server/query)
inline constexpr std::size_t query_length_max = 4'096; ///< code points; fits in an address
inline constexpr std::size_t query_terms_max = 256;    ///< words and values; each one costs a look
inline constexpr std::size_t query_depth_max = 16;     ///< parentheses inside parentheses
inline constexpr std::size_t command_values_max = 16;  ///< of all actions of a command

} // namespace lacewing::limits
