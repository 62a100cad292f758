#pragma once

#include "platform/crypto/random.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::crypto {

/// The server's own key: what opens the secrets that must be shown again.
using server_key = std::array<std::uint8_t, 32>;

/// The key in that file. The first start makes it, readable by its user alone; of two processes
/// that start at once both get the same. Throws std::runtime_error with one plain sentence where
/// the file holds no key, others may read it, or it can be neither read nor made.
[[nodiscard]] server_key read_or_make_server_key(
    const std::filesystem::path& file, random_source& random
);

/// Keeps secrets in a form that only this server can read: XChaCha20-Poly1305. `about` names the
/// thing that the secret belongs to: sealed for one thing, it opens for no other.
class sealer {
public:
    explicit sealer(const server_key& key);

    [[nodiscard]] std::vector<std::uint8_t> seal(
        std::string_view secret, std::string_view about, random_source& random
    ) const;
    /// Nothing where it was sealed under another key, for another thing, or was touched.
    [[nodiscard]] std::optional<std::string> open(
        std::span<const std::uint8_t> sealed, std::string_view about
    ) const;

private:
    server_key key_;
};

} // namespace lacewing::crypto
