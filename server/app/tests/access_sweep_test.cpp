#include "app/tests/access_sweep_fixture.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace lacewing::app {

LACEWING_ON_EACH_DATABASE(access_sweep);

TEST_P(access_sweep, every_route_names_a_word_that_the_role_table_or_the_list_of_doors_knows) {
    std::set<std::string_view> words{access::anyone, access::signed_in};
    for (const auto& each : access::role_table()) words.insert(each.word);
    for (const auto& which : routes.routes())
        EXPECT_TRUE(words.contains(which.access)) << which.pattern;
}

TEST_P(access_sweep, members_pass_as_far_as_their_role_goes) {
    for (const auto* which : routes_of_organizations()) {
        for (const auto* who : {&member, &editor, &owner}) {
            const auto answer = knock(*who, *which, own_of(*who, *which));
            if (which->access == "leave" && who == &owner) {
                EXPECT_EQ(answer.status, 409) << answer.body;
            } else if (who->role_in_alpha >= least_role(*which)) {
                EXPECT_LT(answer.status, 400)
                    << who->name << " at " << which->pattern << ": " << answer.body;
            } else {
                EXPECT_EQ(answer.status, 403)
                    << who->name << " at " << which->pattern << ": " << answer.body;
            }
            stand_again();
        }
    }
}

TEST_P(access_sweep, an_api_key_does_what_a_member_may_but_for_what_people_alone_may) {
    const visitor key{
        .name = "key",
        .role_in_alpha = access::role::member,
        .key =
            text_at(ok(owner, "POST", fmt::format("/api/v1/orgs/{}/api-key", alpha), ""), "api_key")
    };
    // The key's own: what authors may do to their bugs, the key may.
    bug = add_bug(key, alpha, project);
    add_batch(key, alpha, bug);
    for (const auto* which : routes_of_organizations()) {
        const auto line =
            std::ranges::find(access::role_table(), which->access, &access::permission::word);
        const bool may = line->least <= access::role::member && !line->is_for_people;
        const auto answer = knock(key, *which, own_of(key, *which));
        if (may) {
            EXPECT_LT(answer.status, 400) << which->pattern << ": " << answer.body;
        } else {
            EXPECT_EQ(answer.status, 403) << which->pattern << ": " << answer.body;
        }
        EXPECT_EQ(answer.body.find("joinCode"), std::string::npos) << which->pattern;
        stand_again();
        for (const auto& org : {beta, open, gone, never}) {
            EXPECT_EQ(
                knock(key, *which, {org, open_project, open_bug, open_member, open_label}).status,
                404
            ) << which->pattern
              << " of " << org;
        }
    }
    for (const auto& which : routes.routes()) {
        if (which.access != access::signed_in) continue;
        const auto target = replaced(std::string{which.pattern}, "{session}", never);
        const auto answer =
            call(key, http::to_string(which.verb), target, which.what.takes ? "{}" : "");
        EXPECT_TRUE(answer.status == 401 || answer.status == 404 || answer.status == 422)
            << which.pattern << ": " << answer.body;
    }
}

TEST_P(access_sweep, a_token_does_what_its_owner_may_and_a_reading_one_changes_nothing) {
    const auto make = [this](std::string_view body) {
        const auto made = ok(owner, "POST", "/api/v1/me/tokens", std::string{body});
        return visitor{.name = "token", .key = text_at(made, "secret")};
    };
    const auto writing = make(R"({"name":"w","scope":"write"})");
    const auto reading = make(R"({"name":"r","scope":"read"})");
    const auto bound = make(fmt::format(R"({{"name":"b","scope":"write","orgID":"{}"}})", alpha));
    const auto narrow = make(fmt::format(R"({{"name":"n","scope":"read","orgID":"{}"}})", alpha));
    for (const auto* which : routes_of_organizations()) {
        const auto line =
            std::ranges::find(access::role_table(), which->access, &access::permission::word);
        if (line->is_reading) EXPECT_EQ(which->verb, http::method::get) << which->pattern;
        for (const auto* who : {&reading, &narrow}) {
            const auto answer = knock(*who, *which, own());
            if (line->is_reading) {
                EXPECT_LT(answer.status, 400) << which->pattern << ": " << answer.body;
            } else {
                EXPECT_EQ(answer.status, 403) << which->pattern << ": " << answer.body;
                EXPECT_NE(answer.body.find("token_read_only"), std::string::npos) << which->pattern;
            }
            EXPECT_EQ(answer.body.find("joinCode"), std::string::npos) << which->pattern;
        }
        for (const auto* who : {&bound, &narrow}) {
            for (const auto& org : {beta, open, gone, never}) {
                const place elsewhere{org, open_project, open_bug, open_member, open_label};
                EXPECT_EQ(knock(*who, *which, elsewhere).status, 404)
                    << which->pattern << " of " << org;
            }
        }
        // Deleting is left to the other sweeps.
        if (which->access == "leave" || which->access == "delete_organization") continue;
        for (const auto* who : {&writing, &bound}) {
            const auto answer = knock(*who, *which, own_of(*who, *which));
            EXPECT_LT(answer.status, 400) << which->pattern << ": " << answer.body;
            stand_again();
        }
    }
    const std::set<std::string_view> open_to_tokens{
        "getMe",
        "readMyCounts",
        "listMyBugs",
        "listOrganizations",
        "createOrganization",
        "joinOrganization"
    };
    for (const auto& which : routes.routes()) {
        if (which.access != access::signed_in || open_to_tokens.contains(which.what.id)) continue;
        auto target = replaced(std::string{which.pattern}, "{session}", never);
        const auto answer =
            call(writing, http::to_string(which.verb), target, which.what.takes ? "{}" : "");
        EXPECT_EQ(answer.status, 403) << which.pattern << ": " << answer.body;
        EXPECT_NE(answer.body.find("token_not_accepted"), std::string::npos) << which.pattern;
    }
    EXPECT_EQ(call(narrow, "GET", "/api/v1/me", "").status, 200);
}

TEST_P(access_sweep, a_wrong_key_opens_nothing_and_a_cookie_beside_it_does_not_help) {
    for (const auto* wrong : {"aaaaaa-bbbbbb-cccccc-dddddd", "", "short", "a b"}) {
        auto guest = owner;
        guest.key = wrong;
        if (guest.key.empty()) guest.key = " ";
        EXPECT_EQ(call(guest, "GET", fmt::format("/api/v1/orgs/{}", alpha), "").status, 401);
        EXPECT_EQ(call(guest, "GET", fmt::format("/api/v1/orgs/{}", open), "").status, 401);
    }
}

TEST_P(access_sweep, nobody_signed_in_gets_401_whether_it_exists_or_not) {
    for (const auto* which : routes_of_organizations()) {
        for (const auto& org : {alpha, gone, never}) {
            const auto answer = knock(anonymous, *which, {org, project, bug, spare, label});
            EXPECT_EQ(answer.status, 401) << which->pattern << " of " << org << ": " << answer.body;
        }
    }
}

TEST_P(access_sweep, what_is_not_theirs_answers_like_what_never_was) {
    for (const auto* which : routes_of_organizations()) {
        const auto reference = knock(stranger, *which, {never, never, never, never, never});
        EXPECT_EQ(reference.status, 404) << which->pattern << ": " << reference.body;
        for (const auto& at :
             {own(),
              place{gone, project, bug, spare, label},
              place{"malformed", project, bug, spare, label}}) {
            const auto answer = knock(stranger, *which, at);
            EXPECT_EQ(answer.status, 404) << which->pattern << " of " << at.org;
            EXPECT_EQ(answer.body, reference.body) << which->pattern << " of " << at.org;
        }
        EXPECT_EQ(knock(owner, *which, {gone, project, bug, spare, label}).body, reference.body)
            << which->pattern;
    }
}

TEST_P(access_sweep, foreign_things_under_the_own_organization_do_not_exist) {
    for (const auto* which : routes_of_organizations()) {
        const bool has_project = which->pattern.find("{project}") != std::string_view::npos;
        const bool has_bug = which->pattern.find("{bug}") != std::string_view::npos ||
                             which->pattern.find("{comment}") != std::string_view::npos ||
                             which->pattern.find("{batch}") != std::string_view::npos ||
                             which->pattern.find("{view}") != std::string_view::npos;
        const bool has_member = which->pattern.find("{member}") != std::string_view::npos;
        const bool has_label = which->pattern.find("{label}") != std::string_view::npos;
        const bool has_file = which->pattern.find("{attachment}") != std::string_view::npos;
        if (!has_project && !has_bug && !has_member && !has_label && !has_file) continue;
        const auto reference = knock(owner, *which, {alpha, never, never, never, never});
        EXPECT_EQ(reference.status, 404) << which->pattern;
        for (const auto& at :
             {place{
                  alpha, foreign_project, foreign_bug, foreign_member, foreign_label, foreign_file
              },
              place{alpha, "malformed", "malformed", "malformed", "malformed", "malformed"}}) {
            EXPECT_EQ(knock(owner, *which, at).body, reference.body)
                << which->pattern << " " << at.bug;
        }
    }
}

TEST_P(access_sweep, outsiders_of_a_public_organization_see_its_content_and_nothing_else) {
    for (const auto* which : routes_of_organizations()) {
        const bool is_content = least_role(*which) == access::role::outsider;
        const place at{open, open_project, open_bug, open_member, open_label, open_file};
        const auto of_nobody = knock(anonymous, *which, at);
        EXPECT_EQ(of_nobody.status, is_content ? 200 : 401)
            << which->pattern << ": " << of_nobody.body;
        const auto of_stranger = knock(stranger, *which, at);
        EXPECT_EQ(of_stranger.status, is_content ? 200 : 403)
            << which->pattern << ": " << of_stranger.body;
        for (const auto* word :
             {"joinCode", "memberEmail", "memberName", "api_key", "membersManageKeys"}) {
            EXPECT_EQ(of_stranger.body.find(word), std::string::npos) << which->pattern;
        }
    }
}

TEST_P(access_sweep, doors_for_the_signed_in_refuse_everybody_else) {
    for (const auto& which : routes.routes()) {
        if (which.access != access::signed_in) continue;
        const auto target = replaced(std::string{which.pattern}, "{session}", never);
        const auto answer =
            call(anonymous, http::to_string(which.verb), target, which.what.takes ? "{}" : "");
        EXPECT_TRUE(answer.status == 401 || answer.status == 422)
            << which.pattern << ": " << answer.body;
        EXPECT_NE(answer.status, 200) << which.pattern;
    }
}

} // namespace lacewing::app
