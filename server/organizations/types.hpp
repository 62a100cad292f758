#pragma once

#include "access/actions.hpp"
#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "members/types.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace lacewing::organizations {

/// An organization as its list shows it.
struct organization_summary {
    organization_id id;
    std::string org_name;
    std::string org_desc;
    user_id org_owner;
    timestamp created_date;
    bool is_private = true;
    std::int64_t rev = 1;                     ///< + 1 per change of what outsiders may see
    std::optional<bool> members_edit_any_bug; ///< for members, as the next
    std::optional<bool> members_manage_keys;
    std::optional<access::role> member_role;  ///< the reader's; absent for outsiders
    std::optional<std::int64_t> member_count; ///< absent for outsiders
    std::int64_t bug_count = 0;
    changes::visible_versions versions; ///< the counts are as of exactly these

    bool operator==(const organization_summary&) const = default;
    static constexpr auto members() {
        using self = organization_summary;
        return std::tuple{
            schema::member("id", &self::id, "Names the organization."),
            schema::member("orgName", &self::org_name, "As people read it."),
            schema::member("orgDesc", &self::org_desc, "What it is about; may be empty."),
            schema::member("orgOwner", &self::org_owner, "The UID of its Owner."),
            schema::member("createdDate", &self::created_date, "When it was created."),
            schema::member("isPrivate", &self::is_private, "Whether outsiders see nothing of it."),
            schema::member(
                "rev", &self::rev, "Counts the changes of name, description and isPrivate, from 1."
            ),
            schema::member(
                "membersEditAnyBug",
                &self::members_edit_any_bug,
                "Whether Members edit bugs of others; members see it."
            ),
            schema::member(
                "membersManageKeys",
                &self::members_manage_keys,
                "Whether Members see and renew the API key and renew the join code; members see it."
            ),
            schema::member("memberRole", &self::member_role, "The reader's own; members see it."),
            schema::member("memberCount", &self::member_count, "Members see it."),
            schema::member("bugCount", &self::bug_count, "All of its bugs."),
            schema::member("versions", &self::versions, "The versions that the counts are as of.")
        };
    }
    static constexpr auto describe() {
        return std::apply(
            [](auto... each) {
                return schema::object(
                    "OrgSummary", "An organization as its list shows it.", each...
                );
            },
            members()
        );
    }
};

/// An organization with what its own page shows.
struct organization : organization_summary {
    std::optional<std::string> join_code; ///< for members

    bool operator==(const organization&) const = default;
    static constexpr auto describe() {
        return std::apply(
            [](auto... each) {
                return schema::object(
                    "Org",
                    "An organization.",
                    each...,
                    schema::member("joinCode", &organization::join_code, "Members see it.")
                );
            },
            members()
        );
    }
};

/// By name without regard to case, then by id.
struct organization_list {
    std::vector<organization_summary> items;
    std::int64_t person_version = 0; ///< that the reader's own stream has reached

    static constexpr auto describe() {
        using self = organization_list;
        return schema::object(
            "OrgList",
            "The organizations whose member the reader is, by name.",
            schema::member("items", &self::items, "The organizations."),
            schema::member(
                "personVersion",
                &self::person_version,
                "The version of the reader's own stream that the list is as of."
            )
        );
    }
};

struct create_organization_request {
    std::optional<organization_id> id;
    std::string org_name;
    std::optional<std::string> org_desc;

    static constexpr auto describe() {
        using self = create_organization_request;
        return schema::object(
            "CreateOrg",
            "An organization as its creator sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member(
                "orgName",
                &self::org_name,
                "As people read it.",
                schema::text{.max = limits::organization_name_max, .one_line = true}
            ),
            schema::member(
                "orgDesc",
                &self::org_desc,
                "What it is about.",
                schema::text{.max = limits::organization_description_max}
            )
        );
    }
};

struct change_organization_request {
    std::optional<std::string> org_name;
    std::optional<std::string> org_desc;
    std::optional<bool> is_private;
    std::optional<bool> members_edit_any_bug;
    std::optional<bool> members_manage_keys;
    std::optional<std::int64_t> rev;

    static constexpr auto describe() {
        using self = change_organization_request;
        return schema::object(
            "ChangeOrg",
            "What shall change of an organization.",
            schema::member(
                "orgName",
                &self::org_name,
                "As people read it.",
                schema::text{.max = limits::organization_name_max, .one_line = true}
            ),
            schema::member(
                "orgDesc",
                &self::org_desc,
                "What it is about; may be empty.",
                schema::text{.max = limits::organization_description_max}
            ),
            schema::member("isPrivate", &self::is_private, "Whether outsiders see nothing of it."),
            schema::member(
                "membersEditAnyBug",
                &self::members_edit_any_bug,
                "Whether Members edit bugs of others."
            ),
            schema::member(
                "membersManageKeys",
                &self::members_manage_keys,
                "Whether Members see and renew the API key and renew the join code."
            ),
            schema::member(
                "rev",
                &self::rev,
                "The rev that the writer saw: a text that changed since is not written over."
            )
        );
    }
};

struct join_organization_request {
    std::string join_code;

    static constexpr auto describe() {
        using self = join_organization_request;
        return schema::object(
            "JoinOrg",
            "How an account becomes a member.",
            schema::member(
                "joinCode",
                &self::join_code,
                "What the organization's members pass on.",
                schema::text{.max = limits::join_code_max}
            )
        );
    }
};

struct new_join_code {
    std::string join_code;

    static constexpr auto describe() {
        using self = new_join_code;
        return schema::object(
            "JoinCode",
            "The organization's join code.",
            schema::member("joinCode", &self::join_code, "Lets accounts in as Members.")
        );
    }
};

struct hand_over_request {
    member_id to;

    static constexpr auto describe() {
        using self = hand_over_request;
        return schema::object(
            "HandOver",
            "Who becomes the Owner.",
            schema::member("to", &self::to, "Another member, by the id of their membership.")
        );
    }
};

} // namespace lacewing::organizations
