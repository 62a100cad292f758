#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::openid {

/// The public keys by which a provider signs (RFC 7517): RSA of 2048 to 8192 bits and P-256.
class key_set {
public:
    /// Nothing where the text is no JWK set. Keys of other kinds or for other uses are left out.
    [[nodiscard]] static std::optional<key_set> parse(std::string_view json);

    enum class verdict { good, bad, unknown_key };

    /// Whether the compact JWS was signed with the key `key_id` by `algorithm` (RS256, PS256 or
    /// ES256; any other is bad). Without a key id the one key that fits the algorithm counts.
    [[nodiscard]] verdict check(
        const std::string& jws, std::string_view algorithm, const std::optional<std::string>& key_id
    ) const;

private:
    struct key {
        std::optional<std::string> id;
        std::optional<std::string> algorithm; ///< the only one it may be used with
        std::string type;                     ///< "RSA" or "EC"
        std::shared_ptr<const void> value;    ///< cjose's own
    };
    std::vector<key> keys_;
};

} // namespace lacewing::openid
