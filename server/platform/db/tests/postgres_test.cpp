#include "platform/db/postgres/run_alone.hpp"
#include "platform/db/tests/engine_fixture.hpp"

#include <algorithm>
#include <atomic>
#include <barrier>

namespace lacewing::db {
namespace {

class on_postgres : public on_each_engine {
protected:
    /// Ends every connection to this test's database, as an operator or a failover would.
    void cut_connections() {
        run_alone(
            how().url,
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        );
    }
};
INSTANTIATE_TEST_SUITE_P(on, on_postgres, ::testing::Values(dialect::postgres), name_of);

using numbers = std::vector<std::int64_t>;

TEST_P(on_postgres, a_connection_that_died_while_idle_is_not_noticed) {
    insert(1);
    for (std::int64_t id = 2; id < 6; ++id) {
        cut_connections();
        insert(id);
    }
    cut_connections();
    EXPECT_EQ(ids(), (numbers{1, 2, 3, 4, 5}));
}

TEST_P(on_postgres, a_connection_lost_halfway_leaves_nothing) {
    insert(1);
    auto cut = submit([this](transaction& tx) {
        insert_in(tx, 2);
        cut_connections();
        insert_in(tx, 3);
        return verdict::keep;
    });
    EXPECT_THROW(cut.get(), unavailable);
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(on_postgres, a_connection_lost_while_saving_is_no_success_and_no_second_try) {
    insert(1);
    write_and_wait(with(), [](transaction& tx) {
        tx.execute("CREATE FUNCTION cut() RETURNS TRIGGER LANGUAGE plpgsql AS"
                   " 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'");
        tx.execute(
            "CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON things DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW EXECUTE FUNCTION cut()"
        );
    });
    int runs = 0;
    bool is_announced = false;
    with().on_commit([&is_announced](const announcements&) { is_announced = true; });
    auto cut = submit([&runs](transaction& tx) {
        ++runs;
        insert_in(tx, 2);
        tx.announce(std::make_shared<numbered>(2));
        return verdict::keep;
    });
    try {
        cut.get();
        FAIL() << "success was told";
    } catch (const unavailable& told) {
        EXPECT_TRUE(std::string_view{told.what()}.contains("while saving")) << told.what();
    }
    EXPECT_EQ(runs, 1);
    EXPECT_FALSE(is_announced);
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(on_postgres, writes_that_lock_each_other_out_run_again) {
    insert(1);
    insert(2);
    std::barrier both_hold_one{2};
    std::atomic<int> runs = 0;
    const auto change = [&](std::int64_t first, std::int64_t second) {
        return [&, first, second, is_first_run = true](transaction& tx) mutable {
            ++runs;
            tx.execute("UPDATE things SET name = name || 'x' WHERE id = $1", first);
            if (std::exchange(is_first_run, false)) both_hold_one.arrive_and_wait();
            tx.execute("UPDATE things SET name = name || 'x' WHERE id = $1", second);
            return verdict::keep;
        };
    };
    auto one = submit(change(1, 2));
    auto other = submit(change(2, 1));
    one.get();
    other.get();
    EXPECT_GE(runs, 3);
    const auto names = run(database().read([](reader& tx) {
        auto rows = tx.query("SELECT name FROM things ORDER BY id");
        std::vector<std::string> all;
        while (rows.next()) all.push_back(rows.get<std::string>(0));
        return all;
    }));
    EXPECT_EQ(names, (std::vector<std::string>{"thingxx", "thingxx"}));
}

TEST_P(on_postgres, a_body_that_ignores_a_failed_statement_has_not_succeeded) {
    insert(1);
    auto ignoring = submit([](transaction& tx) {
        insert_in(tx, 2);
        EXPECT_THROW(insert_in(tx, 1), statement_failed);
        return verdict::keep;
    });
    EXPECT_THROW(ignoring.get(), statement_failed);
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(on_postgres, statements_survive_a_change_of_their_tables) {
    insert(1);
    const auto read_all = [](reader& tx) {
        auto rows = tx.query("SELECT * FROM things");
        return rows.next();
    };
    EXPECT_TRUE(run(database().read(read_all)));
    run_alone(how().url, "ALTER TABLE things ADD COLUMN more TEXT");
    for (int i = 0; i < how().pool_size * 2; ++i) EXPECT_TRUE(run(database().read(read_all)));
}

TEST_P(on_postgres, a_type_that_is_not_supported_says_what_to_do) {
    const auto sum = [](reader& tx) {
        auto rows = tx.query("SELECT SUM(CAST($1 AS BIGINT))", 1);
        return rows.next() ? rows.get<std::int64_t>(0) : 0;
    };
    EXPECT_THROW(run(database().read(sum)), std::logic_error);
}

TEST_P(on_postgres, a_server_that_is_not_there_is_told_without_the_password) {
    how().url = "postgresql://someone:secret@localhost:1/lacewing";
    try {
        (void)with();
        FAIL() << "there is no server";
    } catch (const unavailable& told) {
        const std::string_view text{told.what()};
        EXPECT_TRUE(text.contains("cannot be reached")) << text;
        EXPECT_FALSE(text.contains("secret")) << text;
    }
}

TEST_P(on_postgres, signals_reach_every_process_and_the_sender) {
    std::promise<std::string> heard_there;
    std::promise<std::string> heard_here;
    const auto other = open(how());
    other->on_signal([&](std::string_view text) { heard_there.set_value(std::string{text}); });
    with().on_signal([&](std::string_view text) { heard_here.set_value(std::string{text}); });
    with().signal("017f22e2 12");
    EXPECT_EQ(heard_there.get_future().get(), "017f22e2 12");
    EXPECT_EQ(heard_here.get_future().get(), "017f22e2 12");
    other->stop();
    close();
}

TEST_P(on_postgres, many_signals_come_in_order_and_equal_ones_may_come_once) {
    constexpr int count = 5'000;
    std::vector<int> heard;
    std::promise<void> all;
    const auto other = open(how());
    other->on_signal([&](std::string_view text) {
        if (!heard.empty() && heard.back() == count) return;
        heard.push_back(std::stoi(std::string{text}));
        if (heard.back() == count) all.set_value();
    });
    for (int i = 1; i <= count; ++i) {
        with().signal(std::to_string(i));
        with().signal(std::to_string(i));
    }
    all.get_future().wait();
    other->stop();
    EXPECT_TRUE(std::ranges::is_sorted(heard));
    heard.erase(std::ranges::unique(heard).begin(), heard.end());
    EXPECT_EQ(heard.size(), static_cast<std::size_t>(count));
}

TEST_P(on_postgres, signals_come_again_after_the_connection_was_cut) {
    std::promise<void> heard;
    std::atomic<bool> is_heard = false;
    with().on_signal([&](std::string_view text) {
        if (text == "again" && !is_heard.exchange(true)) heard.set_value();
    });
    cut_connections();
    const auto told = heard.get_future();
    // A signal that is sent into the cut may be lost: that is what it promises.
    do {
        with().signal("again");
    } while (told.wait_for(std::chrono::milliseconds{50}) != std::future_status::ready);
    close();
    EXPECT_TRUE(is_heard);
}

} // namespace
} // namespace lacewing::db
