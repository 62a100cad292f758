#include "openid/key_set.hpp"

#include "openid/json_members.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/schema/json.hpp"

#include <cjose/cjose.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace lacewing::openid {

namespace {

constexpr std::size_t modulus_bytes_min = 256;
constexpr std::size_t modulus_bytes_max = 1024; // a longer one makes each check slow
constexpr std::size_t exponent_bytes_max = 8;
constexpr std::size_t coordinate_bytes = 32;

struct jws_deleter {
    void operator()(cjose_jws_t* what) const noexcept { cjose_jws_release(what); }
};

/// A member that holds so many bytes in base64url, as it is written.
std::optional<std::string> bytes_member(
    schema::json_value key, std::string_view name, std::size_t min, std::size_t max
) {
    auto text = text_member(key, name);
    if (!text) return std::nullopt;
    const auto bytes = crypto::from_base64url(*text);
    if (!bytes || bytes->size() < min || bytes->size() > max) return std::nullopt;
    return text;
}

/// The public part alone, written anew.
std::optional<std::string> public_part(schema::json_value key, std::string_view type) {
    if (type == "RSA") {
        const auto n = bytes_member(key, "n", modulus_bytes_min, modulus_bytes_max);
        const auto e = bytes_member(key, "e", 1, exponent_bytes_max);
        if (!n || !e) return std::nullopt;
        return fmt::format(R"({{"kty":"RSA","n":"{}","e":"{}"}})", *n, *e);
    }
    if (type != "EC" || text_member(key, "crv") != "P-256") return std::nullopt;
    const auto x = bytes_member(key, "x", coordinate_bytes, coordinate_bytes);
    const auto y = bytes_member(key, "y", coordinate_bytes, coordinate_bytes);
    if (!x || !y) return std::nullopt;
    return fmt::format(R"({{"kty":"EC","crv":"P-256","x":"{}","y":"{}"}})", *x, *y);
}

std::string_view type_for(std::string_view algorithm) {
    if (algorithm == "RS256" || algorithm == "PS256") return "RSA";
    return algorithm == "ES256" ? "EC" : "";
}

} // namespace

std::optional<key_set> key_set::parse(std::string_view json) {
    const auto document = schema::read_json(json);
    if (!document) return std::nullopt;
    const auto keys = find_member({*document, 0}, "keys");
    if (!keys || keys->is() != schema::json_value::kind::list) return std::nullopt;
    key_set made;
    for (const schema::json_value each : *keys) {
        const auto type = text_member(each, "kty").value_or("");
        const auto text = public_part(each, type);
        if (!text || text_member(each, "use").value_or("sig") != "sig") continue;
        cjose_err why{};
        auto* imported = cjose_jwk_import(text->data(), text->size(), &why);
        if (imported == nullptr) continue;
        std::shared_ptr<const void> owned{imported, [imported](const void*) {
                                              cjose_jwk_release(imported);
                                          }};
        made.keys_.push_back(
            {.id = text_member(each, "kid"),
             .algorithm = text_member(each, "alg"),
             .type = type,
             .value = std::move(owned)}
        );
    }
    return made;
}

key_set::verdict key_set::check(
    const std::string& jws, std::string_view algorithm, const std::optional<std::string>& key_id
) const {
    const auto type = type_for(algorithm);
    if (type.empty()) return verdict::bad;
    const auto fits = [&](const key& each) {
        const bool is_named = !key_id || each.id == key_id;
        return is_named && each.type == type &&
               each.algorithm.value_or(std::string{algorithm}) == algorithm;
    };
    const auto found = std::ranges::find_if(keys_, fits);
    if (found == keys_.end() || std::ranges::count_if(keys_, fits) != 1) {
        return verdict::unknown_key;
    }
    cjose_err why{};
    const std::unique_ptr<cjose_jws_t, jws_deleter> parsed{
        cjose_jws_import(jws.data(), jws.size(), &why)
    };
    if (!parsed) return verdict::bad;
    const auto* with = static_cast<const cjose_jwk_t*>(found->value.get());
    const bool is_good = cjose_jws_verify(parsed.get(), with, &why);
    return is_good ? verdict::good : verdict::bad;
}

} // namespace lacewing::openid
