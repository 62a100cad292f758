#include "platform/log/log.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <thread>
#include <vector>

namespace lacewing::log {
namespace {

template <class Function>
std::string told_by(Function function) {
    ::testing::internal::CaptureStderr();
    function();
    return ::testing::internal::GetCapturedStderr();
}

TEST(log, an_event_is_one_line_of_json) {
    const auto line = told_by([] {
        warn("mail_failed", {{"tries", 3}, {"last", true}, {"ms", 1.5}, {"reason", "no route"}});
    });
    EXPECT_TRUE(line.starts_with(R"({"time":"20)")) << line;
    EXPECT_TRUE(line.ends_with(
        R"(Z","level":"warn","event":"mail_failed","tries":3,"last":true,"ms":1.5,"reason":"no route"})"
        "\n"
    )) << line;
}

TEST(log, no_value_can_break_the_line) {
    const auto line = told_by([] { info("x", {{"a", "1\r\n{\"event\":\"forged\"}\\\x01\x7f"}}); });
    EXPECT_EQ(std::ranges::count(line, '\n'), 1);
    EXPECT_TRUE(line.ends_with(R"("a":"1\u000d\u000a{\"event\":\"forged\"}\\\u0001\u007f"})"
                               "\n")
    ) << line;
}

TEST(log, no_line_end_or_control_beyond_ascii_breaks_the_line) {
    const auto line = told_by([] { info("x", {{"a", "\u2028{\u2029\u0085\u009b31m\u00fc"}}); });
    EXPECT_TRUE(line.contains("\"a\":\""
                              R"(\u2028{\u2029\u0085\u009b31m)"
                              "\u00fc\"")
    ) << line;
}

TEST(log, text_stays_text_and_broken_bytes_are_shown) {
    EXPECT_TRUE(told_by([] { info("x", {{"a", "\u00fc"}}); }).contains("\"a\":\"\u00fc\""));
    EXPECT_TRUE(told_by([] { info("x", {{"a", "\xff!"}}); }).contains(R"("a":"\u00ff!")"));
}

TEST(log, a_number_that_json_lacks_is_null) {
    const auto line = told_by([] { error("x", {{"a", std::numeric_limits<double>::infinity()}}); });
    EXPECT_TRUE(line.contains(R"("a":null)"));
}

TEST(log, lines_of_several_threads_never_mix) {
    const auto text = told_by([] {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([] {
                for (int k = 0; k < 100; ++k) info("x", {{"a", std::string(200, 'a')}});
            });
        }
    });
    EXPECT_EQ(std::ranges::count(text, '\n'), 400);
    EXPECT_FALSE(text.contains("}{"));
}

} // namespace
} // namespace lacewing::log
