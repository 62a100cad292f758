#pragma once

#include <cjose/cjose.h>

#include <memory>
#include <string>
#include <string_view>

namespace lacewing::openid {

/// A key pair that signs what a provider would, and what it never would.
class signer {
public:
    [[nodiscard]] static signer rsa(std::string key_id);
    [[nodiscard]] static signer p256(std::string key_id);
    /// HMAC with these bytes, as a forger would who takes a public key for a shared secret.
    [[nodiscard]] static signer shared_secret(std::string key_id, std::string_view bytes);

    /// The public key as a member of a JWK set.
    [[nodiscard]] std::string public_key() const;
    [[nodiscard]] std::string sign(std::string_view algorithm, std::string_view claims) const;

private:
    signer(cjose_jwk_t* key, std::string key_id);

    std::shared_ptr<cjose_jwk_t> key_;
    std::string key_id_;
};

/// {"keys":[…]} of one or two keys.
[[nodiscard]] std::string key_set_of(const signer& one);
[[nodiscard]] std::string key_set_of(const signer& one, const signer& other);

/// A token that nobody signed: "alg" says "none".
[[nodiscard]] std::string unsigned_token(std::string_view claims);

} // namespace lacewing::openid
