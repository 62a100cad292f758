#include "live/read_presence.hpp"

#include "access/access.hpp"

#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace lacewing::live {

namespace {

using roles = std::unordered_map<user_id, access::role>;

constexpr std::string_view find_visibility =
    "SELECT visibility FROM bugs WHERE org_id = $1 AND id = $2 AND deleted_at IS NULL";

enum class seen_by { nobody, everybody, its_readers };

seen_by visibility_of(db::reader& tx, const presence::place& at) {
    auto rows = tx.query(find_visibility, at.org, at.bug);
    if (!rows.next()) return seen_by::nobody;
    const bool is_restricted = rows.get<std::string_view>(0) == "restricted";
    return is_restricted ? seen_by::its_readers : seen_by::everybody;
}

std::map<organization_id, roles> roles_of(
    db::reader& tx, const std::vector<presence::question>& asked
) {
    std::map<organization_id, std::set<user_id>> users;
    for (const auto& each : asked) users[each.at.org].insert(each.users.begin(), each.users.end());
    std::map<organization_id, roles> found;
    for (const auto& [org, some] : users) {
        const std::vector<user_id> list{some.begin(), some.end()};
        const auto each = access::roles_in(tx, list, org);
        for (std::size_t at = 0; at < list.size(); ++at) found[org][list[at]] = each[at];
    }
    return found;
}

bool knows(db::reader& tx, user_id who, access::role has, const presence::place& at) {
    const access::actor actor{.is = access::actor::kind::user, .user = who, .session = {}};
    return access::knows_restricted(tx, actor, has, at.org, at.bug);
}

} // namespace

std::vector<presence::answer> who_may_know(db::reader& tx, std::vector<presence::question> asked) {
    const auto roles = roles_of(tx, asked);
    // Names and roles of members are for members, and so is what they do.
    const auto least = access::permission_for(access::action::see_members).least;
    std::vector<presence::answer> answers;
    for (auto& each : asked) {
        presence::answer answer{.asked = std::move(each), .allowed = {}};
        const auto& at = answer.asked.at;
        const auto seen = visibility_of(tx, at);
        for (const auto who : answer.asked.users) {
            const auto has = roles.at(at.org).at(who);
            if (seen == seen_by::nobody || has < least) continue;
            if (seen == seen_by::its_readers && !knows(tx, who, has, at)) continue;
            answer.allowed.push_back(who);
        }
        answers.push_back(std::move(answer));
    }
    return answers;
}

} // namespace lacewing::live
