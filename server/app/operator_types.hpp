#pragma once

#include "access/subjects.hpp"
#include "demo/limits.hpp"
#include "identity/membership.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What the command line and the server say to each other on the operator's socket.
namespace lacewing::app {

struct nothing {
    static constexpr auto describe() { return schema::object("Nothing", "An empty object."); }
};

struct listed_account {
    user_id uid;
    std::string username;
    std::string email;
    bool is_verified = false;
    timestamp created;

    static constexpr auto describe() {
        using self = listed_account;
        return schema::object(
            "ListedAccount",
            "An account as the operator sees it.",
            schema::member("UID", &self::uid, "Names the account."),
            schema::member("username", &self::username, "What others see."),
            schema::member("email", &self::email, "Its address."),
            schema::member("emailVerified", &self::is_verified, "Whether it may log in."),
            schema::member("created", &self::created, "When it signed up.")
        );
    }
};

struct account_list {
    std::vector<listed_account> items;

    static constexpr auto describe() {
        using self = account_list;
        return schema::object(
            "AccountList", "All accounts.", schema::member("items", &self::items, "Oldest first.")
        );
    }
};

struct account_address {
    std::string email;

    static constexpr auto describe() {
        using self = account_address;
        return schema::object(
            "AccountAddress",
            "Which account.",
            schema::member("email", &self::email, "Its address.")
        );
    }
};

struct account_membership {
    std::string email;
    identity::membership to = identity::membership::free;

    static constexpr auto describe() {
        using self = account_membership;
        return schema::object(
            "AccountMembership",
            "Which account gets which membership.",
            schema::member("email", &self::email, "Its address."),
            schema::member("membershipType", &self::to, "What it is from now on.")
        );
    }
};

struct ended_sessions {
    std::int64_t count = 0;

    static constexpr auto describe() {
        using self = ended_sessions;
        return schema::object(
            "EndedSessions", "What was done.", schema::member("count", &self::count, "Sessions.")
        );
    }
};

struct demo_wish {
    std::int64_t bugs = limits::demo_bugs_min;

    static constexpr auto describe() {
        using self = demo_wish;
        return schema::object(
            "DemoWish",
            "What example organization is wanted.",
            schema::member(
                "bugs",
                &self::bugs,
                "How many it has in the end.",
                schema::number{.min = limits::demo_bugs_min, .max = limits::demo_bugs_max}
            )
        );
    }
};

struct demo_sign_in {
    bool is_new = false; ///< false: the example was here before, and its password was printed then
    std::string email;
    std::string password;
    organization_id org;

    static constexpr auto describe() {
        using self = demo_sign_in;
        return schema::object(
            "DemoSignIn",
            "The way into the example organization.",
            schema::member("isNew", &self::is_new, "False where it is whole from before."),
            schema::member("email", &self::email, "Whom to log in as."),
            schema::member("password", &self::password, "Empty where it was made before."),
            schema::member("orgID", &self::org, "The organization.")
        );
    }
};

struct demo_place {
    organization_id org;

    static constexpr auto describe() {
        using self = demo_place;
        return schema::object(
            "DemoPlace",
            "Which example organization is gone on with.",
            schema::member("orgID", &self::org, "The organization.")
        );
    }
};

struct demo_progress {
    std::int64_t bugs = 0;
    std::int64_t of = 0;
    bool is_whole = false;

    static constexpr auto describe() {
        using self = demo_progress;
        return schema::object(
            "DemoProgress",
            "How far an example organization is.",
            schema::member("bugs", &self::bugs, "How many there are."),
            schema::member("of", &self::of, "How many were asked for."),
            schema::member("isWhole", &self::is_whole, "Whether nothing is left to do.")
        );
    }
};

} // namespace lacewing::app
