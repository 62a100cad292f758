#pragma once

#include <cstddef>

/// What a person's settings may hold.
namespace lacewing::limits {

// Settings of a person (server/identity)
inline constexpr std::size_t key_choices_max = 200;  ///< the pages have fewer shortcuts
inline constexpr std::size_t shortcut_name_max = 40; ///< the longest name of a shortcut, twice
inline constexpr std::size_t chosen_keys_max = 40;   ///< two presses, each with Ctrl and Shift

} // namespace lacewing::limits
