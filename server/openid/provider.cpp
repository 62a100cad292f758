#include "openid/provider.hpp"

#include "openid/json_members.hpp"
#include "openid/limits.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/log/log.hpp"

#include <fmt/format.h>

#include <utility>

namespace lacewing::openid {

namespace {

using std::chrono::steady_clock;

steady_clock::time_point time_from_now() {
    return steady_clock::now() + std::chrono::milliseconds{limits::openid_ms_max};
}

problem token_invalid() {
    return {
        .status = 403,
        .code = "google_token_invalid",
        .detail = "Google's answer could not be verified, so nobody was signed in. Please start "
                  "again."
    };
}

schema::json_document read_document(const std::string& body, std::string_view what) {
    auto read = schema::read_json(body);
    if (!read) throw outgoing_failed{fmt::format("{} is no JSON", what)};
    return *std::move(read);
}

std::string required_text(schema::json_value from, std::string_view name) {
    auto text = text_member(from, name);
    if (!text) throw outgoing_failed{fmt::format("{} is missing", name)};
    return *std::move(text);
}

/// The form of the token request. The secret stands in it only where the provider wants it there.
std::string token_form(const settings& how, const redemption& what, bool has_basic) {
    auto form = fmt::format(
        "grant_type=authorization_code&code={}&redirect_uri={}&code_verifier={}",
        form_encode(what.code),
        form_encode(how.redirect_url),
        form_encode(what.verifier)
    );
    if (has_basic) return form;
    form += "&client_id=" + form_encode(how.client_id);
    if (!how.client_secret.empty()) form += "&client_secret=" + form_encode(how.client_secret);
    return form;
}

/// Runs what asks the provider; every failure of it is told alike, and logged.
template <class Ask>
std::invoke_result_t<Ask&> ask(Ask what) {
    try {
        return what();
    } catch (const outgoing_failed& why) {
        log::warn("openid_provider_failed", {{"reason", why.what()}});
        return refused{unavailable()};
    }
}

} // namespace

provider::provider(settings how, const wall_clock& clock) : how_(std::move(how)), clock_(clock) {}

task<outcome<std::string>> provider::authorization_url(authorization what) {
    auto make = [this, &what, until = time_from_now()] {
        return ask([&] { return make_url(what, until); });
    };
    co_return co_await threads_.run(std::move(make));
}

task<outcome<id_claims>> provider::redeem(redemption what) {
    auto redeem = [this, &what, until = time_from_now()] {
        return ask([&] { return redeem_now(what, until); });
    };
    co_return co_await threads_.run(std::move(redeem));
}

outcome<std::string> provider::make_url(const authorization& what, deadline until) {
    const auto endpoint = describe(until).authorization_endpoint;
    return fmt::format(
        "{}{}response_type=code&client_id={}&redirect_uri={}&scope=openid%20email%20profile"
        "&state={}&nonce={}&code_challenge={}&code_challenge_method=S256",
        endpoint,
        endpoint.find('?') == std::string::npos ? '?' : '&',
        form_encode(how_.client_id),
        form_encode(how_.redirect_url),
        form_encode(what.state),
        form_encode(what.nonce),
        crypto::to_base64url(crypto::sha256(what.verifier))
    );
}

outcome<id_claims> provider::redeem_now(const redemption& what, deadline until) {
    const auto token = fetch_token(what, until);
    if (!token) return refused{token.error()};
    const expected_token expected{
        .issuer = how_.issuer,
        .client_id = how_.client_id,
        .nonce = what.nonce,
        .now = clock_.now(),
    };
    auto known = keys(until);
    auto claims = check_id_token(*token, *known, expected);
    if (!claims && claims.error() == token_fault::unknown_key) {
        known = newer_keys(known, until);
        claims = check_id_token(*token, *known, expected);
    }
    if (claims) return *std::move(claims);
    log::warn("openid_token_refused", {{"reason", to_string(claims.error())}});
    return refused{token_invalid()};
}

outcome<std::string> provider::fetch_token(const redemption& what, deadline until) {
    const auto described = describe(until);
    const bool has_basic = !how_.client_secret.empty() && described.takes_basic;
    const outgoing_request asked{
        .url = described.token_endpoint,
        .form = token_form(how_, what, has_basic),
        .user = has_basic ? form_encode(how_.client_id) : "",
        .password = has_basic ? form_encode(how_.client_secret) : "",
        .bytes_max = limits::openid_body_bytes_max,
        .deadline = until,
        .to = reach::anywhere,
    };
    const auto answer = fetch(asked, is_stopping_);
    const bool is_refusal = answer.status == 400;
    if (answer.status != 200 && !is_refusal) {
        throw outgoing_failed{fmt::format("the token endpoint answered {}", answer.status)};
    }
    const auto document = read_document(answer.body, "the token endpoint's answer");
    if (!is_refusal) return required_text({document, 0}, "id_token");
    const auto error = text_member({document, 0}, "error").value_or("");
    if (error == "invalid_grant") return refused{flow_invalid()};
    throw outgoing_failed{fmt::format("the token endpoint refused: {:.40}", error)};
}

std::string provider::get(const std::string& url, deadline until) const {
    const outgoing_request asked{
        .url = url,
        .form = {},
        .user = {},
        .password = {},
        .bytes_max = limits::openid_body_bytes_max,
        .deadline = until,
        .to = reach::anywhere,
    };
    auto answer = fetch(asked, is_stopping_);
    if (answer.status != 200) throw outgoing_failed{fmt::format("it answered {}", answer.status)};
    return std::move(answer.body);
}

provider::description provider::describe(deadline until) {
    const std::lock_guard guard{mutex_};
    const auto now = steady_clock::now();
    const bool is_fresh = description_ && now - description_->read_at <
                                              std::chrono::seconds{limits::openid_discovery_s};
    if (is_fresh) return *description_;
    auto place = how_.issuer;
    if (place.ends_with('/')) place.pop_back();
    const auto body = get(place + "/.well-known/openid-configuration", until);
    const auto document = read_document(body, "the discovery document");
    const schema::json_value root{document, 0};
    if (text_member(root, "issuer") != how_.issuer) {
        throw outgoing_failed{"the discovery document names another issuer"};
    }
    description made{
        .authorization_endpoint = required_text(root, "authorization_endpoint"),
        .token_endpoint = required_text(root, "token_endpoint"),
        .keys_url = required_text(root, "jwks_uri"),
        .takes_basic = true,
        .read_at = now,
    };
    // Without a word about it, Basic is what every provider takes (OpenID Connect Discovery 1.0).
    if (const auto ways = find_member(root, "token_endpoint_auth_methods_supported")) {
        made.takes_basic = list_holds(*ways, "client_secret_basic");
    }
    for (const auto& url : {made.authorization_endpoint, made.token_endpoint, made.keys_url}) {
        require_endpoint(url);
    }
    description_ = made;
    return made;
}

/// Plain http is for a provider on this machine alone, all of it.
void provider::require_endpoint(const std::string& url) const {
    const auto place = origin_of(url);
    const auto issuer = origin_of(how_.issuer);
    if (place && place->scheme == "https") return;
    const bool is_local =
        place && issuer && issuer->scheme == "http" && is_loopback(*issuer) && is_loopback(*place);
    if (!is_local) throw outgoing_failed{"an endpoint of the provider is not https"};
}

std::shared_ptr<const key_set> provider::keys(deadline until) {
    const auto url = describe(until).keys_url;
    const std::lock_guard guard{mutex_};
    return keys_ ? keys_ : fetch_keys(url, until);
}

std::shared_ptr<const key_set> provider::newer_keys(
    const std::shared_ptr<const key_set>& old, deadline until
) {
    const auto url = describe(until).keys_url;
    const std::lock_guard guard{mutex_};
    const bool is_newer = keys_ != old;
    return is_newer ? keys_ : fetch_keys(url, until);
}

std::shared_ptr<const key_set> provider::fetch_keys(const std::string& url, deadline until) {
    const auto now = steady_clock::now();
    while (!key_fetches_.empty() && now - key_fetches_.front() > std::chrono::minutes{1}) {
        key_fetches_.pop_front();
    }
    if (key_fetches_.size() >= std::size_t{limits::openid_key_fetches_per_minute}) {
        if (keys_) return keys_;
        throw outgoing_failed{"its keys were asked for too often"};
    }
    key_fetches_.push_back(now);
    auto read = key_set::parse(get(url, until));
    if (!read) throw outgoing_failed{"its keys cannot be read"};
    keys_ = std::make_shared<const key_set>(*std::move(read));
    return keys_;
}

problem not_set_up() {
    return {
        .status = 404,
        .code = "google_not_set_up",
        .detail = "Google sign-in is not set up on this server."
    };
}

problem unavailable() {
    return {
        .status = 503,
        .code = "google_unavailable",
        .detail = "Google does not answer at the moment. Try again in a minute, or log in with "
                  "your password."
    };
}

problem flow_invalid() {
    return {
        .status = 403,
        .code = "google_flow_invalid",
        .detail = "This sign-in was used already, took too long, or began in another browser. "
                  "Please start again."
    };
}

} // namespace lacewing::openid
