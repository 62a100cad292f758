#pragma once

#include "openid/limits.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>

/// What the endpoints of this module take and give.
namespace lacewing::openid {

struct start_request {
    std::string next;
    bool is_popup = false;
    static constexpr auto describe() {
        using self = start_request;
        return schema::object(
            "StartGoogleSignIn",
            "Asks for the way to Google.",
            schema::member(
                "next",
                &self::next,
                "The path of this application to go to afterwards; empty for its start page.",
                schema::text{.max_bytes = limits::openid_next_bytes_max, .one_line = true}
            ),
            schema::member(
                "isPopup", &self::is_popup, "Whether the sign-in happens in a window of its own."
            )
        );
    }
};

struct started_sign_in {
    std::string authorization_url;
    static constexpr auto describe() {
        using self = started_sign_in;
        return schema::object(
            "StartedGoogleSignIn",
            "A sign-in on its way; it holds for ten minutes, in this browser alone.",
            schema::member(
                "authorizationURL",
                &self::authorization_url,
                "Where the browser goes next.",
                schema::text{.format = "uri"}
            )
        );
    }
};

struct finish_request {
    std::string state;
    std::optional<std::string> code;
    std::optional<std::string> error;
    std::optional<std::string> issuer;
    static constexpr auto describe() {
        using self = finish_request;
        constexpr schema::text short_text{.max_bytes = limits::openid_code_bytes_max};
        return schema::object(
            "FinishGoogleSignIn",
            "What Google sent the browser back with.",
            schema::member("state", &self::state, "As it was sent to Google.", short_text),
            schema::member("code", &self::code, "Google's code, where it gave one.", short_text),
            schema::member("error", &self::error, "Why it gave none.", short_text),
            schema::member("iss", &self::issuer, "Who answered (RFC 9207).", short_text)
        );
    }
};

struct link_request {
    std::string password;
    static constexpr auto describe() {
        using self = link_request;
        return schema::object(
            "LinkGoogleSignIn",
            "Proves the account that the Google account is to be linked with.",
            schema::member(
                "password",
                &self::password,
                "The account's password.",
                schema::text{
                    .min = 1, .max_bytes = limits::password_bytes_max, .format = "password"
                }
            )
        );
    }
};

struct link_state {
    bool is_set_up = false;
    bool is_linked = false;
    static constexpr auto describe() {
        using self = link_state;
        return schema::object(
            "GoogleLink",
            "Whether the person may log in with Google.",
            schema::member("isSetUp", &self::is_set_up, "Whether this server knows Google."),
            schema::member(
                "isLinked", &self::is_linked, "Whether a Google account opens one's own account."
            )
        );
    }
};

struct begin_link_request {
    std::optional<std::string> password;
    bool is_popup = false;
    static constexpr auto describe() {
        using self = begin_link_request;
        return schema::object(
            "LinkOwnGoogleAccount",
            "Asks for the way to Google, to link an account there with one's own.",
            schema::member(
                "password",
                &self::password,
                "The account's password, where it has one.",
                schema::text{.max_bytes = limits::password_bytes_max, .format = "password"}
            ),
            schema::member("isPopup", &self::is_popup, "Whether it happens in a window of its own.")
        );
    }
};

enum class sign_in_result { signed_in, link_needed, linked };

constexpr auto describe_values(sign_in_result) {
    return schema::values(
        "GoogleSignInResult",
        "How a sign-in ended.",
        schema::named{sign_in_result::signed_in, "signed_in"},
        schema::named{sign_in_result::link_needed, "link_needed"},
        schema::named{sign_in_result::linked, "linked"}
    );
}

struct finished_sign_in {
    sign_in_result result = sign_in_result::signed_in;
    std::string next;
    std::optional<std::string> email;
    static constexpr auto describe() {
        using self = finished_sign_in;
        return schema::object(
            "FinishedGoogleSignIn",
            "Signed in, or one step before it.",
            schema::member(
                "result",
                &self::result,
                "'signed_in': the session's cookie is set. 'link_needed': the address has an "
                "account here, whose password is asked for. 'linked': one more way into the "
                "account of the person who asked for it."
            ),
            schema::member("next", &self::next, "The path to go to; empty for the start page."),
            schema::member(
                "email",
                &self::email,
                "With 'link_needed' the address of that account.",
                schema::text{.format = "email"}
            )
        );
    }
};

} // namespace lacewing::openid
