#include "platform/core/limits.hpp"
#include "platform/crypto/password.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

namespace lacewing::crypto {

namespace {

using namespace std::string_literals;

bool fits(password_hasher& hasher, std::string encoded, std::string password) {
    return run(hasher.verify(std::move(encoded), std::move(password)));
}

task<std::thread::id> thread_after_hash(password_hasher& hasher) {
    auto password = "correct horse"s;
    co_await hasher.hash(std::move(password));
    co_return std::this_thread::get_id();
}

/// The quickest of a few runs, in microseconds.
template <class Run>
auto quickest(Run once) {
    using clock = std::chrono::steady_clock;
    auto best = clock::duration::max();
    for (int i = 0; i < 5; ++i) {
        const auto begin = clock::now();
        once();
        best = std::min(best, clock::now() - begin);
    }
    return best;
}

} // namespace

TEST(password, the_right_one_fits_and_no_other) {
    password_hasher hasher;
    const auto encoded = run(hasher.hash("correct horse"));
    EXPECT_TRUE(fits(hasher, encoded, "correct horse"));
    EXPECT_FALSE(fits(hasher, encoded, "correct hors"));
    EXPECT_FALSE(fits(hasher, encoded, "correct horse "));
    EXPECT_FALSE(fits(hasher, encoded, "Correct horse"));
    EXPECT_FALSE(fits(hasher, encoded, ""));
}

TEST(password, the_hash_tells_its_parameters_and_is_salted) {
    password_hasher hasher;
    const auto one = run(hasher.hash("correct horse"));
    const auto other = run(hasher.hash("correct horse"));
    EXPECT_TRUE(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << one;
    EXPECT_NE(one, other);
    EXPECT_EQ(one.find('\0'), one.npos);
}

TEST(password, every_character_counts) {
    password_hasher hasher;
    const auto with_nul = "a\0b"s;
    EXPECT_FALSE(fits(hasher, run(hasher.hash(with_nul)), "a\0c"s));
    const auto long_one = std::string(255, 'x') + "🐦";
    EXPECT_TRUE(fits(hasher, run(hasher.hash(long_one)), long_one));
    EXPECT_FALSE(fits(hasher, run(hasher.hash(long_one)), std::string(255, 'x') + "🐧"));
}

TEST(password, both_ways_to_write_an_accent_are_one_password) {
    password_hasher hasher;
    EXPECT_TRUE(fits(hasher, run(hasher.hash("caf\u00e9 noir")), "cafe\u0301 noir"));
}

TEST(password, what_is_no_hash_fits_nothing) {
    password_hasher hasher;
    for (const char* encoded : {"", "x", "$argon2id$", "$2b$12$abcdefghijklmnopqrstuv"}) {
        EXPECT_FALSE(fits(hasher, encoded, "")) << encoded;
    }
}

TEST(password, an_unknown_account_costs_as_much_work_and_fits_nothing) {
    password_hasher hasher;
    const auto encoded = run(hasher.hash("correct horse"));
    EXPECT_FALSE(run(hasher.verify_nothing("correct horse")));
    const auto known = quickest([&] { static_cast<void>(fits(hasher, encoded, "wrong horse")); });
    const auto unknown = quickest([&] { run(hasher.verify_nothing("wrong horse")); });
    EXPECT_GT(unknown, known / 3);
    EXPECT_LT(unknown, known * 3);
}

TEST(password, a_hash_of_other_parameters_wants_to_be_made_anew) {
    password_hasher hasher;
    const auto encoded = run(hasher.hash("correct horse"));
    EXPECT_FALSE(password_hasher::needs_rehash(encoded));
    auto weaker = encoded;
    weaker.replace(weaker.find("t=2"), 3, "t=1");
    EXPECT_TRUE(password_hasher::needs_rehash(weaker));
    EXPECT_TRUE(password_hasher::needs_rehash("no hash"));
}

TEST(password, a_task_resumes_where_it_waits) {
    password_hasher hasher;
    EXPECT_EQ(run(thread_after_hash(hasher)), std::this_thread::get_id());
}

TEST(password, more_than_the_queue_holds_are_told_to_come_back) {
    constexpr int too_many = 2 * limits::password_queue_max;
    work_queue loop;
    const executor::scope here{loop};
    int hashed = 0;
    int sent_away = 0;
    {
        password_hasher hasher;
        for (int i = 0; i < too_many; ++i) {
            start<std::string>(hasher.hash("correct horse"), [&](finished<std::string> end) {
                try {
                    if (end.failure) std::rethrow_exception(end.failure);
                    ++hashed;
                } catch (const service_unavailable&) {
                    ++sent_away;
                }
            });
        }
    }
    // The hasher is gone: all that waited is done, and its answers are on their way.
    EXPECT_GT(sent_away, 0);
    loop.run_until([&] { return hashed + sent_away == too_many; });
    EXPECT_GE(hashed, limits::password_queue_max);
}

TEST(password, waiting_outside_of_every_executor_is_a_programmers_error) {
    password_hasher hasher;
    std::exception_ptr failure;
    start<std::string>(hasher.hash("x"), [&](finished<std::string> end) { failure = end.failure; });
    EXPECT_THROW(std::rethrow_exception(failure), std::logic_error);
}

} // namespace lacewing::crypto
