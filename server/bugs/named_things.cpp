#include "bugs/named_things.hpp"

#include "members/find_people.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace lacewing::bugs {

namespace {

problem nothing_named(std::string_view detail) {
    return {.status = 422, .code = "invalid", .detail = std::string{detail}};
}

} // namespace

outcome<std::vector<uuid>> choose_shared_with(
    db::reader& tx, organization_id org, std::span<const uuid> wanted, std::span<const uuid> kept
) {
    std::vector<uuid> chosen;
    auto wrong = nothing_named("The bug cannot be shared like this.");
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        const bool is_kept = std::ranges::find(kept, wanted[at]) != kept.end();
        const auto who = members::find_principal(tx, org, wanted[at]);
        if (!is_kept && (!who || who->is != principal::kind::user)) {
            wrong.fields.push_back(
                {"/sharedWith/" + std::to_string(at),
                 "member_unknown",
                 "The organization has no such member."}
            );
            continue;
        }
        chosen.push_back(wanted[at]);
    }
    if (!wrong.fields.empty()) return refused{std::move(wrong)};
    std::ranges::sort(chosen);
    const auto repeated = std::ranges::unique(chosen);
    chosen.erase(repeated.begin(), repeated.end());
    return chosen;
}

} // namespace lacewing::bugs
