#include "identity/attempts.hpp"
#include "platform/core/task.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::identity {

class attempts : public db::on_each_database {
protected:
    std::optional<retry_after> count(const std::string& key, const attempt_limit& limit) {
        auto one = [&](db::transaction& tx) {
            return count_attempt(tx, key, limit, clock().now());
        };
        return run(database().write(std::move(one)));
    }
    std::optional<retry_after> blocked(const std::string& key, const attempt_limit& limit) {
        auto ask = [&](db::reader& tx) { return find_block(tx, key, limit, clock().now()); };
        return run(database().read(std::move(ask)));
    }
    void change(void (*how)(db::transaction&, std::string_view), const std::string& key) {
        auto one = [how, &key](db::transaction& tx) { how(tx, key); };
        run(database().write(std::move(one)));
    }
};

TEST_P(attempts, so_many_are_welcome_in_a_window_and_then_the_rest_of_it_is_to_be_waited) {
    const attempt_limit limit{.window_s = 60, .count_max = 3};
    for (int n = 0; n < 3; ++n) {
        EXPECT_FALSE(blocked("key", limit));
        EXPECT_FALSE(count("key", limit));
    }
    clock().advance_s(20);
    EXPECT_EQ(blocked("key", limit), 40);
    EXPECT_EQ(count("key", limit), 40);
    EXPECT_FALSE(count("other key", limit)) << "each key counts for itself";
    clock().advance_s(40);
    EXPECT_FALSE(blocked("key", limit));
    for (int n = 0; n < 3; ++n) EXPECT_FALSE(count("key", limit));
    EXPECT_EQ(count("key", limit), 60) << "a limit that does not grow stays as it is";
}

TEST_P(
    attempts, a_growing_limit_doubles_up_to_a_day_and_relaxes_after_a_window_that_was_not_filled
) {
    const attempt_limit limit{.window_s = 900, .count_max = 1, .grows = true};
    std::int64_t wait_s = 900;
    for (int n = 0; n < 9; ++n) {
        EXPECT_FALSE(count("key", limit));
        EXPECT_EQ(count("key", limit), wait_s);
        clock().advance_s(wait_s);
        wait_s = std::min<std::int64_t>(wait_s * 2, 86'400);
    }
    const attempt_limit wider{.window_s = 900, .count_max = 3, .grows = true};
    EXPECT_FALSE(count("key", wider));
    EXPECT_FALSE(count("key", wider));
    EXPECT_FALSE(count("key", wider));
    EXPECT_EQ(count("key", wider), 900);
}

TEST_P(attempts, can_be_forgiven_and_forgotten) {
    const attempt_limit limit{.window_s = 60, .count_max = 2};
    EXPECT_FALSE(count("key", limit));
    EXPECT_FALSE(count("key", limit));
    EXPECT_TRUE(blocked("key", limit));
    change(forgive_attempt, "key");
    EXPECT_FALSE(count("key", limit));
    EXPECT_TRUE(count("key", limit));
    change(forget_attempts, "key");
    EXPECT_FALSE(count("key", limit));
    EXPECT_FALSE(count("key", limit));
    EXPECT_TRUE(count("key", limit));
    change(forgive_attempt, "never seen");
}

TEST_P(attempts, do_not_fill_the_table) {
    const attempt_limit limit{.window_s = 60, .count_max = 2};
    for (int n = 0; n < 30; ++n) EXPECT_FALSE(count("key" + std::to_string(n), limit));
    clock().advance_s(61);
    for (int n = 0; n < 3; ++n) EXPECT_FALSE(count("later" + std::to_string(n), limit));
    auto rows_left = [](db::reader& tx) {
        auto rows = tx.query("SELECT count(*) FROM attempts");
        return rows.next() ? rows.get<int>(0) : -1;
    };
    EXPECT_EQ(run(database().read(std::move(rows_left))), 3);
}

LACEWING_ON_EACH_DATABASE(attempts);

} // namespace lacewing::identity
