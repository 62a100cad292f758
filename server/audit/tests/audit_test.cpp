#include "audit/export_audit.hpp"
#include "audit/read_audit.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "events/limits.hpp"
#include "events/record_event.hpp"
#include "identity/tell_organizations.hpp"
#include "keys/api_key.hpp"
#include "lists/exports/export_bugs.hpp"
#include "lists/tests/explaining_reader.hpp"
#include "members/change_role.hpp"
#include "members/roster.hpp"
#include "organizations/change_organization.hpp"
#include "organizations/hand_over.hpp"
#include "organizations/join_code.hpp"
#include "organizations/leave_organization.hpp"
#include "organizations/remove_member.hpp"
#include "tokens/manage_tokens.hpp"

#include <algorithm>
#include <set>

namespace lacewing::audit {
namespace {

class audit_log : public bugs::on_alpha {
protected:
    outcome<audit_page> read(
        const access::actor& who,
        const filter& which = {},
        int limit = 100,
        std::optional<position> after = std::nullopt
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            const http::page_request page{.after = after, .limit = limit};
            return read_audit(tx, who, story.alpha, which, page, with().clock.now());
        });
    }
    /// Each entry's kind, the oldest first, with what came before the story left out.
    std::vector<std::string> kinds(const filter& which = {}) {
        std::vector<std::string> found;
        for (const auto& each : value(read(story.owner, which)).items) {
            if (each.at > began) found.emplace_back(schema::name_of(each.what));
        }
        std::ranges::reverse(found);
        return found;
    }
    std::vector<uuid> walk(int limit) {
        std::vector<uuid> seen;
        std::optional<position> after;
        do {
            const auto page = value(read(story.owner, {}, limit, after));
            for (const auto& each : page.items) seen.push_back(each.id);
            after = page.next_cursor ? http::parse_cursor(*page.next_cursor) : std::nullopt;
        } while (after);
        return seen;
    }
    template <class Act>
    auto act(const access::actor& who, Act what) {
        clock().advance_s(1);
        return value(testing::write(with(), [&](db::transaction& tx) {
            return what(tx, changes::begin_act(who, with()));
        }));
    }
    void rename(const access::actor& who, std::string name) {
        act(who, [&](db::transaction& tx, const changes::act& by) {
            return organizations::change_organization(
                tx, by, story.alpha, {.org_name = std::move(name)}
            );
        });
    }
    member_id membership_of(const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            return members::find_member_of(tx, story.alpha, who.user).value().id;
        });
    }
    void give_role(const access::actor& by_whom, const access::actor& to, access::role role) {
        act(by_whom, [&](db::transaction& tx, const changes::act& by) {
            return members::change_role(
                tx, by, story.alpha, membership_of(to), {.member_role = role}
            );
        });
    }
    void sign_in(const access::actor& who) {
        auto what = events::event_by(who, with().clock.now(), events::kind::sign_in);
        what.network = "192.0.2.0/24";
        testing::write(with(), [&](db::transaction& tx) {
            events::record_event_of_member(tx, who.user, what);
        });
    }
    std::string file(const std::shared_ptr<http::body_stream>& of) {
        std::string all;
        while (true) {
            const auto piece = run(of->next());
            if (piece.empty()) return all;
            all += piece;
        }
    }
    bugs::change_bug_request hidden(changes::visibility how) {
        bugs::change_bug_request what;
        what.visibility = how;
        return what;
    }

    timestamp began = with().clock.now();
    crypto::sealer secrets{crypto::server_key{1, 2, 3}};
};
LACEWING_ON_EACH_DATABASE(audit_log);

TEST_P(audit_log, is_the_owners_alone) {
    EXPECT_TRUE(read(story.owner));
    EXPECT_TRUE(read(server));
    EXPECT_EQ(read(story.editor).error().status, 403);
    EXPECT_EQ(read(story.member).error().status, 403);
    EXPECT_EQ(read(story.stranger).error().status, 404);
    EXPECT_EQ(read(story.nobody).error().status, 401);
    const access::actor key{.is = access::actor::kind::api_key, .org = story.alpha};
    EXPECT_EQ(read(key).error().status, 403);
    auto token = story.owner;
    token.token = token_id{story.owner.user.value};
    token.is_read_only = true;
    EXPECT_TRUE(read(token));
    token.only = story.beta;
    EXPECT_EQ(read(token).error().status, 404);
}

TEST_P(audit_log, tells_of_members_rights_keys_and_visibility_what_the_log_holds) {
    give_role(story.owner, story.member, access::role::editor);
    act(story.owner, [&](db::transaction& tx, const changes::act& by) {
        return organizations::change_organization(
            tx, by, story.alpha, {.is_private = false, .members_manage_keys = true}
        );
    });
    const auto code = act(story.editor, [&](db::transaction& tx, const changes::act& by) {
        return organizations::renew_join_code(tx, by, story.alpha, random());
    });
    const keys::module in{.with = with(), .secrets = secrets};
    const auto key = act(story.editor, [&](db::transaction& tx, const changes::act& by) {
        return keys::renew_api_key(tx, in, by, story.alpha);
    });
    // A new name is no change of rights.
    act(story.member, [&](db::transaction& tx, const changes::act& by) -> outcome<bool> {
        identity::tell_organizations(
            tx, by, story.member.user, {changes::field("memberName", {}, "\"memberRole\"")}
        );
        return true;
    });
    // As a field is called, and as one begins.
    rename(story.owner, "joinCode");
    rename(story.owner, R"({"joinCode":1,"isPrivate":[)");
    EXPECT_EQ(
        kinds(),
        (std::vector<std::string>{
            "role_changed",
            "visibility_changed",
            "member_rights_changed",
            "join_code_renewed",
            "api_key_renewed",
            "organization_changed",
            "organization_changed"
        })
    );
    const auto all = value(read(story.owner)).items;
    const auto role = std::ranges::find(all, entry_kind::role_changed, &audit_entry::what)->fields;
    EXPECT_EQ(role.at("memberRole").before.text, "\"Member\"");
    EXPECT_EQ(role.at("memberRole").after.text, "\"Editor\"");
    for (const auto& each : all) {
        EXPECT_FALSE(each.fields.contains("rev"));
        EXPECT_FALSE(each.fields.contains("joinCode"));
        EXPECT_EQ(each.count, std::nullopt);
    }
    const auto told = schema::to_json(value(read(story.owner)));
    for (const auto& secret : {code.join_code, key.api_key.value(), story.alpha_join_code}) {
        EXPECT_EQ(told.find(secret), std::string::npos);
    }
}

TEST_P(audit_log, says_who_left_who_was_removed_and_who_was_handed_the_organization) {
    act(story.member, [&](db::transaction& tx, const changes::act& by) {
        return organizations::leave_organization(tx, by, story.alpha);
    });
    act(story.owner, [&](db::transaction& tx, const changes::act& by) {
        return organizations::hand_over(tx, by, story.alpha, {.to = membership_of(story.editor)});
    });
    act(story.editor, [&](db::transaction& tx, const changes::act& by) {
        return organizations::remove_member(
            tx, by, story.alpha, membership_of(story.owner), random()
        );
    });
    EXPECT_EQ(read(story.owner).error().status, 404);
    const auto all = value(read(story.editor)).items;
    std::vector<std::pair<entry_kind, std::optional<uuid>>> seen;
    for (const auto& each : all) {
        if (each.at > began) seen.emplace_back(each.what, each.person);
    }
    const auto owner = story.owner.user.value;
    const auto editor = story.editor.user.value;
    using enum entry_kind;
    EXPECT_EQ(
        seen,
        (std::vector<std::pair<entry_kind, std::optional<uuid>>>{
            {join_code_renewed, std::nullopt},
            {membership_ended, owner},
            {role_changed, editor},
            {role_changed, owner},
            {owner_changed, editor},
            {membership_ended, story.member.user.value},
        })
    );
    EXPECT_EQ(all.at(1).actor, editor);
    // Of one who is gone: what they did, and what was done to their membership.
    const auto of_member = value(read(story.editor, {.person = story.member.user.value})).items;
    ASSERT_EQ(of_member.size(), 2U);
    EXPECT_EQ(of_member.at(0).what, membership_ended);
    EXPECT_EQ(of_member.at(1).what, member_joined);
}

TEST_P(audit_log, tells_what_changes_nothing_beside_the_log) {
    sign_in(story.member);
    clock().advance_s(1);
    const auto made = value(create(titled("Seen by all")));
    const lists::question all_bugs{.who = story.member, .org = story.alpha, .how = {.now = began}};
    file(run(lists::export_bugs(with(), all_bugs, {.format = lists::file_format::json})));
    clock().advance_s(1);
    value(change(story.owner, story.alpha, made.key, hidden(changes::visibility::restricted)));
    clock().advance_s(1);
    auto shared = bugs::change_bug_request{};
    shared.shared_with = {story.editor.user.value};
    value(change(story.owner, story.alpha, made.key, shared));
    value(change(story.owner, story.alpha, made.key, shared));
    clock().advance_s(1);
    value(change(story.owner, story.alpha, made.key, hidden(changes::visibility::inherit)));
    const auto token = act(story.member, [&](db::transaction& tx, const changes::act& by) {
        return tokens::make_token(
            tx, by, {.name = "Night build", .goes = tokens::scope::read}, random()
        );
    });
    act(story.member, [&](db::transaction& tx, const changes::act& by) -> outcome<bool> {
        const auto done = tokens::revoke_token(tx, by, token.token.id);
        if (!done) return refused{done.error()};
        return true;
    });
    EXPECT_EQ(
        kinds(),
        (std::vector<std::string>{
            "list_exported",
            "bug_restricted",
            "bug_shared",
            "bug_opened",
            "token_made",
            "token_revoked"
        })
    );
    const auto all = value(read(story.owner)).items;
    EXPECT_EQ(all.at(0).about, "read");
    EXPECT_EQ(all.at(3).about, made.key);
    EXPECT_EQ(all.at(3).count, 1);
    EXPECT_EQ(all.at(5).about, "json");
    EXPECT_EQ(all.at(5).bugs, 1);
    const auto came = std::ranges::find(all, entry_kind::sign_in, &audit_entry::what);
    ASSERT_NE(came, all.end());
    EXPECT_EQ(came->actor, story.member.user.value);
    EXPECT_EQ(came->network, "192.0.2.0/24");
}

TEST_P(audit_log, holds_nothing_of_another_organization_and_nothing_of_who_is_no_member) {
    const auto before = walk(100);
    sign_in(story.stranger);
    testing::write(with(), [&](db::transaction& tx) {
        events::record_event(
            tx, story.beta, events::event_by(story.stranger, began, events::kind::list_exported)
        );
    });
    value(testing::write(with(), [&](db::transaction& tx) {
        const auto by = changes::begin_act(story.stranger, with());
        return organizations::renew_join_code(tx, by, story.beta, random());
    }));
    EXPECT_EQ(walk(100), before);
    act(story.member, [&](db::transaction& tx, const changes::act& by) {
        return organizations::leave_organization(tx, by, story.alpha);
    });
    EXPECT_EQ(walk(100).size(), before.size() + 1);
    sign_in(story.member);
    EXPECT_EQ(walk(100).size(), before.size() + 1) << "who left signs in unseen";
}

TEST_P(audit_log, comes_in_pages_that_hold_each_entry_once_also_those_of_one_moment) {
    // The clock stands still: all of them have one time.
    for (const auto* who : {&story.owner, &story.editor, &story.member}) sign_in(*who);
    testing::write(with(), [&](db::transaction& tx) {
        for (const auto is : {events::kind::list_exported, events::kind::audit_exported}) {
            events::record_event(tx, story.alpha, events::event_by(story.owner, began, is));
        }
    });
    const auto whole = walk(100);
    EXPECT_EQ(whole.size(), 4U + 5U) << "founding, three memberships, five events";
    EXPECT_EQ((std::set<uuid>{whole.begin(), whole.end()}).size(), whole.size());
    for (const auto limit : {1, 2, 3, 4, 8, 9}) EXPECT_EQ(walk(limit), whole) << limit;
}

TEST_P(audit_log, is_narrowed_by_kind_person_and_time) {
    give_role(story.owner, story.member, access::role::editor);
    const auto then = with().clock.now();
    clock().advance_s(1);
    sign_in(story.member);
    sign_in(story.editor);
    EXPECT_EQ(
        kinds({.what = entry_kind::sign_in}), (std::vector<std::string>{"sign_in", "sign_in"})
    );
    EXPECT_EQ(
        kinds({.person = story.member.user.value}),
        (std::vector<std::string>{"role_changed", "sign_in"})
    );
    EXPECT_EQ(kinds({.since = with().clock.now()}).size(), 2U);
    EXPECT_EQ(kinds({.until = with().clock.now()}), (std::vector<std::string>{"role_changed"}));
    EXPECT_EQ(
        kinds({.what = entry_kind::role_changed, .since = then, .until = with().clock.now()})
            .size(),
        1U
    );
    EXPECT_TRUE(kinds({.what = entry_kind::role_changed, .until = then}).empty());
}

TEST_P(audit_log, shows_no_event_that_is_older_than_events_are_kept) {
    sign_in(story.member);
    clock().advance_s(limits::event_kept_days * 24 * 3'600);
    EXPECT_EQ(value(read(story.owner, {.what = entry_kind::sign_in})).items.size(), 1U);
    clock().advance_s(1);
    EXPECT_TRUE(value(read(story.owner, {.what = entry_kind::sign_in})).items.empty());
    EXPECT_FALSE(value(read(story.owner)).items.empty()) << "the log stays";
}

TEST_P(audit_log, leaves_as_a_file_of_harmless_cells_that_holds_its_own_leaving) {
    for (int n = 0; n < 60; ++n) rename(story.owner, "=cmd|" + std::to_string(n));
    clock().advance_s(1);
    const auto csv = file(run(export_audit(with(), story.owner, story.alpha, {})));
    EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + 1 + 60 + 4);
    EXPECT_TRUE(csv.starts_with("time,kind,actor,token,person,network,about,count,bugs,fields\r\n"
                                "2026-01-01T00:01:01.000000Z,audit_exported,ada,,,,csv,1,,\r\n")
    ) << csv.substr(0, 200);
    EXPECT_NE(csv.find("member_joined,mary,,mary,"), std::string::npos);
    for (std::size_t at = 0; (at = csv.find('=', at)) != std::string::npos; ++at) {
        EXPECT_NE(csv[at - 1], ',') << "a cell begins a formula";
    }
    const access::actor member = story.member;
    EXPECT_THROW(run(export_audit(with(), member, story.alpha, {})), refusal);
}

TEST_P(audit_log, ends_in_the_middle_for_who_is_no_owner_any_more) {
    for (int n = 0; n < 60; ++n) rename(story.owner, "Alpha " + std::to_string(n));
    const auto content = run(export_audit(with(), story.owner, story.alpha, {}));
    EXPECT_FALSE(run(content->next()).empty());
    act(story.owner, [&](db::transaction& tx, const changes::act& by) {
        return organizations::hand_over(tx, by, story.alpha, {.to = membership_of(story.editor)});
    });
    EXPECT_THROW(run(content->next()), refusal);
}

TEST_P(audit_log, is_found_along_indexes_that_begin_with_the_organization) {
    testing::write(with(), [&](db::transaction& tx) {
        for (int n = 0; n < 2'000; ++n) {
            const auto by = changes::begin_act(story.member, with());
            changes::record(
                tx,
                changes::change_by(
                    by,
                    changes::content_of(story.alpha),
                    changes::subject_kind::bug,
                    new_id().value,
                    changes::action::changed
                )
            );
        }
        if (tx.speaks() == db::dialect::postgres) tx.execute("ANALYZE");
    });
    testing::read(with(), [&](db::reader& tx) {
        lists::explaining_reader reader{tx};
        const http::page_request page{.after = std::nullopt, .limit = 50};
        value(read_audit(reader, story.owner, story.alpha, {}, page, with().clock.now()));
        int walks = 0;
        for (const auto& each : reader.seen()) {
            if (!each.sql.contains("FROM changes WHERE owner_id = $1 AND stream IN")) continue;
            ++walks;
            std::string plan;
            for (const auto& step : each.steps) plan += step + "\n";
            EXPECT_NE(plan.find("changes_for_audit"), std::string::npos) << plan;
        }
        EXPECT_EQ(walks, 1);
        return true;
    });
}

} // namespace
} // namespace lacewing::audit
