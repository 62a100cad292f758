#include "identity/profile/change_names.hpp"

#include "changes/fields.hpp"
#include "identity/account_store.hpp"
#include "identity/identify.hpp"
#include "identity/rules.hpp"
#include "identity/tell_organizations.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

std::vector<field_problem> check(const change_names_request& what) {
    std::vector<field_problem> wrong;
    if (what.username) {
        if (auto found = check_username(*what.username)) wrong.push_back(*std::move(found));
    }
    if (what.name) {
        if (auto found = check_name(*what.name)) wrong.push_back(*std::move(found));
    }
    return wrong;
}

} // namespace

outcome<me> change_names(
    db::transaction& tx, const changes::act& by, const change_names_request& what
) {
    auto wrong = check(what);
    if (!wrong.empty()) return refused{invalid_fields(std::move(wrong))};
    const auto before = store::find_account(tx, by.who.user);
    if (!before) return refused{not_signed_in()};

    const auto username = what.username ? tidy(*what.username) : before->username;
    const auto name = what.name ? tidy(*what.name) : before->name;
    const auto holder = store::find_account_by_username(tx, fold_username(username));
    if (holder && holder->uid != before->uid) return refused{username_taken()};
    if (username != before->username || name != before->name) {
        store::set_names(tx, before->uid, username, name);
    }
    if (username != before->username) {
        tell_organizations(tx, by, before->uid, {changes::field("memberName", {}, {})});
    } else if (name != before->name) {
        tell_person(tx, by, before->uid);
    }
    auto after = store::find_me(tx, before->uid);
    if (!after) return refused{not_signed_in()};
    return *std::move(after);
}

} // namespace lacewing::identity
