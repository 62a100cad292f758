#include "platform/core/limits.hpp"
#include "platform/core/task.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "platform/jobs/enqueue.hpp"
#include "platform/jobs/runner.hpp"
#include "platform/jobs/store.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <stdexcept>
#include <string>
#include <vector>

namespace lacewing::jobs {

class outbox : public db::on_each_database {
protected:
    void enqueue_now(std::string payload) { enqueue_in(std::move(payload), 0); }

    void enqueue_in(std::string payload, std::int64_t seconds) {
        const auto now = clock().now();
        const timestamp due{now.microseconds + seconds * 1'000'000};
        auto put = [&payload, now, due](db::transaction& tx) {
            enqueue(tx, "note", payload, now, due);
        };
        run(database().write(std::move(put)));
    }

    std::size_t waiting() {
        auto count = [](db::reader& tx) {
            auto rows = tx.query("SELECT count(*) FROM outbox");
            return rows.next() ? rows.get<std::size_t>(0) : 0;
        };
        return run(database().read(std::move(count)));
    }

    std::optional<job> lease(std::int64_t seconds) {
        const auto now = clock().now();
        const timestamp end{now.microseconds + seconds * 1'000'000};
        auto take = [now, end](db::transaction& tx) { return store::lease_job(tx, now, end); };
        return run(database().write(std::move(take)));
    }

    /// What the handler of `collecting` saw.
    std::vector<std::string> seen;

    void collect(runner& by) {
        by.on("note", [this](const job& what) { seen.push_back(what.payload); });
    }
};

TEST_P(outbox, a_job_runs_once) {
    runner by{database(), clock()};
    collect(by);
    enqueue_now("1");
    EXPECT_EQ(by.run_due(), 1);
    EXPECT_EQ(by.run_due(), 0);
    EXPECT_EQ(seen, std::vector<std::string>{"1"});
    EXPECT_EQ(waiting(), 0U);
}

TEST_P(outbox, a_job_of_an_undone_transaction_never_runs) {
    runner by{database(), clock()};
    collect(by);
    auto put = [now = clock().now()](db::transaction& tx) {
        enqueue(tx, "note", "1", now);
        throw std::runtime_error{"undone"};
    };
    EXPECT_THROW(run(database().write(std::move(put))), std::runtime_error);
    EXPECT_EQ(by.run_due(), 0);
}

TEST_P(outbox, jobs_run_in_the_order_in_which_they_are_due) {
    runner by{database(), clock()};
    collect(by);
    enqueue_in("second", 20);
    enqueue_in("first", 10);
    EXPECT_EQ(by.run_due(), 0);
    clock().advance_s(10);
    EXPECT_EQ(by.run_due(), 1);
    clock().advance_s(10);
    EXPECT_EQ(by.run_due(), 1);
    EXPECT_EQ(seen, (std::vector<std::string>{"first", "second"}));
}

TEST_P(outbox, a_job_in_hand_is_given_to_no_second_runner) {
    runner first{database(), clock()};
    runner second{database(), clock()};
    collect(second);
    int ran_by_second = -1;
    first.on("note", [&](const job&) { ran_by_second = second.run_due(); });
    enqueue_now("1");
    EXPECT_EQ(first.run_due(), 1);
    EXPECT_EQ(ran_by_second, 0);
    EXPECT_TRUE(seen.empty());
}

TEST_P(outbox, a_job_whose_runner_died_runs_again_when_the_lease_ends) {
    enqueue_now("1");
    const auto held = lease(limits::job_lease_s);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->tries, 1);

    runner by{database(), clock()};
    std::int64_t tries = 0;
    by.on("note", [&tries](const job& what) { tries = what.tries; });
    clock().advance_s(limits::job_lease_s - 1);
    EXPECT_EQ(by.run_due(), 0);
    clock().advance_s(1);
    EXPECT_EQ(by.run_due(), 1);
    EXPECT_EQ(tries, 2);
    EXPECT_EQ(waiting(), 0U);
}

TEST_P(outbox, a_runner_that_was_too_slow_takes_nothing_from_the_next_one) {
    enqueue_now("1");
    const auto late = lease(10);
    ASSERT_TRUE(late);
    const timestamp late_end{clock().now().microseconds + 10 * 1'000'000};
    clock().advance_s(10);
    ASSERT_TRUE(lease(10));
    auto remove = [id = late->id, late_end](db::transaction& tx) {
        store::remove_job(tx, id, late_end);
    };
    run(database().write(std::move(remove)));
    EXPECT_EQ(waiting(), 1U);
}

TEST_P(outbox, a_job_that_fails_waits_longer_each_time_and_keeps_its_identity) {
    runner by{database(), clock()};
    std::vector<std::pair<std::int64_t, timestamp>> identities;
    by.on("note", [&](const job& what) {
        identities.emplace_back(what.id, what.enqueued_at);
        throw std::runtime_error{"not now"};
    });
    enqueue_now("1");
    EXPECT_EQ(by.run_due(), 1);
    clock().advance_s(limits::job_first_wait_s - 1);
    EXPECT_EQ(by.run_due(), 0);
    clock().advance_s(1);
    EXPECT_EQ(by.run_due(), 1);
    clock().advance_s(2 * limits::job_first_wait_s - 1);
    EXPECT_EQ(by.run_due(), 0);
    clock().advance_s(1);
    EXPECT_EQ(by.run_due(), 1);
    ASSERT_EQ(identities.size(), 3U);
    EXPECT_EQ(identities[0], identities[1]);
    EXPECT_EQ(identities[1], identities[2]);
}

TEST_P(outbox, a_job_is_dropped_after_its_last_try) {
    runner by{database(), clock()};
    int tries = 0;
    by.on("note", [&tries](const job&) {
        ++tries;
        throw std::runtime_error{"never"};
    });
    enqueue_now("1");
    for (int n = 0; n < limits::job_tries_max + 3; ++n) {
        by.run_due();
        clock().advance_s(limits::job_wait_s_max);
    }
    EXPECT_EQ(tries, limits::job_tries_max);
    EXPECT_EQ(waiting(), 0U);
}

TEST_P(outbox, a_hopeless_job_is_dropped_at_once_and_holds_up_no_other) {
    runner by{database(), clock()};
    by.on("note", [this](const job& what) {
        if (what.payload == "bad") throw hopeless{"no such mailbox"};
        seen.push_back(what.payload);
    });
    enqueue_now("bad");
    enqueue_now("good");
    EXPECT_EQ(by.run_due(), 2);
    EXPECT_EQ(seen, std::vector<std::string>{"good"});
    EXPECT_EQ(waiting(), 0U);
}

TEST_P(outbox, a_job_without_a_handler_stays) {
    runner by{database(), clock()};
    enqueue_now("1");
    EXPECT_EQ(by.run_due(), 1);
    EXPECT_EQ(waiting(), 1U);
}

TEST_P(outbox, a_commit_wakes_the_thread) {
    runner by{database(), clock()};
    std::promise<void> first;
    std::promise<void> second;
    by.on("note", [&](const job& what) { (what.payload == "1" ? first : second).set_value(); });
    enqueue_now("1");
    by.start();
    constexpr auto less_than_a_poll = std::chrono::milliseconds{limits::job_poll_ms * 4 / 5};
    ASSERT_EQ(first.get_future().wait_for(less_than_a_poll), std::future_status::ready);
    enqueue_now("2");
    EXPECT_EQ(second.get_future().wait_for(less_than_a_poll), std::future_status::ready);
    by.stop();
}

TEST_P(outbox, stopping_finishes_the_job_in_hand_and_leaves_the_rest) {
    runner by{database(), clock()};
    std::promise<void> begun;
    std::promise<void> may_end;
    auto end = may_end.get_future();
    by.on("note", [&](const job& what) {
        if (what.payload != "1") return;
        begun.set_value();
        end.wait();
    });
    enqueue_in("1", 0);
    enqueue_in("2", 0);
    by.start();
    begun.get_future().wait();
    auto stopped = std::async(std::launch::async, [&by] { by.stop(); });
    EXPECT_EQ(stopped.wait_for(std::chrono::milliseconds{50}), std::future_status::timeout);
    may_end.set_value();
    stopped.wait();
    EXPECT_EQ(waiting(), 1U);
    EXPECT_EQ(by.run_due(), 0) << "a stopped runner takes no job";
}

LACEWING_ON_EACH_DATABASE(outbox);

TEST(waiting_after_a_failure, doubles_up_to_an_hour) {
    EXPECT_EQ(wait_s_after(1), 15);
    EXPECT_EQ(wait_s_after(2), 30);
    EXPECT_EQ(wait_s_after(8), 1920);
    EXPECT_EQ(wait_s_after(9), 3600);
    EXPECT_EQ(wait_s_after(60), 3600);
}

} // namespace lacewing::jobs
