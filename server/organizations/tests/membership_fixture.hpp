#pragma once

#include "access/access.hpp"
#include "changes/record.hpp"
#include "members/change_role.hpp"
#include "members/roster.hpp"
#include "organizations/hand_over.hpp"
#include "organizations/join_code.hpp"
#include "organizations/leave_organization.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/remove_member.hpp"
#include "organizations/testing/story.hpp"
#include "platform/core/limits.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::organizations {

/// How memberships begin, change and end.
class membership_on : public db::on_each_database {
protected:
    template <class Function>
    auto act(const access::actor& who, Function function) {
        return testing::write(with(), [&](db::transaction& tx) {
            return function(tx, changes::begin_act(who, with()));
        });
    }
    outcome<void> remove(const access::actor& who, organization_id org, member_id which) {
        return act(who, [&](db::transaction& tx, const changes::act& by) {
            return remove_member(tx, by, org, which, with().random);
        });
    }
    outcome<void> leave(const access::actor& who, organization_id org) {
        return act(who, [&](db::transaction& tx, const changes::act& by) {
            return leave_organization(tx, by, org);
        });
    }
    outcome<organization> hand(const access::actor& who, organization_id org, member_id to) {
        return act(who, [&](db::transaction& tx, const changes::act& by) {
            return hand_over(tx, by, org, {to});
        });
    }
    outcome<members::member> change(
        const access::actor& who, organization_id org, member_id which, access::role to
    ) {
        return act(who, [&](db::transaction& tx, const changes::act& by) {
            return members::change_role(tx, by, org, which, {to});
        });
    }
    outcome<new_join_code> renew(const access::actor& who, organization_id org) {
        return act(who, [&](db::transaction& tx, const changes::act& by) {
            return renew_join_code(tx, by, org, with().random);
        });
    }
    /// "joined", or the code of the problem.
    std::string join(
        const access::actor& who, std::string_view code, std::string_view network = {}
    ) {
        const auto answer = act(who, [&](db::transaction& tx, const changes::act& by) {
            return join_organization(tx, by, code, with().random, network);
        });
        const auto* why = std::get_if<problem>(&answer);
        return why ? why->code : "joined";
    }
    outcome<organization> read(const access::actor& who, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_organization(tx, who, org);
        });
    }
    member_id membership(organization_id org, const access::actor& of) {
        return testing::read(with(), [&](db::reader& tx) {
            const auto found = members::find_member_of(tx, org, of.user);
            return found ? found->id : member_id{};
        });
    }
    access::role role_of(organization_id org, const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) { return access::role_in(tx, who, org); });
    }
    std::int64_t version(const changes::stream& of) {
        return testing::read(with(), [&](db::reader& tx) { return changes::version_of(tx, of); });
    }
    std::int64_t number(std::string_view sql, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql, org);
            return rows.next() ? rows.template get<std::int64_t>(0) : -1;
        });
    }
    /// One Owner, the same in both places, and counts that are right.
    void expect_whole(organization_id org) {
        EXPECT_EQ(
            number(
                "SELECT COUNT(*) FROM org_members m JOIN orgs o ON o.id = m.org_id AND "
                "o.org_owner = m.member_id WHERE m.org_id = $1 AND m.member_role = 'Owner'",
                org
            ),
            1
        );
        EXPECT_EQ(
            number(
                "SELECT COUNT(*) FROM org_members WHERE org_id = $1 AND member_role = 'Owner'", org
            ),
            1
        );
        EXPECT_EQ(
            number("SELECT members FROM org_counts WHERE org_id = $1", org),
            number("SELECT COUNT(*) FROM org_members WHERE org_id = $1", org)
        );
    }
};

} // namespace lacewing::organizations
