#pragma once

#include "platform/core/limits.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>

namespace lacewing::organizations {

struct delete_account_request {
    std::string username;
    std::optional<std::string> password;
    static constexpr auto describe() {
        using self = delete_account_request;
        return schema::object(
            "DeleteAccount",
            "Deletes one's own account for good.",
            schema::member(
                "username",
                &self::username,
                "One's own username, typed to confirm.",
                schema::text{.max_bytes = 4 * limits::username_max}
            ),
            schema::member(
                "password",
                &self::password,
                "The account's password, where it has one.",
                schema::text{.max_bytes = limits::password_bytes_max, .format = "password"}
            )
        );
    }
};

} // namespace lacewing::organizations
