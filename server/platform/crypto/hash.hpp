#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::crypto {

using digest = std::array<std::uint8_t, 32>;

[[nodiscard]] digest sha256(std::string_view message);

/// RFC 2104 with SHA-256.
[[nodiscard]] digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message);

/// RFC 7693 BLAKE2b with 32 bytes of result; a key, where given, has 16 to 64 bytes, else
/// std::invalid_argument.
[[nodiscard]] digest blake2b(std::string_view message, std::span<const std::uint8_t> key = {});

/// Takes the same time wherever two texts of one length differ.
[[nodiscard]] bool equal(std::span<const std::uint8_t> one, std::span<const std::uint8_t> other);
[[nodiscard]] bool equal(std::string_view one, std::string_view other);

/// Two lower-case digits for each byte.
[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
/// Nothing where the text is no such digits, in either case.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> from_hex(std::string_view text);

/// RFC 4648 section 5, without padding.
[[nodiscard]] std::string to_base64url(std::span<const std::uint8_t> bytes);
/// Nothing where the text is not what to_base64url gives for some bytes.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text);

} // namespace lacewing::crypto
