#include "access/actions.hpp"

#include <algorithm>
#include <array>

namespace lacewing::access {

namespace {

struct role_name {
    role which;
    std::string_view name;
};

constexpr std::array role_names{
    role_name{role::member, "Member"},
    role_name{role::editor, "Editor"},
    role_name{role::owner, "Owner"},
};

// In the order of `action`, so that a permission is found by its place.
constexpr std::array table{
    permission{
        .what = action::see_content,
        .word = "see_content",
        .least = role::outsider,
        .is_reading = true
    },
    permission{
        .what = action::see_members,
        .word = "see_members",
        .least = role::member,
        .is_reading = true
    },
    permission{
        .what = action::see_addresses,
        .word = "see_addresses",
        .least = role::editor,
        .is_reading = true
    },
    permission{
        .what = action::see_join_code,
        .word = "see_join_code",
        .least = role::member,
        .is_for_people = true
    },
    permission{
        .what = action::export_list,
        .word = "export_list",
        .least = role::member,
        .is_reading = true
    },
    permission{action::report_bug, "report_bug", role::member},
    permission{action::edit_own_bug, "edit_own_bug", role::member},
    permission{
        .what = action::edit_any_bug,
        .word = "edit_any_bug",
        .least = role::editor,
        .opens_to_members = &switches::members_edit_any_bug
    },
    permission{action::write_comment, "write_comment", role::member},
    permission{action::remove_any_comment, "remove_any_comment", role::editor},
    permission{
        .what = action::watch_bug, .word = "watch_bug", .least = role::member, .is_for_people = true
    },
    permission{action::withhold_own_bug, "withhold_own_bug", role::member},
    permission{action::withhold_any_bug, "withhold_any_bug", role::editor},
    permission{action::manage_labels, "manage_labels", role::editor},
    permission{
        .what = action::own_view, .word = "own_view", .least = role::member, .is_for_people = true
    },
    permission{
        .what = action::share_view,
        .word = "share_view",
        .least = role::editor,
        .is_for_people = true
    },
    permission{action::create_project, "create_project", role::editor},
    permission{action::manage_projects, "manage_projects", role::editor},
    permission{action::import_bugs, "import_bugs", role::editor},
    permission{
        .what = action::see_managers_log,
        .word = "see_managers_log",
        .least = role::editor,
        .is_reading = true
    },
    permission{
        .what = action::see_audit_log,
        .word = "see_audit_log",
        .least = role::owner,
        .is_reading = true
    },
    permission{
        .what = action::change_role,
        .word = "change_role",
        .least = role::editor,
        .is_for_people = true
    },
    permission{
        .what = action::remove_member,
        .word = "remove_member",
        .least = role::editor,
        .is_for_people = true
    },
    permission{
        .what = action::leave, .word = "leave", .least = role::member, .is_for_people = true
    },
    permission{
        .what = action::hand_over, .word = "hand_over", .least = role::owner, .is_for_people = true
    },
    permission{
        .what = action::renew_join_code,
        .word = "renew_join_code",
        .least = role::editor,
        .opens_to_members = &switches::members_manage_keys,
        .is_for_people = true
    },
    permission{
        .what = action::see_api_key,
        .word = "see_api_key",
        .least = role::editor,
        .opens_to_members = &switches::members_manage_keys,
        .is_for_people = true
    },
    permission{
        .what = action::renew_api_key,
        .word = "renew_api_key",
        .least = role::editor,
        .opens_to_members = &switches::members_manage_keys,
        .is_for_people = true
    },
    permission{action::change_organization, "change_organization", role::owner},
    permission{action::delete_organization, "delete_organization", role::owner},
};

constexpr bool stands_in_order() {
    for (std::size_t at = 0; at < table.size(); ++at) {
        if (static_cast<std::size_t>(table[at].what) != at) return false;
    }
    return true;
}
static_assert(stands_in_order());

} // namespace

std::string_view to_string(role which) {
    const auto* found = std::ranges::find(role_names, which, &role_name::which);
    return found == role_names.end() ? std::string_view{} : found->name;
}

std::optional<role> parse_role(std::string_view text) {
    const auto* found = std::ranges::find(role_names, text, &role_name::name);
    if (found == role_names.end()) return std::nullopt;
    return found->which;
}

std::span<const permission> role_table() {
    return table;
}

const permission& permission_for(action what) {
    return table.at(static_cast<std::size_t>(what));
}

role least_role_for(action what, const switches& as_set) {
    const auto& line = permission_for(what);
    const bool is_open = line.opens_to_members != nullptr && as_set.*line.opens_to_members;
    return is_open ? std::min(line.least, role::member) : line.least;
}

} // namespace lacewing::access
