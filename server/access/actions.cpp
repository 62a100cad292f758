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
    permission{action::see_content, "see_content", role::outsider},
    permission{action::see_members, "see_members", role::member},
    permission{action::see_addresses, "see_addresses", role::editor},
    permission{action::see_join_code, "see_join_code", role::member},
    permission{action::report_bug, "report_bug", role::member},
    permission{action::edit_own_bug, "edit_own_bug", role::member},
    permission{action::edit_any_bug, "edit_any_bug", role::member},
    permission{action::create_project, "create_project", role::editor},
    permission{action::import_bugs, "import_bugs", role::editor},
    permission{action::see_managers_log, "see_managers_log", role::editor},
    permission{action::change_role, "change_role", role::editor},
    permission{action::remove_member, "remove_member", role::editor},
    permission{action::leave, "leave", role::member},
    permission{action::hand_over, "hand_over", role::owner},
    permission{action::renew_join_code, "renew_join_code", role::editor},
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

} // namespace lacewing::access
