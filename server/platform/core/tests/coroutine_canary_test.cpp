#include "platform/core/task.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

// The shapes of co_await that STYLE.md forbids because compilers have got them wrong (g++ 12 frees
// brace-built arguments and owning lambdas twice). They run here under the sanitizers: as long as
// they pass, the rules are caution; if one fails after a change of toolchain, they are necessity.

namespace lacewing {
namespace {

struct order {
    std::string name;
    std::vector<std::shared_ptr<int>> parts;
};

task<std::size_t> count_parts(order of) {
    co_return of.parts.size();
}

task<int> call(std::move_only_function<int()> what) {
    co_return what();
}

task<bool> say(bool what) {
    co_return what;
}

TEST(coroutine_canary, brace_built_arguments_live_once) {
    auto part = std::make_shared<int>(1);
    const auto shape = [](std::shared_ptr<int> one) -> task<std::size_t> {
        co_return co_await count_parts(
            {.name = "a name that is too long for the text itself", .parts = {one, one}}
        );
    };
    EXPECT_EQ(run(shape(part)), 2U);
    EXPECT_EQ(part.use_count(), 1);
}

TEST(coroutine_canary, owning_lambdas_as_temporaries_live_once) {
    auto part = std::make_shared<int>(41);
    const auto shape = [](std::shared_ptr<int> one) -> task<int> {
        co_return co_await call([owned = std::make_unique<int>(1), one] { return *one + *owned; });
    };
    EXPECT_EQ(run(shape(part)), 42);
    EXPECT_EQ(part.use_count(), 1);
}

TEST(coroutine_canary, awaits_inside_conditions_run_once_each) {
    int asked = 0;
    const auto ask = [&asked](bool answer) {
        ++asked;
        return say(answer);
    };
    const auto shape = [&ask]() -> task<std::string> {
        if (co_await ask(true) && !co_await ask(false)) {
            co_return co_await ask(true) ? std::string(40, 'y') : std::string(40, 'n');
        }
        co_return "never";
    };
    EXPECT_EQ(run(shape()), std::string(40, 'y'));
    EXPECT_EQ(asked, 3);
}

TEST(coroutine_canary, awaits_inside_argument_lists_keep_their_neighbours_alive) {
    const auto join = [](std::string left, std::string right) { return left + right; };
    const auto text = [](std::string what) -> task<std::string> { co_return what; };
    const auto shape = [&join, &text]() -> task<std::string> {
        co_return join(std::string(40, 'a'), co_await text(std::string(40, 'b')));
    };
    EXPECT_EQ(run(shape()), std::string(40, 'a') + std::string(40, 'b'));
}

TEST(coroutine_canary, structured_bindings_of_an_await_hold) {
    const auto pair = []() -> task<std::pair<std::string, std::unique_ptr<int>>> {
        co_return std::pair{std::string(40, 'a'), std::make_unique<int>(7)};
    };
    const auto shape = [&pair]() -> task<int> {
        const auto [text, number] = co_await pair();
        co_return static_cast<int>(text.size()) + *number;
    };
    EXPECT_EQ(run(shape()), 47);
}

TEST(coroutine_canary, a_failure_between_temporaries_frees_each_once) {
    auto part = std::make_shared<int>(1);
    const auto fail = []() -> task<std::string> {
        throw std::runtime_error{"as told"};
        co_return "";
    };
    const auto use = [](std::shared_ptr<int>, std::string) { return 1; };
    const auto shape = [&](std::shared_ptr<int> one) -> task<int> {
        co_return use(std::shared_ptr<int>{one}, co_await fail());
    };
    EXPECT_THROW(run(shape(part)), std::runtime_error);
    EXPECT_EQ(part.use_count(), 1);
}

} // namespace
} // namespace lacewing
