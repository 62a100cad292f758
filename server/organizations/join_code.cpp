#include "organizations/join_code.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "members/roster.hpp"
#include "organizations/rules.hpp"
#include "organizations/store.hpp"

namespace lacewing::organizations {

namespace {

changes::change change_of_code(const changes::act& by, organization_id org) {
    auto change = changes::change_by(
        by,
        changes::members_of(org),
        changes::subject_kind::organization,
        org.value,
        changes::action::changed
    );
    // A secret: the log says only that it is another one.
    change.fields.push_back(changes::field("joinCode", {}, {}));
    return change;
}

} // namespace

outcome<new_join_code> renew_join_code(
    db::transaction& tx, const changes::act& by, organization_id org, crypto::random_source& random
) {
    constexpr auto act = access::action::renew_join_code;
    const auto may = access::require(tx, by.who, act, {.org = org});
    if (!may) return refused{may.error()};
    members::lock_roster(tx, org);
    const auto still_may = access::require(tx, by.who, act, {.org = org});
    if (!still_may) return refused{still_may.error()};

    auto code = make_join_code(tx, renewed_join_code_length, random);
    store::update_join_code(tx, org, code);
    changes::record(tx, change_of_code(by, org));
    return new_join_code{.join_code = std::move(code)};
}

changes::change retire_join_code(
    db::transaction& tx, const changes::act& by, organization_id org, crypto::random_source& random
) {
    store::update_join_code(tx, org, make_join_code(tx, renewed_join_code_length, random));
    return change_of_code(by, org);
}

std::string make_join_code(db::reader& tx, std::size_t length, crypto::random_source& random) {
    auto code = crypto::make_base36(random, length);
    while (store::is_join_code_taken(tx, code)) code = crypto::make_base36(random, length);
    return code;
}

} // namespace lacewing::organizations
