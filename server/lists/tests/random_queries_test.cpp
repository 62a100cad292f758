#include "lists/tests/random_world.hpp"

namespace lacewing::lists {
namespace {

class random_queries_on : public random_world_on {};
LACEWING_ON_EACH_DATABASE(random_queries_on);

TEST_P(random_queries_on, find_what_a_plain_reading_of_every_bug_finds_in_the_same_order) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    fill(60);
    const auto outsider = stranger_of_public();
    const std::vector<std::pair<access::actor, access::role>> readers{
        {story.owner, access::role::owner},
        {story.editor, access::role::editor},
        {story.member, access::role::member},
        {outsider, access::role::outsider},
        {story.nobody, access::role::outsider},
    };
    for (int round = 0; round < 400; ++round) {
        const auto q = random_query(3) + random_sort();
        const auto& [who, role] = any(readers);
        auto what = asked(who, q);
        const auto tree = query::parse(q, what.how);
        ASSERT_TRUE(tree) << q << ": " << tree.error().detail;
        const auto expected = plain::answer(all, *tree, reader_of(who, role));
        const auto found = walk(what, 1 + static_cast<int>(below(40)));
        EXPECT_EQ(found, expected) << access::to_string(role) << ": " << q;
        if (HasFailure()) return;
    }
}

TEST_P(random_queries_on, come_to_as_many_bugs_in_groups_and_files_as_in_lists) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    fill(40);
    constexpr std::array fields{
        std::string_view{"status"},
        std::string_view{"category"},
        std::string_view{"severity"},
        std::string_view{"priority"},
        std::string_view{"resolution"},
        std::string_view{"project"},
        std::string_view{"assignee"},
        std::string_view{"author"},
        std::string_view{"due"}
    };
    for (int round = 0; round < 60; ++round) {
        const auto q = random_query(2);
        const auto& who = one_in(2) ? story.member : story.editor;
        auto by = std::string{any(fields)};
        const auto other = any(fields);
        if (one_in(2) && other != by) by += "," + std::string{other};
        const auto grouped = value(groups(who, q, by));
        std::int64_t counted = 0;
        for (const auto& each : grouped.items) counted += each.count;
        EXPECT_EQ(counted, grouped.total) << by << ": " << q;
        EXPECT_EQ(grouped.total, value(find(who, q)).total) << by << ": " << q;
        const auto what = asked(who, q);
        const auto ids = testing::read(with(), [&](db::reader& tx) {
            return find_all(*value(asked_query::begin(tx, what)));
        });
        EXPECT_EQ(ids, walk(what, 100)) << q;
    }
}

TEST_P(random_queries_on, count_all_bugs_by_each_value_as_a_list_of_that_value_does) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    fill(80);
    for (const auto& who : {story.owner, story.member, stranger_of_public(), story.nobody}) {
        for (const std::string field :
             {"is", "severity", "priority", "resolution", "label", "assignee", "watcher"}) {
            const auto completed = testing::read(with(), [&](db::reader& tx) {
                return value(complete_values(tx, asked(who, ""), field, ""));
            });
            for (const auto& each : completed.items) {
                const auto q = field + ":\"" + each.value + "\"";
                EXPECT_EQ(each.count, value(find(who, q)).total) << q;
            }
        }
        const auto every = value(find(who, "")).total;
        for (const auto* by : {"author", "assignee", "severity", "priority", "resolution"}) {
            std::int64_t counted = 0;
            for (const auto& each : value(groups(who, "", by)).items) counted += each.count;
            EXPECT_EQ(counted, every) << by;
        }
        for (const auto& each : value(groups(who, "", "label")).items) {
            if (!each.value) EXPECT_EQ(each.count, value(find(who, "label:none")).total);
        }
        const auto all_but_mine = value(find(who, "-assignee:@me")).total;
        EXPECT_EQ(all_but_mine, every - value(find(who, "assignee:@me")).total);
    }
}

} // namespace
} // namespace lacewing::lists
