#include "openid/tests/signer.hpp"

#include "platform/crypto/hash.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <utility>

namespace lacewing::openid {

namespace {

const std::uint8_t* bytes_of(std::string_view text) {
    return reinterpret_cast<const std::uint8_t*>(text.data());
}

std::string encoded(std::string_view text) {
    return crypto::to_base64url(std::span{bytes_of(text), text.size()});
}

} // namespace

signer::signer(cjose_jwk_t* key, std::string key_id)
    : key_(key, [](cjose_jwk_t* of) { cjose_jwk_release(of); }), key_id_(std::move(key_id)) {
    if (key == nullptr) throw std::runtime_error{"no key was made"};
    cjose_err why{};
    cjose_jwk_set_kid(key, key_id_.data(), key_id_.size(), &why);
}

signer signer::rsa(std::string key_id) {
    cjose_err why{};
    return {cjose_jwk_create_RSA_random(2048, nullptr, 0, &why), std::move(key_id)};
}

signer signer::p256(std::string key_id) {
    cjose_err why{};
    return {cjose_jwk_create_EC_random(CJOSE_JWK_EC_P_256, &why), std::move(key_id)};
}

signer signer::shared_secret(std::string key_id, std::string_view bytes) {
    cjose_err why{};
    return {cjose_jwk_create_oct_spec(bytes_of(bytes), bytes.size(), &why), std::move(key_id)};
}

std::string signer::public_key() const {
    cjose_err why{};
    const std::unique_ptr<char, decltype(&std::free)> json{
        cjose_jwk_to_json(key_.get(), false, &why), &std::free
    };
    if (!json) throw std::runtime_error{"the key cannot be printed"};
    return json.get();
}

std::string signer::sign(std::string_view algorithm, std::string_view claims) const {
    cjose_err why{};
    const std::unique_ptr<cjose_header_t, decltype(&cjose_header_release)> header{
        cjose_header_new(&why), &cjose_header_release
    };
    cjose_header_set(header.get(), "alg", std::string{algorithm}.c_str(), &why);
    cjose_header_set(header.get(), "kid", key_id_.c_str(), &why);
    const std::unique_ptr<cjose_jws_t, decltype(&cjose_jws_release)> made{
        cjose_jws_sign(key_.get(), header.get(), bytes_of(claims), claims.size(), &why),
        &cjose_jws_release
    };
    const char* compact = nullptr;
    if (!made || !cjose_jws_export(made.get(), &compact, &why)) {
        throw std::runtime_error{"the token cannot be signed"};
    }
    return compact;
}

std::string key_set_of(const signer& one) {
    return fmt::format(R"({{"keys":[{}]}})", one.public_key());
}

std::string key_set_of(const signer& one, const signer& other) {
    return fmt::format(R"({{"keys":[{},{}]}})", one.public_key(), other.public_key());
}

std::string unsigned_token(std::string_view claims) {
    return encoded(R"({"alg":"none"})") + "." + encoded(claims) + ".";
}

} // namespace lacewing::openid
