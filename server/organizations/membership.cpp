#include "organizations/membership.hpp"

#include "changes/record.hpp"
#include "organizations/store.hpp"
#include "platform/core/limits.hpp"

namespace lacewing::organizations {

std::optional<problem> refuse_more_memberships(db::reader& tx, user_id account) {
    if (store::count_of_member(tx, account) < limits::organizations_per_account_max) {
        return std::nullopt;
    }
    return problem{
        .status = 422,
        .code = "too_many_organizations",
        .detail = "You are a member of 1,000 organizations already. Leave one first.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

void record_opening(db::transaction& tx, const changes::act& by, organization_id org) {
    changes::record(
        tx,
        changes::change_by(
            by,
            changes::person_of(by.who.user),
            changes::subject_kind::organization,
            org.value,
            changes::action::created
        )
    );
}

} // namespace lacewing::organizations
