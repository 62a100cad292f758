#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

namespace lacewing {
namespace {

task<int> give(int number) {
    co_return number;
}

task<std::string> give_text(std::string text) {
    co_return text;
}

task<outcome<int>> refuse() {
    co_return refused{problem{.status = 404, .code = "not_there"}};
}

task<void> fail() {
    throw std::runtime_error{"as told"};
    co_return;
}

task<int> add(int left, int right) {
    const int first = co_await give(left);
    const int second = co_await give(right);
    co_return first + second;
}

/// Comes back on the executor where it was awaited, by way of another thread.
struct other_thread {
    std::jthread thread;
    [[nodiscard]] bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<> awaiting) {
        auto* home = executor::current();
        thread = std::jthread{[home, awaiting] { home->post([awaiting] { awaiting.resume(); }); }};
    }
    void await_resume() const noexcept {}
};

task<std::thread::id> go_away_and_come_back() {
    other_thread away;
    co_await away;
    co_return std::this_thread::get_id();
}

TEST(task, gives_its_value) {
    EXPECT_EQ(run(add(1, 2)), 3);
    EXPECT_EQ(run(give_text("text")), "text");
}

TEST(task, lets_failures_through) {
    EXPECT_THROW(run(fail()), std::runtime_error);
}

TEST(task, carries_refusals_as_values) {
    const auto result = run(refuse());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, "not_there");
    EXPECT_THROW(value(result), refusal);
}

TEST(task, does_nothing_before_it_is_awaited) {
    auto owned = std::make_shared<int>(7);
    const auto hold = [](std::shared_ptr<int> what) -> task<int> { co_return *what; };
    {
        const auto never_run = hold(owned);
        EXPECT_EQ(owned.use_count(), 2);
    }
    EXPECT_EQ(owned.use_count(), 1);
}

TEST(task, goes_on_where_it_was_awaited) {
    EXPECT_EQ(run(go_away_and_come_back()), std::this_thread::get_id());
}

TEST(task, many_awaits_in_a_row_need_no_stack) {
    const auto sum = []() -> task<int> {
        int total = 0;
        for (int i = 0; i < 100'000; ++i) {
            const int one = co_await give(1);
            total += one;
        }
        co_return total;
    };
    EXPECT_EQ(run(sum()), 100'000);
}

TEST(executor, is_known_only_while_its_scope_lasts) {
    work_queue queue;
    EXPECT_EQ(executor::current(), nullptr);
    {
        const executor::scope here{queue};
        EXPECT_EQ(executor::current(), &queue);
    }
    EXPECT_EQ(executor::current(), nullptr);
}

} // namespace
} // namespace lacewing
