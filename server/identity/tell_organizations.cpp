#include "identity/tell_organizations.hpp"

#include "changes/record.hpp"

namespace lacewing::identity {

namespace {

// One order for everybody, so that two people's changes never wait for each other in a circle.
constexpr std::string_view list_memberships =
    "SELECT m.org_id, m.id FROM org_members m JOIN orgs o ON o.id = m.org_id "
    "WHERE m.member_id = $1 AND o.deleted_at IS NULL ORDER BY m.org_id, m.id";

struct membership {
    organization_id org;
    member_id id;
};

std::vector<membership> memberships_of(db::reader& tx, user_id who) {
    std::vector<membership> found;
    auto rows = tx.query(list_memberships, who);
    while (rows.next()) {
        found.push_back({.org = rows.get<organization_id>(0), .id = rows.get<member_id>(1)});
    }
    return found;
}

} // namespace

void tell_organizations(
    db::transaction& tx,
    const changes::act& by,
    user_id of,
    const std::vector<changes::field_change>& fields
) {
    for (const auto& each : memberships_of(tx, of)) {
        auto what = changes::change_by(
            by,
            changes::members_of(each.org),
            changes::subject_kind::member,
            each.id.value,
            changes::action::changed
        );
        what.fields = fields;
        changes::record(tx, what);
    }
    tell_person(tx, by, of);
}

void tell_person(db::transaction& tx, const changes::act& by, user_id of) {
    const auto what = changes::change_by(
        by,
        changes::person_of(of),
        changes::subject_kind::account,
        of.value,
        changes::action::changed
    );
    changes::record(tx, what);
}

} // namespace lacewing::identity
