#include "organizations/delete_account.hpp"

#include "access/access.hpp"
#include "changes/act.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "identity/erase_account.hpp"
#include "identity/profile/prove_owner.hpp"
#include "identity/rules.hpp"
#include "members/roster.hpp"
#include "organizations/store.hpp"

#include <string>
#include <utility>
#include <vector>

namespace lacewing::organizations {

namespace {

// In one order for everybody, so that two who leave never wait for each other in a circle.
constexpr std::string_view select_memberships =
    "SELECT m.org_id, o.org_name FROM org_members m JOIN orgs o ON o.id = m.org_id "
    "WHERE m.member_id = $1 AND o.deleted_at IS NULL ORDER BY m.org_id, m.id";

constexpr std::string_view count_members = "SELECT count(*) FROM org_members WHERE org_id = $1";

constexpr std::string_view delete_organization_row =
    "UPDATE orgs SET deleted_at = $2 WHERE id = $1";

struct membership {
    members::member what;
    std::string organization;
    [[nodiscard]] bool is_owner() const { return what.member_role == access::role::owner; }
};

/// With every roster locked: nobody joins, leaves or is handed an organization meanwhile.
std::vector<membership> memberships_of(db::transaction& tx, user_id who) {
    std::vector<std::pair<organization_id, std::string>> organizations;
    {
        auto rows = tx.query(select_memberships, who);
        while (rows.next()) {
            organizations.emplace_back(rows.get<organization_id>(0), rows.get<std::string>(1));
        }
    }
    std::vector<membership> found;
    for (auto& [org, name] : organizations) {
        members::lock_roster(tx, org);
        auto member = members::find_member_of(tx, org, who);
        if (member) found.push_back({*std::move(member), std::move(name)});
    }
    return found;
}

bool has_others(db::reader& tx, organization_id org) {
    auto rows = tx.query(count_members, org);
    return rows.next() && rows.get<std::int64_t>(0) > 1;
}

problem owner_of_others(const std::vector<std::string>& names) {
    std::string list;
    for (const auto& name : names) list += (list.empty() ? "" : ", ") + name;
    return {
        .status = 409,
        .code = "owner_of_others",
        .detail = "You are the Owner of organizations with other members: " + list +
                  ". Hand them over first, or delete them.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

problem confirmation_wrong() {
    return identity::invalid_fields(
        {{"/username", "confirmation_wrong", "Type your username exactly as it is to confirm."}}
    );
}

void close_organization(db::transaction& tx, const changes::act& by, organization_id org) {
    tx.execute(delete_organization_row, org, by.at);
    changes::record(
        tx,
        changes::change_by(
            by,
            changes::content_of(org),
            changes::subject_kind::organization,
            org.value,
            changes::action::removed
        )
    );
}

void end_membership(db::transaction& tx, const changes::act& by, const membership& which) {
    auto change = members::drop_member(tx, by, which.what);
    // Unlike that of a member who merely left, the name is to be forgotten.
    change.fields.push_back(changes::field("memberName", {}, {}));
    store::add_to_members(tx, which.what.org_id, -1);
    changes::record(tx, change);
}

outcome<void> finish(db::transaction& tx, const changes::act& by) {
    const auto all = memberships_of(tx, by.who.user);
    std::vector<std::string> in_the_way;
    for (const auto& each : all) {
        if (each.is_owner() && has_others(tx, each.what.org_id)) {
            in_the_way.push_back(each.organization);
        }
    }
    if (!in_the_way.empty()) return refused{owner_of_others(in_the_way)};
    for (const auto& each : all) {
        if (each.is_owner()) close_organization(tx, by, each.what.org_id);
        end_membership(tx, by, each);
    }
    identity::erase_account(tx, by, by.who.user);
    return {};
}

} // namespace

task<outcome<void>> delete_account(
    identity::module& in, access::actor who, delete_account_request what
) {
    auto sent = std::move(what.password);
    const auto proved = co_await identity::prove_owner(in, who, std::move(sent), "/password");
    if (!proved) co_return refused{proved.error()};
    if (identity::tidy(what.username) != proved->username) {
        co_return refused{confirmation_wrong()};
    }
    const auto by = changes::begin_act(who, in.with);
    auto work = [by](db::transaction& tx) { return finish(tx, by); };
    co_return co_await in.with.database.write(std::move(work));
}

} // namespace lacewing::organizations
