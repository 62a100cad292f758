#include "bugs/acts/move_bug.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "projects/acts/change_project.hpp"
#include "projects/acts/remove_project.hpp"

#include <string>

namespace lacewing::bugs {
namespace {

class keys_of_bugs : public on_alpha {
protected:
    void rekey(const projects::project& which, const std::string& key) {
        value(testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.editor, with());
            const projects::change_project_request what{.key = key};
            return projects::change_project(tx, by, story.alpha, to_string(which.id), what);
        }));
    }
    bug move(const bug& which, const projects::project& to) {
        return value(testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.owner, with());
            const move_bug_request what{
                .project_id = to.id, .status = {}, .resolution = {}, .client_id = {}, .batch_id = {}
            };
            return move_bug(tx, by, story.alpha, to_string(which.id), what);
        }));
    }
    outcome<void> remove(const projects::project& which) {
        return testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.editor, with());
            return projects::remove_project(tx, by, story.alpha, to_string(which.id));
        });
    }
    bug secret() {
        auto what = titled("Secret");
        what.visibility = changes::visibility::restricted;
        return value(create(what));
    }
    bug_id found(std::string_view key) { return value(read(story.member, story.alpha, key)).id; }
};
LACEWING_ON_EACH_DATABASE(keys_of_bugs);

TEST_P(keys_of_bugs, follow_their_project_and_lead_to_them_under_every_key_it_had) {
    const auto made = value(create(titled("One")));
    const auto hidden = secret();
    EXPECT_EQ(hidden.key, "CORE-R1");
    rekey(core, "NEXT");
    const auto now = value(read(story.member, story.alpha, "CORE-1"));
    EXPECT_EQ(now.key, "NEXT-1");
    EXPECT_EQ(now.rev, made.rev);
    EXPECT_EQ(value(read(story.member, story.alpha, "CORE-R1")).key, "NEXT-R1");
    EXPECT_EQ(value(list(story.member, story.alpha, "CORE")).items.size(), 2U);
    rekey(core, "THIRD");
    EXPECT_EQ(found("CORE-1"), made.id);
    EXPECT_EQ(found("NEXT-1"), made.id);
    EXPECT_EQ(found("NEXT-R1"), hidden.id);
    EXPECT_EQ(value(create(titled("Two"))).key, "THIRD-2");
}

TEST_P(keys_of_bugs, lead_to_those_that_left_the_project_before_and_after_it_took_another_key) {
    const auto before = value(create(titled("Left before")));
    const auto after = value(create(titled("Left after")));
    const auto hidden = secret();
    move(before, web);
    rekey(core, "NEXT");
    move(after, web);
    move(hidden, web);
    EXPECT_EQ(found("CORE-1"), before.id);
    EXPECT_EQ(found("NEXT-1"), before.id);
    EXPECT_EQ(found("CORE-2"), after.id);
    EXPECT_EQ(found("NEXT-2"), after.id);
    EXPECT_EQ(found("CORE-R1"), hidden.id);
    EXPECT_EQ(found("NEXT-R1"), hidden.id);
    EXPECT_EQ(move(after, core).key, "NEXT-2");
}

TEST_P(keys_of_bugs, of_a_project_that_is_gone_still_lead_to_those_that_left_it) {
    const auto made = value(create(titled("Leaves")));
    EXPECT_EQ(remove(core).error().code, "project_holds_bugs");
    move(made, web);
    ASSERT_TRUE(remove(core));
    EXPECT_EQ(found("CORE-1"), made.id);
    const auto refusal = create(titled("Too late"));
    EXPECT_EQ(refusal.error().fields.at(0).code, "project_unknown");
}

TEST_P(keys_of_bugs, a_project_with_nothing_but_hidden_bugs_says_only_that_it_holds_some) {
    secret();
    EXPECT_EQ(remove(core).error().code, "project_holds_bugs");
    EXPECT_EQ(remove(core).error().detail.find('1'), std::string::npos);
}

} // namespace
} // namespace lacewing::bugs
