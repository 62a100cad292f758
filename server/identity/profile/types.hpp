#pragma once

#include "identity/types.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>

/// What the doors of the profile take and give.
namespace lacewing::identity {

struct picture_address {
    std::string photo_url;
    static constexpr auto describe() {
        using self = picture_address;
        return schema::object(
            "PictureAddress",
            "Where one's new picture is.",
            schema::member("photoURL", &self::photo_url, "A path on this server.")
        );
    }
};

struct change_names_request {
    std::optional<std::string> username;
    std::optional<std::string> name;
    static constexpr auto describe() {
        using self = change_names_request;
        return schema::object(
            "ChangeMe",
            "What is to be called differently.",
            schema::member(
                "username",
                &self::username,
                "The name that others see; unique without regard to case.",
                schema::text{.max_bytes = 4 * limits::username_max}
            ),
            schema::member(
                "name",
                &self::name,
                "The person's own name.",
                schema::text{.max_bytes = 4 * limits::name_max}
            )
        );
    }
};

struct change_password_request {
    std::string current_password;
    std::string new_password;
    bool end_other_sessions = false;
    static constexpr auto describe() {
        using self = change_password_request;
        return schema::object(
            "ChangePassword",
            "The old password and a new one.",
            schema::member(
                "currentPassword",
                &self::current_password,
                "The password so far.",
                schema::text{.max_bytes = limits::password_bytes_max, .format = "password"}
            ),
            schema::member(
                "newPassword",
                &self::new_password,
                "8 to 256 characters of any kind.",
                schema::text{.max_bytes = limits::password_bytes_max, .format = "password"}
            ),
            schema::member(
                "endOtherSessions",
                &self::end_other_sessions,
                "Whether every other browser has to log in again."
            )
        );
    }
};

struct change_email_request {
    std::string email;
    std::optional<std::string> password;
    bool end_other_sessions = false;
    static constexpr auto describe() {
        using self = change_email_request;
        return schema::object(
            "ChangeEmail",
            "Another address for the account.",
            schema::member(
                "email",
                &self::email,
                "Where the confirmation mail goes.",
                schema::text{.max_bytes = limits::email_bytes_max, .format = "email"}
            ),
            schema::member(
                "password",
                &self::password,
                "The account's password, where it has one.",
                schema::text{.max_bytes = limits::password_bytes_max, .format = "password"}
            ),
            schema::member(
                "endOtherSessions",
                &self::end_other_sessions,
                "Whether every other browser has to log in again."
            )
        );
    }
};

} // namespace lacewing::identity
