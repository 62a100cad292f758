#include "lists/tests/real_world.hpp"

#include <cstdlib>
#include <iostream>

namespace lacewing::lists {
namespace {

/// Set to run all of them: LACEWING_LONG_TESTS=1.
bool is_long_run() {
    return std::getenv("LACEWING_LONG_TESTS") != nullptr;
}

class real_queries_on : public real_world_on {
protected:
    /// The whole answer at once, and its first pages.
    void expect_same(const access::actor& who, access::role role, const std::string& q) {
        auto what = asked(who, q);
        what.how.now = moment;
        const auto tree = query::parse(q, what.how);
        ASSERT_TRUE(tree) << q << ": " << tree.error().detail;
        plain::reader reads{.reads_as = access::reader_of(who, role), .self = std::nullopt};
        if (const auto principal = who.as_principal()) reads.self = principal->value;
        reads.sees_members = role >= access::role::member;
        const auto expected = plain::answer(all, *tree, reads);
        const auto ids = testing::read(with(), [&](db::reader& tx) {
            return find_all(*value(asked_query::begin(tx, what)));
        });
        EXPECT_EQ(ids, expected) << access::to_string(role) << ": " << q;
        page_wanted page{.cursor = std::nullopt, .limit = 20};
        for (std::size_t from = 0; from <= std::min<std::size_t>(20, ids.size()); from += 20) {
            const auto found = value(find(what, page));
            EXPECT_EQ(found.total, std::ssize(expected)) << q;
            for (std::size_t at = 0; at < found.items.size(); ++at) {
                EXPECT_EQ(found.items[at].id, expected.at(from + at)) << q;
            }
            EXPECT_EQ(found.next_cursor.has_value(), expected.size() > from + 20) << q;
            page.cursor = found.next_cursor;
            if (!page.cursor) return;
        }
    }
};
LACEWING_ON_EACH_DATABASE(real_queries_on);

TEST_P(real_queries_on, find_what_a_plain_reading_of_every_report_finds_in_the_same_order) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    auto reports = read_real_reports(is_long_run() ? 10'000 : 400);
    if (reports.empty()) {
        GTEST_SKIP() << "The real reports are not there: " << real_reports_file()
                     << ". Name their file in LACEWING_REAL_REPORTS.";
    }
    load(std::move(reports));
    const auto outsider = stranger_of_public();
    // What its autovacuum does by itself.
    if (GetParam() == db::dialect::postgres) {
        testing::write(with(), [&](db::transaction& tx) { tx.execute("ANALYZE"); });
    }
    const std::array<std::pair<access::actor, access::role>, 4> readers{{
        {story.owner, access::role::owner},
        {story.member, access::role::member},
        {outsider, access::role::outsider},
        {story.nobody, access::role::outsider},
    }};
    random_queries made{generator, words_of_query};
    int costly = 0;
    const int rounds = is_long_run() ? 10'000 : 150;
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        if (round > 0 && round % 1'000 == 0) std::cerr << round << " queries agree\n";
        const auto& [who, role] = readers.at(static_cast<std::size_t>(round) % readers.size());
        const auto q = made.query(round % 4);
        try {
            expect_same(who, role, q + made.sort());
        } catch (const refusal& why) {
            ASSERT_EQ(why.why().code, "query_too_costly") << q;
            ++costly;
        }
    }
    EXPECT_LE(costly * 100, rounds) << costly << " took too long";
}

} // namespace
} // namespace lacewing::lists
