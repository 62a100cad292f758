#include "changes/log.hpp"
#include "drafts/keep_draft.hpp"
#include "identity/erase_account.hpp"
#include "organizations/testing/story.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::drafts {
namespace {

class drafts_of_people : public db::on_each_database {
protected:
    outcome<draft> keep(const access::actor& who, std::string_view place, const std::string& text) {
        return testing::write(with(), [&](db::transaction& tx) {
            return keep_draft(tx, changes::begin_act(who, with()), place, text, random());
        });
    }
    void drop(const access::actor& who, std::string_view place) {
        testing::write(with(), [&](db::transaction& tx) {
            drop_draft(tx, changes::begin_act(who, with()), place);
        });
    }
    std::string text_at(const access::actor& who, std::string_view place) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_draft(tx, who.user, place).text;
        });
    }
    std::vector<changes::recorded> log_of(const access::actor& who) {
        return testing::read(with(), [&](db::reader& tx) {
            auto all = changes::changes_after(tx, changes::person_of(who.user), 0, 1'000);
            std::erase_if(all, [](const changes::recorded& each) {
                return each->what.subject != changes::subject_kind::draft;
            });
            return all;
        });
    }

    testing::story story{with()};
};
LACEWING_ON_EACH_DATABASE(drafts_of_people);

TEST_P(drafts_of_people, are_kept_by_place_until_dropped) {
    EXPECT_EQ(text_at(story.owner, "comment.1"), "");
    const auto kept = value(keep(story.owner, "comment.1", "It cra"));
    EXPECT_EQ(kept.updated, with().clock.now());
    ASSERT_TRUE(keep(story.owner, "comment.1", "It crashes"));
    ASSERT_TRUE(keep(story.owner, "bug.1.description", "Steps"));
    EXPECT_EQ(text_at(story.owner, "comment.1"), "It crashes");
    drop(story.owner, "comment.1");
    drop(story.owner, "comment.1");
    EXPECT_EQ(text_at(story.owner, "comment.1"), "");
    EXPECT_EQ(text_at(story.owner, "bug.1.description"), "Steps");
    ASSERT_TRUE(keep(story.owner, "bug.1.description", ""));
    EXPECT_EQ(text_at(story.owner, "bug.1.description"), "");
}

TEST_P(drafts_of_people, are_their_own) {
    ASSERT_TRUE(keep(story.owner, "comment.1", "Mine"));
    EXPECT_EQ(text_at(story.editor, "comment.1"), "");
    drop(story.editor, "comment.1");
    EXPECT_EQ(text_at(story.owner, "comment.1"), "Mine");
    EXPECT_TRUE(log_of(story.editor).empty());
}

TEST_P(drafts_of_people, are_told_to_their_other_browsers_without_the_text) {
    ASSERT_TRUE(keep(story.owner, "comment.1", "A secret"));
    ASSERT_TRUE(keep(story.owner, "comment.1", "A secret"));
    ASSERT_TRUE(keep(story.owner, "comment.1", "A longer secret"));
    drop(story.owner, "comment.1");
    const auto log = log_of(story.owner);
    ASSERT_EQ(log.size(), 3U) << "what stays is not told";
    const std::vector actions{
        changes::action::created, changes::action::changed, changes::action::removed
    };
    for (std::size_t at = 0; at < log.size(); ++at) {
        EXPECT_EQ(log[at]->what.what, actions[at]);
        EXPECT_EQ(log[at]->what.subject_id, log[0]->what.subject_id);
        ASSERT_EQ(log[at]->what.fields.size(), 1U);
        EXPECT_EQ(log[at]->what.fields[0].after, "\"comment.1\"");
    }
}

TEST_P(drafts_of_people, have_places_of_letters_and_ids_and_a_limit) {
    for (const std::string place : {"", "a b", "a/b", "ü", "a\nb"}) {
        EXPECT_EQ(keep(story.owner, place, "x").error().status, 422) << place;
    }
    EXPECT_EQ(keep(story.owner, std::string(101, 'a'), "x").error().status, 422);
    for (std::int64_t i = 0; i < limits::drafts_per_account_max; ++i) {
        ASSERT_TRUE(keep(story.owner, "place." + std::to_string(i), "x"));
    }
    EXPECT_EQ(keep(story.owner, "one-more", "x").error().code, "too_many_drafts");
    EXPECT_TRUE(keep(story.owner, "place.7", "still kept"));
    EXPECT_TRUE(keep(story.editor, "one-more", "x"));
}

TEST_P(drafts_of_people, go_with_the_account) {
    ASSERT_TRUE(keep(story.member, "comment.1", "Gone"));
    testing::write(with(), [&](db::transaction& tx) {
        identity::erase_account(tx, changes::begin_act(story.member, with()), story.member.user);
    });
    EXPECT_EQ(text_at(story.member, "comment.1"), "");
}

} // namespace
} // namespace lacewing::drafts
