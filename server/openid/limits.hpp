#pragma once

#include "platform/core/limits.hpp"

#include <cstddef>
#include <cstdint>

/// What a sign-in at a provider may cost.
namespace lacewing::limits {

// Sign-in at an OpenID provider (server/openid)
inline constexpr std::int64_t openid_flow_s = 600; ///< from the button to the way back
inline constexpr std::int64_t openid_ms_max =
    10'000; ///< all requests to the provider for one step of a sign-in
inline constexpr std::size_t openid_body_bytes_max = 64 * 1024;  ///< of an answer of the provider
inline constexpr std::size_t openid_token_bytes_max = 16 * 1024; ///< tokens have about 1 KiB
inline constexpr std::size_t openid_code_bytes_max = 4 * 1024; ///< codes of all known providers fit
inline constexpr std::size_t openid_next_bytes_max = 2 * 1024; ///< a path with its filters
inline constexpr std::size_t openid_picture_url_bytes_max = 2 * 1024; ///< theirs have about 100
inline constexpr int openid_threads = 4;    ///< a provider that hangs holds no more
inline constexpr int openid_queue_max = 64; ///< sign-ins waiting for these; more come back later
inline constexpr std::int64_t openid_discovery_s =
    3600; ///< then the provider's description is read again
inline constexpr int openid_key_fetches_per_minute =
    6; ///< tokens with made-up key ids cause no more
inline constexpr std::int64_t openid_clock_skew_s = 60; ///< two clocks may differ by so much
inline constexpr std::int64_t openid_token_age_s_max =
    600; ///< a token is made when it is asked for
inline constexpr int openid_starts_per_network_per_hour =
    600; ///< an office behind one address fits

} // namespace lacewing::limits
