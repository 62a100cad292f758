#include "organizations/delete_organization.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "members/roster.hpp"
#include "organizations/store.hpp"

namespace lacewing::organizations {

outcome<void> delete_organization(
    db::transaction& tx, const changes::act& by, organization_id org
) {
    constexpr auto act = access::action::delete_organization;
    const auto may = access::require(tx, by.who, act, {.org = org});
    if (!may) return refused{may.error()};
    members::lock_roster(tx, org);
    const auto still_may = access::require(tx, by.who, act, {.org = org});
    if (!still_may) return refused{still_may.error()};
    store::lock(tx, org);
    if (!store::mark_deleted(tx, org, by.at)) return refused{access::missing(by.who)};

    const auto record_removal = [&](const changes::stream& to) {
        changes::record(
            tx,
            changes::change_by(
                by, to, changes::subject_kind::organization, org.value, changes::action::removed
            )
        );
    };
    record_removal(changes::content_of(org));
    for (const auto account : store::accounts_of(tx, org)) {
        record_removal(changes::person_of(account));
    }
    return {};
}

} // namespace lacewing::organizations
