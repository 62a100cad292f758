#include "platform/db/tests/engine_fixture.hpp"

#include <atomic>
#include <stdexcept>

namespace lacewing::db {
namespace {

class writing : public on_each_engine {};
LACEWING_ON_EACH_DATABASE(writing);

using numbers = std::vector<std::int64_t>;

TEST_P(writing, a_write_that_returned_is_seen_by_everyone) {
    const auto create = [](transaction& tx) {
        insert_in(tx, 1);
        return 7;
    };
    EXPECT_EQ(run(database().write(create)), 7);
    EXPECT_EQ(ids(), numbers{1});
    close();
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(writing, a_refused_outcome_leaves_nothing) {
    const auto refuse = [](transaction& tx) -> outcome<int> {
        insert_in(tx, 1);
        return refused{problem{.status = 409, .code = "taken"}};
    };
    const auto result = run(database().write(refuse));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, "taken");
    EXPECT_EQ(ids(), numbers{});
}

TEST_P(writing, a_failure_leaves_nothing_and_reaches_the_caller) {
    const auto fail = [](transaction& tx) {
        insert_in(tx, 1);
        throw std::runtime_error{"as told"};
    };
    EXPECT_THROW(run(database().write(fail)), std::runtime_error);
    EXPECT_EQ(ids(), numbers{});
}

TEST_P(writing, a_broken_constraint_is_told_and_spoils_nothing) {
    insert(1);
    EXPECT_THROW(insert(1), statement_failed);
    insert(2);
    EXPECT_EQ(ids(), (numbers{1, 2}));
}

TEST_P(writing, those_who_wait_together_do_not_share_their_failures) {
    held_body held;
    auto first = submit([&held](transaction&) { return held(); });
    held.wait_until_entered();
    std::vector<std::future<void>> told;
    for (std::int64_t id = 0; id < 30; ++id) {
        told.push_back(submit([id](transaction& tx) {
            insert_in(tx, id);
            if (id % 3 == 1) return verdict::undo;
            if (id % 3 == 2) throw std::runtime_error{"as told"};
            return verdict::keep;
        }));
    }
    held.release();
    first.get();
    numbers kept;
    for (std::int64_t id = 0; id < 30; ++id) {
        auto& mine = told[static_cast<std::size_t>(id)];
        if (id % 3 == 2) {
            EXPECT_THROW(mine.get(), std::runtime_error);
        } else {
            mine.get();
        }
        if (id % 3 == 0) kept.push_back(id);
    }
    EXPECT_EQ(ids(), kept);
}

TEST_P(writing, what_is_told_is_visible_to_others_at_that_moment) {
    std::promise<numbers> seen;
    with().write(
        [](transaction& tx) {
            insert_in(tx, 1);
            return verdict::keep;
        },
        [&](std::exception_ptr) {
            with().read_long([&seen](reader& tx) { seen.set_value(ids_in(tx)); }, [](auto) {});
        }
    );
    EXPECT_EQ(seen.get_future().get(), numbers{1});
}

TEST_P(writing, a_reference_to_nothing_harms_only_its_own_write) {
    write_and_wait(with(), [](transaction& tx) {
        tx.execute(
            tx.speaks() == dialect::sqlite
                ? "CREATE TABLE parts (id INTEGER PRIMARY KEY, thing INTEGER NOT NULL"
                  " REFERENCES things (id) DEFERRABLE INITIALLY DEFERRED) STRICT"
                : "CREATE TABLE parts (id BIGINT PRIMARY KEY, thing BIGINT NOT NULL"
                  " REFERENCES things (id) DEFERRABLE INITIALLY DEFERRED)"
        );
    });
    held_body held;
    auto first = submit([&held](transaction&) { return held(); });
    held.wait_until_entered();
    auto dangling = submit([](transaction& tx) {
        tx.execute("INSERT INTO parts (id, thing) VALUES (1, 99)");
        return verdict::keep;
    });
    auto sound = submit([](transaction& tx) {
        tx.execute("INSERT INTO parts (id, thing) VALUES (2, 5)");
        insert_in(tx, 5);
        return verdict::keep;
    });
    held.release();
    first.get();
    EXPECT_THROW(dangling.get(), statement_failed);
    sound.get();
    EXPECT_EQ(ids(), numbers{5});
}

TEST_P(writing, a_full_queue_is_told_at_once) {
    how().write_queue_max = 1;
    how().pool_size = 1;
    insert(1);
    held_body held;
    auto running = submit([&held](transaction&) { return held(); });
    held.wait_until_entered();
    auto waiting = submit([](transaction& tx) {
        insert_in(tx, 2);
        return verdict::keep;
    });
    auto refused = submit([](transaction& tx) {
        insert_in(tx, 3);
        return verdict::keep;
    });
    EXPECT_THROW(refused.get(), unavailable);
    held.release();
    running.get();
    waiting.get();
    EXPECT_EQ(ids(), (numbers{1, 2}));
}

TEST_P(writing, stopping_finishes_what_waits_and_refuses_the_rest) {
    held_body held;
    auto running = submit([&held](transaction&) { return held(); });
    held.wait_until_entered();
    auto waiting = submit([](transaction& tx) {
        insert_in(tx, 1);
        return verdict::keep;
    });
    held.release();
    with().stop();
    running.get();
    waiting.get();
    auto late = submit([](transaction&) { return verdict::keep; });
    EXPECT_THROW(late.get(), unavailable);
    close();
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(writing, announcements_come_after_the_commit_in_order_and_only_of_what_was_kept) {
    numbers heard;
    std::promise<void> all;
    with().on_commit([&](const announcements& said) {
        for (const auto& each : said) {
            const auto number = dynamic_cast<const numbered&>(*each).number;
            heard.push_back(number);
            if (number == 99) all.set_value();
        }
    });
    const auto announce = [this](std::int64_t number, verdict end) {
        return submit([number, end](transaction& tx) {
            // The row makes the transactions of this test one stream.
            tx.execute("UPDATE things SET name = $1 WHERE id = 1", std::to_string(number));
            tx.announce(std::make_shared<numbered>(number));
            return end;
        });
    };
    insert(1);
    for (std::int64_t i = 0; i < 50; ++i) {
        announce(i, i % 2 == 0 ? verdict::keep : verdict::undo).get();
    }
    announce(99, verdict::keep).get();
    all.get_future().wait();
    close();
    numbers expected;
    for (std::int64_t i = 0; i < 50; i += 2) expected.push_back(i);
    expected.push_back(99);
    EXPECT_EQ(heard, expected);
}

TEST_P(writing, announcements_of_one_stream_keep_its_order_when_many_write_at_once) {
    constexpr std::int64_t writes = 300;
    numbers heard;
    std::promise<void> all;
    with().on_commit([&](const announcements& said) {
        for (const auto& each : said) {
            heard.push_back(dynamic_cast<const numbered&>(*each).number);
        }
        if (heard.size() == writes) all.set_value();
    });
    insert(1, "");
    std::vector<std::future<void>> told;
    for (std::int64_t i = 0; i < writes; ++i) {
        told.push_back(submit([](transaction& tx) {
            auto rows =
                tx.query("UPDATE things SET name = name || 'x' WHERE id = 1 RETURNING length(name)"
                );
            if (rows.next()) tx.announce(std::make_shared<numbered>(rows.get<int>(0)));
            return verdict::keep;
        }));
    }
    for (auto& each : told) each.get();
    all.get_future().wait();
    close();
    numbers expected;
    for (std::int64_t i = 1; i <= writes; ++i) expected.push_back(i);
    EXPECT_EQ(heard, expected);
}

TEST_P(writing, a_slow_statement_ends_and_harms_only_its_own_write) {
    how().statement_ms_max = 100;
    insert(1);
    held_body held;
    auto first = submit([&held](transaction& tx) {
        insert_in(tx, 2);
        return held();
    });
    held.wait_until_entered();
    auto slow = submit([](transaction& tx) {
        tx.execute("INSERT INTO things (id) WITH RECURSIVE n (x) AS"
                   " (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1000000000)"
                   " SELECT MAX(x) FROM n");
        return verdict::keep;
    });
    auto other = submit([](transaction& tx) {
        insert_in(tx, 3);
        return verdict::keep;
    });
    held.release();
    first.get();
    EXPECT_THROW(slow.get(), unavailable);
    other.get();
    EXPECT_EQ(ids(), (numbers{1, 2, 3}));
}

TEST_P(writing, a_lifted_time_limit_lasts_for_its_transaction) {
    how().statement_ms_max = 200;
    const auto count = [](transaction& tx) {
        auto rows = tx.query("WITH RECURSIVE n (x) AS"
                             " (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 3000000)"
                             " SELECT COUNT(*) FROM n");
        EXPECT_TRUE(rows.next());
        EXPECT_EQ(rows.get<int>(0), 3'000'000);
        return verdict::keep;
    };
    submit([&count](transaction& tx) {
        tx.lift_time_limit();
        return count(tx);
    }).get();
    auto limited = submit(count);
    EXPECT_THROW(limited.get(), unavailable);
}

} // namespace
} // namespace lacewing::db
