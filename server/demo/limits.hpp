#pragma once

#include <cstdint>

/// How large the example organization can be.
namespace lacewing::limits {

// The example organization (server/demo)
inline constexpr std::int64_t demo_bugs_min = 300;     ///< those with a history of their own
inline constexpr std::int64_t demo_bugs_max = 200'000; ///< no two have one title

} // namespace lacewing::limits
