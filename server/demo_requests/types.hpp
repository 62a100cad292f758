#pragma once

#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <string>
#include <vector>

/// What the endpoints of this module take and give.
namespace lacewing::demo_requests {

struct demo_request {
    std::string email;
    static constexpr auto describe() {
        using self = demo_request;
        return schema::object(
            "DemoRequest",
            "Asks for a demo.",
            schema::member(
                "email",
                &self::email,
                "Where to answer: something@host.domain without white space.",
                schema::text{.max_bytes = limits::email_bytes_max, .format = "email"}
            )
        );
    }
};

struct kept_request {
    std::string email;
    timestamp requested_at;
    static constexpr auto describe() {
        using self = kept_request;
        return schema::object(
            "KeptDemoRequest",
            "A demo request as the operator sees it.",
            schema::member("email", &self::email, "Where to answer."),
            schema::member("requestedAt", &self::requested_at, "When it came, the first time.")
        );
    }
};

struct kept_requests {
    std::vector<kept_request> items;
    static constexpr auto describe() {
        using self = kept_requests;
        return schema::object(
            "KeptDemoRequests",
            "All demo requests.",
            schema::member("items", &self::items, "Newest first.")
        );
    }
};

} // namespace lacewing::demo_requests
