#include "members/find_people.hpp"

#include "access/access.hpp"
#include "identity/erase_account.hpp"
#include "identity/find_names.hpp"
#include "keys/find_key.hpp"
#include "members/store.hpp"
#include "platform/core/limits.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace lacewing::members {

namespace {

/// What somebody wrote stays when their account is deleted, under one name for all.
void add_erased(
    db::reader& tx, std::span<const uuid> asked, std::unordered_map<uuid, named_person>& to
) {
    std::vector<uuid> unknown;
    for (const auto& id : asked) {
        if (!to.contains(id)) unknown.push_back(id);
    }
    for (const auto& id : identity::find_erased(tx, unknown)) {
        to.emplace(
            id, named_person{.id = id, .name = "Deleted user", .kind = principal::kind::user}
        );
    }
}

} // namespace

outcome<people> find_people(
    db::reader& tx, const access::actor& who, organization_id org, std::span<const uuid> ids
) {
    const auto role = access::require(tx, who, access::action::see_members, {.org = org});
    if (!role) return refused{role.error()};

    const auto asked = ids.first(std::min(ids.size(), limits::people_asked_max));
    std::unordered_map<uuid, named_person> found;
    std::vector<user_id> users;
    for (const auto& id : asked) {
        if (store::is_known(tx, org, id)) {
            users.push_back(user_id{id});
        } else if (auto person = store::find_person(tx, org, id)) {
            found.emplace(
                id,
                named_person{
                    .id = id, .name = std::move(person->name), .kind = principal::kind::person
                }
            );
        } else if (keys::is_key_of(tx, org, id)) {
            found.emplace(
                id,
                named_person{
                    .id = id,
                    .name = std::string{keys::shown_name},
                    .kind = principal::kind::api_key
                }
            );
        }
    }
    for (auto& user : identity::find_names(tx, users)) {
        found.emplace(
            user.uid.value,
            named_person{
                .id = user.uid.value,
                .name = std::move(user.display_name),
                .kind = principal::kind::user
            }
        );
    }

    add_erased(tx, asked, found);
    people answer;
    for (const auto& id : asked) {
        const auto each = found.extract(id);
        if (!each.empty()) answer.items.push_back(std::move(each.mapped()));
    }
    return answer;
}

std::optional<principal> find_principal(db::reader& tx, organization_id org, const uuid& id) {
    if (store::is_member(tx, org, id)) return principal{.is = principal::kind::user, .value = id};
    if (store::find_person(tx, org, id)) {
        return principal{.is = principal::kind::person, .value = id};
    }
    return std::nullopt;
}

std::optional<principal> find_known_principal(db::reader& tx, organization_id org, const uuid& id) {
    if (store::is_known(tx, org, id)) return principal{.is = principal::kind::user, .value = id};
    return find_principal(tx, org, id);
}

} // namespace lacewing::members
