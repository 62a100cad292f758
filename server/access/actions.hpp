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

/// What an organization's Owner decides about the rights of its Members (design: "advanced role
/// controls").
struct switches {
    bool members_edit_any_bug = true; ///< where it is off, a Member edits only bugs they wrote
    bool members_manage_keys = false; ///< see and renew the API key, renew the join code
    bool operator==(const switches&) const = default;
};

/// What can be asked of an organization's things.
enum class action {
    see_content,   ///< projects and unrestricted bugs
    see_members,   ///< names and roles
    see_addresses, ///< members' e-mail addresses
    see_join_code,
    export_list, ///< of bugs that one sees, as a file
    report_bug,
    edit_own_bug,
    edit_any_bug,
    write_comment,      ///< and edit or remove one's own
    remove_any_comment, ///< others' ones
    watch_bug,          ///< and vote for it
    withhold_own_bug,   ///< restrict or open it, delete or restore it
    withhold_any_bug,
    manage_labels,
    own_view,   ///< save views and boards of one's own
    share_view, ///< and such as everybody sees
    create_project,
    manage_projects, ///< change and delete them, and their statuses
    import_bugs,
    see_managers_log, ///< changes of key and webhooks
    see_audit_log,    ///< who did what to rights, keys and visibility, who signed in, who exported
    change_role,      ///< another member's, not an Owner's; to Member or Editor
    remove_member,    ///< another one, not an Owner
    leave,            ///< everyone but the Owner
    hand_over,        ///< ownership, to another member
    renew_join_code,
    see_api_key,
    renew_api_key,
    change_organization, ///< name, description, private or public, switches
    delete_organization,
};

/// A line of the role table (docs/access.md).
struct permission {
    action what;
    std::string_view word;                       ///< as the route table names it: "see_content"
    role least;                                  ///< the lowest role that may
    bool switches::* opens_to_members = nullptr; ///< where this is on, Members may too
    bool is_for_people = false;                  ///< an API key never may, whatever a Member may
    bool is_reading = false;                     ///< a personal access token of scope `read` may
};

[[nodiscard]] std::span<const permission> role_table();
[[nodiscard]] const permission& permission_for(action what);

/// The lowest role that may, in an organization whose switches stand so.
[[nodiscard]] role least_role_for(action what, const switches& as_set);

/// The words of the route table for doors that ask no organization.
inline constexpr std::string_view anyone = "anyone";
inline constexpr std::string_view signed_in = "signed_in";
inline constexpr std::string_view server_operator = "server_operator";

} // namespace lacewing::access
