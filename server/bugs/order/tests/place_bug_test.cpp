#include "bugs/order/order_sql.hpp"
#include "bugs/order/place_bug.hpp"
#include "bugs/store.hpp"
#include "bugs/tests/bugs_fixture.hpp"

#include <algorithm>
#include <random>

namespace lacewing::bugs {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

class placing_a_bug_on : public on_alpha {
protected:
    bug report(const std::string& title) {
        clock().advance_s(1);
        return value(create(titled(title)));
    }
    std::vector<bug> report(int count) {
        std::vector<bug> made;
        for (int n = 0; n < count; ++n)
            made.push_back(report(std::string{letters.substr(static_cast<std::size_t>(n), 1)}));
        return made;
    }
    bug report_restricted(const std::string& title) {
        clock().advance_s(1);
        auto what = titled(title);
        what.visibility = changes::visibility::restricted;
        return value(create(story.owner, story.alpha, what));
    }
    static place_bug_request between(
        const std::optional<bug>& after, const std::optional<bug>& before
    ) {
        place_bug_request what;
        if (after) what.after = after->id;
        if (before) what.before = before->id;
        return what;
    }
    outcome<bug> place(const access::actor& who, const bug& card, const place_bug_request& what) {
        clock().advance_s(1);
        return testing::write(with(), [&](db::transaction& tx) {
            return place_bug(
                tx,
                changes::begin_act(who, with()),
                story.alpha,
                to_string(card.id),
                what,
                std::nullopt,
                random()
            );
        });
    }
    outcome<bug> place(const bug& card, const place_bug_request& what) {
        return place(story.editor, card, what);
    }
    void put_rank(const bug& of, const std::string& rank) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "UPDATE bugs SET rank = $3 WHERE org_id = $1 AND id = $2", story.alpha, of.id, rank
            );
        });
    }
    /// As a board shows them.
    std::vector<bug> in_order(const access::actor& who) {
        const http::page_request page{.after = std::nullopt, .limit = 100};
        auto found = value(list(who, story.alpha, std::nullopt, page)).items;
        std::ranges::sort(found, {}, [](const bug& each) { return std::pair{each.rank, each.id}; });
        return found;
    }
    std::string titles(const access::actor& who) {
        std::string all;
        for (const auto& each : in_order(who)) all += each.title;
        return all;
    }
    std::string titles() { return titles(story.owner); }
};

LACEWING_ON_EACH_DATABASE(placing_a_bug_on);

TEST_P(placing_a_bug_on, new_bugs_stand_last_and_imports_by_their_numbers) {
    report(3);
    EXPECT_EQ(titles(), "abc");
    std::vector<new_bug> brought;
    for (const int number : {107, 105, 106}) {
        brought.push_back(
            {.id = new_id(),
             .number = number,
             .title = std::string(1, static_cast<char>('u' + number - 105)),
             .description = "",
             .status = status("New"),
             .author = *story.editor.as_principal(),
             .created = clock().now(),
             .updated = clock().now(),
             .status_since = clock().now()}
        );
    }
    ASSERT_TRUE(insert(core.id, brought));
    EXPECT_EQ(titles(), "uvwabc");
    report("z");
    EXPECT_EQ(titles(), "uvwabcz");
}

TEST_P(placing_a_bug_on, puts_it_between_two_beside_one_first_and_last) {
    const auto all = report(5);
    ASSERT_TRUE(place(all[4], between(all[0], all[1])));
    EXPECT_EQ(titles(), "aebcd");
    ASSERT_TRUE(place(all[0], between(all[2], std::nullopt)));
    EXPECT_EQ(titles(), "ebcad");
    ASSERT_TRUE(place(all[3], between(std::nullopt, all[4])));
    EXPECT_EQ(titles(), "debca");
    ASSERT_TRUE(place(all[3], between(all[0], std::nullopt)));
    EXPECT_EQ(titles(), "ebcad");
    report("n");
    EXPECT_EQ(titles(), "ebcadn") << "a new bug comes behind one that was put last";
}

TEST_P(placing_a_bug_on, changes_other_fields_in_the_same_change) {
    const auto all = report(3);
    const auto before = version();
    auto what = between(all[0], all[1]);
    what.change.emplace();
    what.change->status = status("In progress");
    const auto placed = value(place(all[2], what));
    EXPECT_EQ(placed.status, status("In progress"));
    EXPECT_EQ(placed.rev, 2);
    EXPECT_EQ(version(), before + 1);
    EXPECT_EQ(titles(), "acb");
    // Sent twice it does once.
    EXPECT_EQ(value(place(all[2], what)), placed);
    EXPECT_EQ(version(), before + 1);

    what.change->status = web.statuses.front().id;
    const auto refusal = place(all[0], what);
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/change/status");
    EXPECT_EQ(titles(), "acb");
}

TEST_P(placing_a_bug_on, without_a_neighbour_that_is_there_leaves_it_where_it_is) {
    const auto all = report(2);
    const auto before = version();
    place_bug_request what;
    EXPECT_EQ(value(place(all[1], what)).rank, all[1].rank);
    what.after = new_id();
    what.before = all[1].id;
    EXPECT_EQ(value(place(all[1], what)).rank, all[1].rank);
    EXPECT_EQ(version(), before);
    EXPECT_EQ(
        place(story.stranger, all[0], between(all[1], std::nullopt)).error().code, "not_found"
    );
}

TEST_P(placing_a_bug_on, bears_neighbours_that_were_deleted_or_changed_places) {
    const auto all = report(5);
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "UPDATE bugs SET deleted_at = 1 WHERE org_id = $1 AND id = $2", story.alpha, all[1].id
        );
    });
    ASSERT_TRUE(place(all[4], between(all[1], std::nullopt)));
    EXPECT_EQ(titles(), "aecd");
    // b was between a and c; who still sees "d before a" drops right behind d.
    ASSERT_TRUE(place(all[2], between(all[3], all[0])));
    EXPECT_EQ(titles(), "aedc");
}

TEST_P(placing_a_bug_on, tells_nothing_of_a_neighbour_that_is_not_the_actors_to_know) {
    const auto all = report(3);
    const auto hidden = report_restricted("r");
    // The Owner puts it to the front; the Editor, who may not know it, names it.
    ASSERT_TRUE(place(story.owner, hidden, between(std::nullopt, all[0])));
    EXPECT_EQ(titles(story.owner), "rabc");
    const auto before = version();
    const auto of_hidden = value(place(all[2], between(std::nullopt, hidden)));
    EXPECT_EQ(of_hidden.rank, all[2].rank);
    EXPECT_EQ(version(), before);
    EXPECT_EQ(place(hidden, between(all[0], all[1])).error().code, "not_found");
}

TEST_P(placing_a_bug_on, spreads_the_neighbours_anew_where_their_keys_leave_no_room) {
    const auto all = report(40);
    const std::string longest(limits::bug_rank_length_max - 1, '5');
    // Two keys of the full length side by side, and two bugs of one key.
    put_rank(all[10], longest + "1");
    put_rank(all[11], longest + "2");
    put_rank(all[12], longest + "2");
    const auto before = in_order(story.owner);
    ASSERT_TRUE(place(all[30], between(before[0], before[1])));
    auto expected = titles(story.owner);
    ASSERT_EQ(expected.substr(0, 2), before[0].title + all[30].title);
    const auto now = in_order(story.owner);
    for (const auto& each : now) {
        EXPECT_LE(each.rank.size(), limits::bug_rank_length_max);
    }
    std::vector<std::string> others;
    for (const auto& each : now) {
        if (each.id != all[30].id) others.push_back(each.title);
    }
    std::vector<std::string> others_before;
    for (const auto& each : before) {
        if (each.id != all[30].id) others_before.push_back(each.title);
    }
    EXPECT_EQ(others, others_before) << "nobody sees another order";

    testing::replica heard;
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, changes::content_of(story.alpha));
        return 0;
    });
    for (const auto& each : now) {
        EXPECT_EQ(heard.thing(each.id.value).at("rank"), schema::to_json(each.rank));
    }
}

TEST_P(placing_a_bug_on, spreads_restricted_bugs_along_and_none_because_of_them) {
    const auto all = report(3);
    const auto hidden = report_restricted("r");
    const std::string longest(limits::bug_rank_length_max - 1, '5');
    put_rank(all[0], longest + "1");
    put_rank(hidden, longest + "2");
    put_rank(all[1], longest + "3");
    ASSERT_EQ(titles(), "arbc");
    auto before = version();
    // One key is left between a and b, and taken by what the Editor must not know.
    ASSERT_TRUE(place(all[2], between(all[0], all[1])));
    EXPECT_EQ(version(), before + 1) << "an ordinary bug moves as if the other were not there";
    EXPECT_EQ(titles(story.editor), "acb");

    put_rank(all[2], "zz");
    put_rank(all[1], longest + "2");
    put_rank(hidden, longest + "2");
    const auto order = titles();
    before = version();
    ASSERT_TRUE(place(all[2], between(all[0], all[1])));
    EXPECT_GT(version(), before + 1) << "no room: the ordinary ones are spread anew";
    auto without = titles();
    std::erase(without, 'c');
    EXPECT_EQ(without, order.substr(0, 3)) << "with the restricted one in its place";

    // The other way around a restricted one shares a rank, and nobody hears.
    put_rank(all[0], longest + "1");
    put_rank(all[1], longest + "2");
    before = version();
    EXPECT_EQ(value(place(story.owner, hidden, between(all[0], all[1]))).rank, longest + "1");
    EXPECT_EQ(version(), before);
}

TEST_P(placing_a_bug_on, keeps_one_order_while_two_people_drag_with_what_they_saw_before) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 chance{seed};
    const auto below = [&](std::size_t end) { return chance() % end; };
    report(8);
    const std::vector<access::actor> people{story.editor, story.owner};
    std::vector<std::vector<bug>> seen{in_order(people[0]), in_order(people[1])};
    for (int n = 0; n < 20; ++n) {
        const auto who = below(2);
        auto& view = seen[who];
        const auto card = view[below(view.size())];
        auto others = view;
        std::erase_if(others, [&](const bug& each) { return each.id == card.id; });
        const auto to = below(others.size() + 1);
        const auto after = to == 0 ? std::nullopt : std::optional{others[to - 1]};
        const auto before = to == others.size() ? std::nullopt : std::optional{others[to]};
        ASSERT_TRUE(place(people[who], card, between(after, before)));

        const auto now = in_order(story.owner);
        const auto at = [&](const bug& which) {
            return std::ranges::find(now, which.id, &bug::id) - now.begin();
        };
        ASSERT_EQ(now.size(), 8U);
        if (after && before && at(*after) < at(*before)) {
            EXPECT_TRUE(at(*after) < at(card) && at(card) < at(*before));
        } else if (after) {
            EXPECT_LT(at(*after), at(card));
        } else {
            EXPECT_LT(at(card), at(*before));
        }
        for (std::size_t each = 1; each < now.size(); ++each) {
            EXPECT_LT(now[each - 1].rank, now[each].rank);
        }
        if (below(3) == 0) view = in_order(people[who]);
    }
    EXPECT_EQ(titles(story.editor), titles(story.owner));
    auto all = titles();
    std::ranges::sort(all);
    EXPECT_EQ(all, "abcdefgh");
}

TEST_P(placing_a_bug_on, finds_the_neighbours_in_one_range_of_an_index) {
    report(3);
    const bool is_sqlite = GetParam() == db::dialect::sqlite;
    const bug_id any = new_id();
    const std::vector<db::parameter> from{story.alpha, "8", any, any, 1};
    const std::vector<db::parameter> range{story.alpha, "8", "9", 1};
    for (const auto& [sql, values] :
         {std::pair{store::select_above, from},
          std::pair{store::select_below, from},
          std::pair{store::select_up_to, from},
          std::pair{store::select_restricted, range}}) {
        const auto explain = (is_sqlite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + std::string{sql};
        const auto steps = testing::write(with(), [&](db::transaction& tx) {
            std::string text;
            if (!is_sqlite) {
                tx.execute("SET LOCAL enable_seqscan = off");
                tx.execute("SET LOCAL enable_bitmapscan = off");
            }
            auto rows = tx.query_bound(explain, values);
            while (rows.next()) text += rows.get<std::string>(is_sqlite ? 3 : 0) + "\n";
            return text;
        });
        SCOPED_TRACE(steps);
        EXPECT_NE(steps.find("bugs_by_rank"), std::string::npos);
        EXPECT_EQ(steps.find("TEMP B-TREE"), std::string::npos);
        EXPECT_EQ(steps.find("Sort"), std::string::npos);
    }
}

} // namespace
} // namespace lacewing::bugs
