#pragma once

#include "access/subjects.hpp"
#include "identity/limits.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the endpoints of this module take and give.
namespace lacewing::identity {

namespace shape {
/// Rules that need more than a length stand in rules.hpp and are checked by the operations.
inline constexpr schema::text email{
    .min = 1, .max_bytes = limits::email_bytes_max, .format = "email"
};
/// The secret of a mailed link.
inline constexpr schema::text token{.max_bytes = 256};
/// A password that is compared, not chosen.
inline constexpr schema::text password{
    .min = 1, .max_bytes = limits::password_bytes_max, .format = "password"
};
} // namespace shape

struct sign_up_request {
    std::string username;
    std::string name;
    std::string email;
    std::string password;
    static constexpr auto describe() {
        using self = sign_up_request;
        return schema::object(
            "SignUp",
            "A new account, as its owner asks for it.",
            schema::member(
                "username",
                &self::username,
                "The name that others see; unique without regard to case.",
                schema::text{.max_bytes = 4 * limits::username_max}
            ),
            schema::member(
                "name",
                &self::name,
                "The person's own name, kept in the profile.",
                schema::text{.max_bytes = 4 * limits::name_max}
            ),
            schema::member(
                "email",
                &self::email,
                "Where the verification mail goes.",
                schema::text{.max_bytes = limits::email_bytes_max, .format = "email"}
            ),
            schema::member(
                "password",
                &self::password,
                "8 to 256 characters of any kind.",
                schema::text{.max_bytes = limits::password_bytes_max, .format = "password"}
            )
        );
    }
};

/// A sentence for people, where there is nothing else to say.
struct told {
    std::string message;
    static constexpr auto describe() {
        using self = told;
        return schema::object(
            "Message",
            "A sentence for people.",
            schema::member("message", &self::message, "What was done and what to do next.")
        );
    }
};

struct log_in_request {
    std::string email;
    std::string password;
    static constexpr auto describe() {
        using self = log_in_request;
        return schema::object(
            "LogIn",
            "Proof of an account.",
            schema::member("email", &self::email, "The account's address.", shape::email),
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

struct verify_request {
    std::string token;
    static constexpr auto describe() {
        using self = verify_request;
        return schema::object(
            "VerifyAddress",
            "The secret of a verification link.",
            schema::member(
                "token",
                &self::token,
                "What stands behind # in the link.",
                schema::text{.max_bytes = 256}
            )
        );
    }
};

struct verified_address {
    std::string email;
    static constexpr auto describe() {
        using self = verified_address;
        return schema::object(
            "VerifiedAddress",
            "The address that is now verified.",
            schema::member(
                "email", &self::email, "The account's address.", schema::text{.format = "email"}
            )
        );
    }
};

struct verification_mail_request {
    std::string email;
    static constexpr auto describe() {
        using self = verification_mail_request;
        return schema::object(
            "VerificationMail",
            "Asks for the verification mail again.",
            schema::member("email", &self::email, "The address that signed up.", shape::email)
        );
    }
};

enum class theme { light, dark, system };

constexpr auto describe_values(theme) {
    return schema::values(
        "Theme",
        "The colours of the pages.",
        schema::named{theme::light, "light"},
        schema::named{theme::dark, "dark"},
        schema::named{theme::system, "system"}
    );
}

/// The keys that a person chose for one shortcut of the pages.
struct key_choice {
    std::string name;
    std::string keys;
    bool operator==(const key_choice&) const = default;
    static constexpr auto describe() {
        using self = key_choice;
        return schema::object(
            "KeyChoice",
            "The keys that a person chose for a shortcut of the pages.",
            schema::member(
                "name",
                &self::name,
                "The shortcut, as the pages call it.",
                schema::text{.min = 1, .max = limits::shortcut_name_max, .one_line = true}
            ),
            schema::member(
                "keys",
                &self::keys,
                "As they are pressed: `Shift+D`, or `G D` one after the other; empty for none.",
                schema::text{.max = limits::chosen_keys_max, .one_line = true}
            )
        );
    }
};

/// What a person chose for all their browsers. What they never chose is absent.
struct person_settings {
    std::optional<theme> colors;
    std::optional<bool> sounds;
    std::optional<std::int64_t> volume_percent;
    std::optional<bool> single_keys;
    std::optional<std::vector<key_choice>> keys;
    bool operator==(const person_settings&) const = default;
    static constexpr auto describe() {
        using self = person_settings;
        return schema::object(
            "PersonSettings",
            "What a person chose for all their browsers; absent members were never chosen.",
            schema::member("theme", &self::colors, "`system` follows the device."),
            schema::member("sounds", &self::sounds, "Whether messages are heard."),
            schema::member(
                "volumePercent",
                &self::volume_percent,
                "How loud.",
                schema::number{.min = 0, .max = 100}
            ),
            schema::member(
                "singleKeys",
                &self::single_keys,
                "Whether keys without Ctrl, such as `C`, are shortcuts."
            ),
            schema::member(
                "keys",
                &self::keys,
                "The shortcuts with other keys than those of the pages, all of them at once.",
                schema::items{.max = limits::key_choices_max}
            )
        );
    }
};

/// The signed-in person, to themselves.
struct me {
    user_id uid;
    std::string display_name;
    std::string name;
    std::string email;
    bool email_verified = false;
    std::optional<std::string> photo_url;
    std::string membership_type;
    bool has_password = false;
    person_settings settings = {};
    static constexpr auto describe() {
        using self = me;
        return schema::object(
            "Me",
            "The signed-in person.",
            schema::member("UID", &self::uid, "The user's id."),
            schema::member("displayName", &self::display_name, "The username, as others see it."),
            schema::member("name", &self::name, "The person's own name."),
            schema::member(
                "email", &self::email, "The account's address.", schema::text{.format = "email"}
            ),
            schema::member(
                "emailVerified", &self::email_verified, "Whether the address is verified."
            ),
            schema::member(
                "photoURL", &self::photo_url, "The person's picture; absent where there is none."
            ),
            schema::member(
                "membershipType", &self::membership_type, "'free' or a paid plan's word."
            ),
            schema::member(
                "hasPassword",
                &self::has_password,
                "False for whoever signs in through a provider alone."
            ),
            schema::member(
                "settings", &self::settings, "What the person chose for all their browsers."
            )
        );
    }
};

/// A sign-in of one's own. Neither its secret nor the hash of it ever leaves the database.
struct session_view {
    session_id id;
    timestamp created_at;
    timestamp last_seen_at;
    std::string user_agent;
    bool is_current = false;
    static constexpr auto describe() {
        using self = session_view;
        return schema::object(
            "Session",
            "A sign-in of one's own that still holds.",
            schema::member("id", &self::id, "The session's id, to end it by."),
            schema::member("createdAt", &self::created_at, "When it began."),
            schema::member(
                "lastSeenAt", &self::last_seen_at, "When it was last used, to ten minutes."
            ),
            schema::member("userAgent", &self::user_agent, "What the browser called itself."),
            schema::member("isCurrent", &self::is_current, "Whether it is the session that asks.")
        );
    }
};

struct session_list {
    std::vector<session_view> items;
    static constexpr auto describe() {
        using self = session_list;
        return schema::object(
            "SessionList",
            "The sessions of one person, last used first.",
            schema::member("items", &self::items, "At most 100.")
        );
    }
};

} // namespace lacewing::identity
