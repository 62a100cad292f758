#pragma once

#include "platform/crypto/hash.hpp"

#include <cstddef>
#include <string_view>

namespace lacewing::crypto {

inline constexpr std::size_t token_bytes = 32;  ///< of randomness
inline constexpr std::size_t token_length = 43; ///< characters of make_token

/// What is stored in place of a token. A token is too random to be guessed from it, so that one
/// quick hash does.
[[nodiscard]] inline digest hash_token(std::string_view token) {
    return sha256(token);
}

} // namespace lacewing::crypto
