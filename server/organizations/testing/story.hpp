#pragma once

#include "access/actor.hpp"
#include "changes/act.hpp"
#include "identity/account_store.hpp"
#include "organizations/create_organization.hpp"
#include "organizations/join_organization.hpp"
#include "platform/core/task.hpp"
#include "platform/core/text.hpp"
#include "platform/crypto/random.hpp"
#include "platform/services.hpp"

#include <string>
#include <utility>
#include <variant>

/// The story that the tests of organizations, members, projects and bugs share.
namespace lacewing::testing {

/// Runs `body` in one write and waits for it.
template <class Body>
auto write(const services& with, Body body) {
    return run(with.database.write(std::move(body)));
}

/// Runs `body` in one read and waits for it.
template <class Body>
auto read(const services& with, Body body) {
    return run(with.database.read(std::move(body)));
}

/// A verified account with a row in `users`, signed in.
inline access::actor sign_up(const services& with, const std::string& username) {
    const identity::account made{
        .uid = crypto::make_id<user_id>(with.random, with.clock.now()),
        .username = username,
        .name = "Name of " + username,
        .email = username + "@example.org",
        .email_verified = true,
        .password_hash = "none",
        .created_at = with.clock.now()
    };
    write(with, [&](db::transaction& tx) {
        if (!identity::store::insert_account(tx, made)) throw std::logic_error{"name taken"};
        identity::store::insert_user_if_missing(tx, made.uid);
    });
    return {.is = access::actor::kind::user, .user = made.uid, .session = {}};
}

inline organizations::organization found_organization(
    const services& with, const access::actor& owner, const std::string& name
) {
    return value(write(with, [&](db::transaction& tx) {
        return organizations::create_organization(
            tx,
            changes::begin_act(owner, with),
            {.id = {}, .org_name = name, .org_desc = "What " + name + " does"},
            with.random
        );
    }));
}

inline void join(
    const services& with, const access::actor& who, const organizations::organization& org
) {
    const auto joined = write(with, [&](db::transaction& tx) {
        return organizations::join_organization(
            tx, changes::begin_act(who, with), org.join_code.value(), with.random
        );
    });
    if (!std::holds_alternative<organizations::organization>(joined)) {
        throw std::logic_error{"the code was refused"};
    }
}

inline void set_role(
    const services& with, organization_id org, const access::actor& who, access::role role
) {
    write(with, [&](db::transaction& tx) {
        tx.execute(
            "UPDATE org_members SET member_role = $3 WHERE org_id = $1 AND member_id = $2",
            org,
            who.user,
            access::to_string(role)
        );
    });
}

inline void make_public(const services& with, organization_id org) {
    write(with, [&](db::transaction& tx) {
        tx.execute("UPDATE orgs SET is_private = FALSE WHERE id = $1", org);
    });
}

/// Alpha, private, with an Owner, an Editor and a Member; and a stranger, who owns Beta.
struct story {
    access::actor owner;
    access::actor editor;
    access::actor member;
    access::actor stranger;
    access::actor nobody = {};
    organization_id alpha;
    std::string alpha_join_code;
    organization_id beta;

    explicit story(const services& with)
        : owner(sign_up(with, "ada")),
          editor(sign_up(with, "edsger")),
          member(sign_up(with, "mary")),
          stranger(sign_up(with, "eve")) {
        const auto made = found_organization(with, owner, "Alpha");
        alpha = made.id;
        alpha_join_code = made.join_code.value();
        join(with, editor, made);
        set_role(with, alpha, editor, access::role::editor);
        join(with, member, made);
        beta = found_organization(with, stranger, "Beta").id;
    }
};

} // namespace lacewing::testing
