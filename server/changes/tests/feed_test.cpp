#include "changes/feed.hpp"
#include "changes/record.hpp"
#include "changes/tests/made_changes.hpp"
#include "platform/core/limits.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <ctime>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace lacewing::changes {
namespace {

// Hears the feed of one process.
class listener {
public:
    explicit listener(db::database& of) : feed_(of) {
        feed_.listen([this](std::span<const recorded> what) {
            const std::lock_guard guard{mutex_};
            for (const auto& each : what) heard_[each->what.to].push_back(each->version);
            more_.notify_all();
        });
    }

    changes::feed& feed() { return feed_; }

    // What was heard of the stream once it is so many, or once thirty seconds have passed.
    std::vector<std::int64_t> wait_for(const stream& of, std::size_t count) {
        std::unique_lock lock{mutex_};
        more_.wait_for(lock, std::chrono::seconds{30}, [&] { return heard_[of].size() >= count; });
        return heard_[of];
    }

private:
    std::mutex mutex_;
    std::condition_variable more_;
    std::map<stream, std::vector<std::int64_t>> heard_;
    changes::feed feed_;
};

std::vector<std::int64_t> counted(std::int64_t from, std::int64_t to) {
    std::vector<std::int64_t> numbers;
    for (auto at = from; at <= to; ++at) numbers.push_back(at);
    return numbers;
}

class the_feed : public db::on_each_database {
protected:
    std::int64_t write(const stream& to) {
        return run(database().write([&](db::transaction& tx) { return record(tx, made_change(to)); }
        ));
    }
    std::int64_t version(const stream& of) {
        return run(database().read([&](db::reader& tx) { return version_of(tx, of); }));
    }
    void start(listener& with, const stream& of) {
        with.feed().follow(of);
        with.feed().begin(of, version(of));
    }
};

TEST_P(the_feed, hands_on_what_is_committed_after_it_began) {
    listener one{database()};
    write(content);
    start(one, content);
    write(content);
    write(content);
    EXPECT_EQ(one.wait_for(content, 2), counted(2, 3));
}

TEST_P(the_feed, keeps_what_is_committed_between_following_and_beginning) {
    listener one{database()};
    one.feed().follow(content);
    const auto before = version(content);
    write(content);
    write(content);
    EXPECT_EQ(one.feed().begin(content, before), 0);
    EXPECT_EQ(one.wait_for(content, 2), counted(1, 2));
}

TEST_P(the_feed, tells_a_second_follower_where_the_first_began) {
    listener one{database()};
    write(content);
    start(one, content);
    one.feed().follow(content);
    EXPECT_EQ(one.feed().begin(content, 0), 1);
    one.feed().unfollow(content);
    write(content);
    EXPECT_EQ(one.wait_for(content, 1), counted(2, 2));
}

TEST_P(the_feed, is_silent_about_streams_that_nobody_follows) {
    listener one{database()};
    start(one, content);
    start(one, members);
    one.feed().unfollow(members);
    write(members);
    write(elsewhere);
    write(content);
    EXPECT_EQ(one.wait_for(content, 1), counted(1, 1));
    EXPECT_TRUE(one.wait_for(members, 0).empty());
    EXPECT_TRUE(one.wait_for(elsewhere, 0).empty());
}

TEST_P(the_feed, rests_while_nothing_is_committed) {
    listener one{database()};
    start(one, content);
    // Past the first moment at which it might ask the log again. Then the processor's time counts,
    // not the clock's.
    std::this_thread::sleep_for(std::chrono::milliseconds{limits::feed_poll_ms * 3 / 2});
    const auto before = std::clock();
    std::this_thread::sleep_for(std::chrono::seconds{1});
    const auto used = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    EXPECT_LT(used, 0.5);
}

TEST_P(the_feed, says_nothing_of_a_write_that_was_taken_back) {
    listener one{database()};
    start(one, content);
    EXPECT_THROW(
        run(database().write([](db::transaction& tx) {
            record(tx, made_change(content));
            throw std::runtime_error{"the world failed"};
        })),
        std::runtime_error
    );
    write(content);
    EXPECT_EQ(one.wait_for(content, 1), counted(1, 1));
}

TEST_P(the_feed, hands_on_each_change_once_and_in_order_under_writers_that_race) {
    constexpr int writers = 6;
    constexpr int each_writes = 40;
    listener one{database()};
    start(one, content);
    start(one, members);
    {
        std::vector<std::jthread> threads;
        for (int writer = 0; writer < writers; ++writer) {
            threads.emplace_back([this] {
                for (int at = 0; at < each_writes; ++at) {
                    run(database().write([](db::transaction& tx) {
                        record(tx, made_change(content));
                        record(tx, made_change(members));
                    }));
                }
            });
        }
    }
    constexpr std::int64_t all = writers * each_writes;
    EXPECT_EQ(one.wait_for(content, all), counted(1, all));
    EXPECT_EQ(one.wait_for(members, all), counted(1, all));
}

LACEWING_ON_EACH_DATABASE(the_feed);

// A second engine on the same PostgreSQL stands for a second process.
class two_processes : public the_feed {
protected:
    db::database other_{db::open(how())};
};

TEST_P(two_processes, both_hear_what_either_commits_once_and_in_order) {
    constexpr int each_writes = 50;
    listener here{database()};
    listener there{other_};
    start(here, content);
    start(there, content);
    {
        std::vector<std::jthread> threads;
        for (auto* database : {&this->database(), &other_}) {
            for (int writer = 0; writer < 2; ++writer) {
                threads.emplace_back([database] {
                    for (int at = 0; at < each_writes; ++at) {
                        run(database->write([](db::transaction& tx) {
                            return record(tx, made_change(content));
                        }));
                    }
                });
            }
        }
    }
    constexpr std::int64_t all = 4 * each_writes;
    EXPECT_EQ(here.wait_for(content, all), counted(1, all));
    EXPECT_EQ(there.wait_for(content, all), counted(1, all));
}

TEST_P(two_processes, a_lost_signal_is_made_up_for) {
    listener here{database()};
    start(here, content);
    // Without a feed of its own the other process sends no signal.
    run(other_.write([](db::transaction& tx) { return record(tx, made_change(content)); }));
    EXPECT_EQ(here.wait_for(content, 1), counted(1, 1));
}

INSTANTIATE_TEST_SUITE_P(on, two_processes, ::testing::Values(db::dialect::postgres), db::name_of);

} // namespace
} // namespace lacewing::changes
