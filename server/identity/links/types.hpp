#pragma once

#include "identity/types.hpp"
#include "platform/schema/describe.hpp"

#include <string>

/// What the doors behind mailed links take.
namespace lacewing::identity {

struct password_mail_request {
    std::string email;
    static constexpr auto describe() {
        using self = password_mail_request;
        return schema::object(
            "PasswordMail",
            "Asks for a mail by which a new password is chosen.",
            schema::member("email", &self::email, "The account's address.", shape::email)
        );
    }
};

struct reset_password_request {
    std::string token;
    std::string password;
    static constexpr auto describe() {
        using self = reset_password_request;
        return schema::object(
            "ResetPassword",
            "A new password, and the secret of the mailed link.",
            schema::member(
                "token", &self::token, "What stands behind # in the link.", shape::token
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

struct link_request {
    std::string token;
    static constexpr auto describe() {
        using self = link_request;
        return schema::object(
            "MailedLink",
            "The secret of a mailed link.",
            schema::member("token", &self::token, "What stands behind # in the link.", shape::token)
        );
    }
};

} // namespace lacewing::identity
