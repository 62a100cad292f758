#pragma once

#include <cstddef>
#include <cstdint>

/// How many labels there can be, and how long their texts.
namespace lacewing::limits {

// Labels (server/labels)
inline constexpr std::size_t label_name_max = 50;         ///< a chip of one line
inline constexpr std::size_t label_description_max = 200; ///< a tooltip
inline constexpr std::int64_t labels_per_organization_max =
    1'000; ///< the list has no pages, browsers hold all of it

} // namespace lacewing::limits
