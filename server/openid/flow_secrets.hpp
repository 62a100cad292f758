#pragma once

#include <string>
#include <string_view>

/// What a sign-in is held together by. Pure.
namespace lacewing::openid {

/// The secrets of a flow that need not be stored: they follow from the browser's cookie and the
/// state, so that neither the database nor the address alone gives them away.
struct flow_secrets {
    std::string nonce;
    std::string verifier; ///< RFC 7636 section 4.1: 43 characters
};

[[nodiscard]] flow_secrets secrets_of(std::string_view browser_token, std::string_view state);

/// The path, where it is one of this application; else empty.
[[nodiscard]] std::string own_path(std::string_view next);

} // namespace lacewing::openid
