#pragma once

#include "access/actions.hpp"
#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lacewing {

constexpr auto describe_values(principal::kind) {
    return schema::values(
        "PersonKind",
        "What somebody is: an account, a name that an import brought, the API key.",
        schema::named{principal::kind::user, "user"},
        schema::named{principal::kind::person, "person"},
        schema::named{principal::kind::api_key, "api_key"}
    );
}

} // namespace lacewing

namespace lacewing::access {

constexpr auto describe_values(role) {
    return schema::values(
        "MemberRole",
        "What a member may do: access.md lists it.",
        schema::named{role::owner, "Owner"},
        schema::named{role::editor, "Editor"},
        schema::named{role::member, "Member"}
    );
}

} // namespace lacewing::access

namespace lacewing::members {

/// An account's membership of an organization. Name and picture are the account's own.
struct member {
    member_id id;
    organization_id org_id;
    user_id account;
    std::string member_name;
    std::optional<std::string> member_email; ///< for those who may see addresses
    access::role member_role = access::role::member;
    timestamp joined_date;
    std::optional<std::string> profile_picture;

    bool operator==(const member&) const = default;
    static constexpr auto describe() {
        using self = member;
        return schema::object(
            "Member",
            "An account's membership of an organization.",
            schema::member("id", &self::id, "Names the membership."),
            schema::member("orgID", &self::org_id, "The organization."),
            schema::member("memberID", &self::account, "The account."),
            schema::member("memberName", &self::member_name, "The account's username."),
            schema::member("memberEmail", &self::member_email, "Shown to Editors and the Owner."),
            schema::member("memberRole", &self::member_role, "What the member may do."),
            schema::member("joinedDate", &self::joined_date, "When the membership began."),
            schema::member("profilePicture", &self::profile_picture, "Absent where there is none.")
        );
    }
};

/// Oldest members first.
struct member_page {
    std::vector<member> items;
    std::optional<std::string> next_cursor; ///< absent on the last page

    static constexpr auto describe() {
        using self = member_page;
        return schema::object(
            "MemberList",
            "Members, the oldest membership first.",
            schema::member("items", &self::items, "The members."),
            schema::member("nextCursor", &self::next_cursor, "Asks for the next page.")
        );
    }
};

struct change_role_request {
    access::role member_role = access::role::member;

    static constexpr auto describe() {
        using self = change_role_request;
        return schema::object(
            "ChangeRole",
            "Another role for a member.",
            schema::member("memberRole", &self::member_role, "Editor or Member.")
        );
    }
};

/// Somebody whom a bug or a change names.
struct named_person {
    uuid id;
    std::string name;
    principal::kind kind = principal::kind::user;

    bool operator==(const named_person&) const = default;
    static constexpr auto describe() {
        using self = named_person;
        return schema::object(
            "Person",
            "Somebody whom a bug or a change names.",
            schema::member("id", &self::id, "The account's UID, or the person's id."),
            schema::member(
                "name", &self::name, "The username, or the name that an import brought."
            ),
            schema::member("kind", &self::kind, "Whether they have an account.")
        );
    }
};

struct people {
    std::vector<named_person> items;

    static constexpr auto describe() {
        using self = people;
        return schema::object(
            "People",
            "The names of those who were asked for and are known here.",
            schema::member("items", &self::items, "In the order in which they were asked for.")
        );
    }
};

} // namespace lacewing::members
