#pragma once

#include "platform/core/limits.hpp"

#include <cstddef>
#include <cstdint>

/// What slow readers may cost.
namespace lacewing::limits {

// Answers (server/platform/http)
inline constexpr std::size_t answers_bytes_max =
    32 * 1024 * 1024; ///< of all that wait for slow readers; beyond it large ones are refused
inline constexpr std::size_t answer_bytes_always = 64 * 1024; ///< smaller ones never are
inline constexpr std::int64_t reader_hurried_ms =
    2'000; ///< instead of `body_grace_ms`, where so much waits for readers

} // namespace lacewing::limits
