#include "bugs/assignees.hpp"

#include "members/find_people.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace lacewing::bugs {

outcome<std::vector<principal>> find_assignees(
    db::reader& tx, organization_id org, std::span<const uuid> ids, std::span<const uuid> kept
) {
    std::vector<principal> found;
    problem wrong{.status = 422, .code = "invalid", .detail = "Nobody can be assigned like this."};
    for (std::size_t at = 0; at < ids.size(); ++at) {
        const auto pointer = "/assignedMembers/" + std::to_string(at);
        const auto before = ids.first(at);
        if (std::ranges::find(before, ids[at]) != before.end()) {
            wrong.fields.push_back({pointer, "duplicate", "Name everybody once."});
            continue;
        }
        const bool is_kept = std::ranges::find(kept, ids[at]) != kept.end();
        const auto who = is_kept ? members::find_known_principal(tx, org, ids[at])
                                 : members::find_principal(tx, org, ids[at]);
        if (!who) {
            wrong.fields.push_back(
                {pointer, "member_unknown", "The organization has no such member."}
            );
            continue;
        }
        found.push_back(*who);
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    return found;
}

} // namespace lacewing::bugs
