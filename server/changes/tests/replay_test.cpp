#include "changes/record.hpp"
#include "changes/replay.hpp"
#include "changes/tests/made_changes.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::changes {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class the_log_of_a_thing : public db::on_each_database {};
LACEWING_ON_EACH_DATABASE(the_log_of_a_thing);

TEST_P(the_log_of_a_thing, is_read_whole_and_in_order_between_others) {
    constexpr int changes = 450; // more than are read at once, twice
    const auto other = numbered(99);
    run(database().write([&](db::transaction& tx) {
        for (int made = 0; made < changes; ++made) {
            record(tx, made_change(content, fmt::format("{}", made)));
            auto beside = made_change(content, "of another");
            beside.subject_id = other;
            record(tx, beside);
            record(tx, made_change(elsewhere, "of another organization"));
        }
        return 0;
    }));
    const auto titles = run(database().read([](db::reader& tx) {
        std::vector<std::string> found;
        log_of_thing log{tx, content, numbered(7)};
        for (; log.next() != nullptr; log.pass()) {
            found.push_back(log.next()->fields.front().after);
        }
        return found;
    }));
    ASSERT_EQ(titles.size(), changes);
    for (int made = 0; made < changes; ++made) {
        EXPECT_EQ(titles[static_cast<std::size_t>(made)], fmt::format("\"{}\"", made));
    }
}

TEST_P(the_log_of_a_thing, ends_where_a_thing_has_as_many_rows_as_are_read_at_once) {
    constexpr int changes = 200;
    run(database().write([&](db::transaction& tx) {
        for (int made = 0; made < changes; ++made) record(tx, made_change(content));
        return 0;
    }));
    const auto count = run(database().read([](db::reader& tx) {
        int found = 0;
        for (log_of_thing log{tx, content, numbered(7)}; log.next() != nullptr; log.pass()) ++found;
        return found;
    }));
    EXPECT_EQ(count, changes);
}

TEST(a_replay, tells_which_fields_differ) {
    auto made = made_change(content);
    made.what = action::created;
    made.fields = {{"title", "", "\"new\""}, {"due", "", "\"2026-11-24\""}, {"labels", "", "[]"}};
    auto later = made_change(content);
    later.fields = {{"title", "\"new\"", "\"newer\""}, {"due", "\"2026-11-24\"", ""}};

    replay known;
    EXPECT_FALSE(known.is_made());
    known.play(made);
    EXPECT_TRUE(known.is_made());
    EXPECT_EQ(known.project(), made.project);
    known.play(later);
    EXPECT_THAT(
        known.differences(
            std::vector<field_change>{{"title", "", "\"newer\""}, {"labels", "", "[]"}}
        ),
        IsEmpty()
    ) << "what was taken away is as good as never there";
    EXPECT_THAT(
        known.differences(std::vector<field_change>{
            {"title", "", "\"new\""}, {"due", "", "\"2026-11-24\""}, {"rank", "", "\"m\""}
        }),
        ElementsAre("title", "due", "rank", "labels")
    );
}

TEST(a_replay, is_there_again_once_it_is_made_again) {
    auto made = made_change(content);
    made.what = action::created;
    replay known;
    known.play(made);
    known.remove();
    EXPECT_TRUE(known.is_removed());
    known.play(made);
    EXPECT_FALSE(known.is_removed());
}

} // namespace
} // namespace lacewing::changes
