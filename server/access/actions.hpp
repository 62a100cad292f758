#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace lacewing::access {

/// Ordered: whoever stands higher may do all that those below may.
enum class role { none, outsider, member, editor, owner };

/// "Owner", "Editor", "Member": as the specification writes them; "" for the rest.
[[nodiscard]] std::string_view to_string(role which);
[[nodiscard]] std::optional<role> parse_role(std::string_view text);

/// What can be asked of an organization's things.
enum class action {
    see_content,   ///< projects and unrestricted bugs
    see_members,   ///< names and roles
    see_addresses, ///< members' e-mail addresses
    see_join_code,
    report_bug,
    edit_own_bug,
    edit_any_bug,
    create_project,
    import_bugs,
    see_managers_log, ///< changes of key and webhooks
    change_role,      ///< another member's, not an Owner's; to Member or Editor
    remove_member,    ///< another one, not an Owner
    leave,            ///< everyone but the Owner
    hand_over,        ///< ownership, to another member
    renew_join_code,
};

/// A line of the role table (docs/access.md).
struct permission {
    action what;
    std::string_view word; ///< as the route table names it: "see_content"
    role least;            ///< the lowest role that may
};

[[nodiscard]] std::span<const permission> role_table();
[[nodiscard]] const permission& permission_for(action what);

/// The words of the route table for doors that ask no organization.
inline constexpr std::string_view anyone = "anyone";
inline constexpr std::string_view signed_in = "signed_in";
inline constexpr std::string_view server_operator = "server_operator";

} // namespace lacewing::access
