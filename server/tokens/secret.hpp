#pragma once

#include "platform/crypto/random.hpp"

#include <string>
#include <string_view>

namespace lacewing::tokens {

/// What every secret begins with, for those who search texts for secrets that got out.
inline constexpr std::string_view secret_prefix = "lwp_";

/// A new secret: the prefix, 178 random bits in 30 characters of base 62, and their checksum in
/// six.
[[nodiscard]] std::string make_secret(crypto::random_source& random);

/// Whether that can be a secret: prefix, characters, length and checksum are right.
[[nodiscard]] bool is_well_formed(std::string_view secret);

} // namespace lacewing::tokens
