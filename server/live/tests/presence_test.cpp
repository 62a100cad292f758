#include "live/limits.hpp"
#include "live/presence.hpp"
#include "live/tests/presence_frames.hpp"
#include "platform/core/limits.hpp"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace lacewing::live {
namespace {

uuid id_of(std::uint16_t number) {
    uuid made;
    made.bytes[14] = static_cast<std::uint8_t>(number >> 8U);
    made.bytes[15] = static_cast<std::uint8_t>(number);
    return made;
}

// Plays the hub: answers every question, and keeps what each socket was told last.
class live_presence : public ::testing::Test {
protected:
    using act = presence_act;

    const presence::place crash{.bug = bug_id{id_of(1)}, .org = organization_id{id_of(9)}};
    const user_id ada{id_of(21)};
    const user_id bob{id_of(22)};
    std::array<std::unique_ptr<int>, 3> sockets{
        std::make_unique<int>(), std::make_unique<int>(), std::make_unique<int>()
    };

    // Only ever compared: a socket stands for the client that would be behind it.
    client& socket(std::size_t at) { return *reinterpret_cast<client*>(sockets.at(at).get()); }

    void say(std::size_t from, user_id who, act what) {
        EXPECT_FALSE(all.say(socket(from), who, crash, what, now));
    }
    void round() {
        std::vector<presence::answer> answers;
        for (auto& each : all.ask()) {
            auto allowed = each.users;
            if (barred) std::erase(allowed, *barred);
            answers.push_back({.asked = std::move(each), .allowed = std::move(allowed)});
        }
        letters = all.take(answers);
    }
    std::vector<std::string> told(std::size_t to) {
        std::vector<std::string> texts;
        for (const auto& each : letters) {
            if (each.to == &socket(to)) texts.push_back(*each.what);
        }
        return texts;
    }
    std::vector<std::string> heard(std::initializer_list<present_person> people) const {
        return {presence_text(crash.org, crash.bug, people)};
    }
    void advance_ms(std::int64_t ms) { now.microseconds += ms * 1'000; }

    presence all;
    std::optional<user_id> barred;
    std::vector<presence::letter> letters;
    timestamp now{1'000'000'000};
};

TEST_F(live_presence, everybody_on_a_bug_hears_of_everybody_once) {
    say(0, ada, act::looks);
    say(1, bob, act::comments);
    round();
    const auto both = heard({{ada, act::looks}, {bob, act::comments}});
    EXPECT_EQ(told(0), both);
    EXPECT_EQ(told(1), both);
    round();
    EXPECT_TRUE(letters.empty());
}

TEST_F(live_presence, several_tabs_of_a_person_count_once_with_what_is_written_in_any) {
    say(0, ada, act::looks);
    say(1, ada, act::describes);
    say(2, bob, act::looks);
    round();
    EXPECT_EQ(told(2), heard({{ada, act::describes}, {bob, act::looks}}));
    say(0, ada, act::away);
    round();
    EXPECT_TRUE(letters.empty());
    say(1, ada, act::away);
    round();
    EXPECT_EQ(told(2), heard({{bob, act::looks}}));
}

TEST_F(live_presence, nobody_is_told_or_told_of_before_their_access_is_found) {
    say(0, ada, act::looks);
    round();
    barred = bob;
    say(1, bob, act::comments);
    round();
    EXPECT_EQ(told(1), std::vector{*encode_presence_ended(crash.org, crash.bug)});
    EXPECT_TRUE(told(0).empty());
}

TEST_F(live_presence, who_came_while_access_was_asked_waits_for_the_next_answer) {
    say(0, ada, act::looks);
    const auto asked = all.ask();
    say(1, bob, act::looks);
    const presence::answer answer{.asked = asked.front(), .allowed = {ada}};
    letters = all.take({&answer, 1});
    EXPECT_EQ(told(0), heard({{ada, act::looks}}));
    EXPECT_TRUE(told(1).empty());
    round();
    EXPECT_EQ(told(1), heard({{ada, act::looks}, {bob, act::looks}}));
}

TEST_F(live_presence, lost_access_is_found_by_the_clock_alone) {
    say(0, ada, act::looks);
    say(1, bob, act::looks);
    all.tick(now);
    round();
    barred = bob;
    advance_ms(limits::presence_check_ms);
    all.tick(now);
    round();
    EXPECT_EQ(told(0), heard({{ada, act::looks}}));
    EXPECT_EQ(told(1), std::vector{*encode_presence_ended(crash.org, crash.bug)});
    static_assert(limits::presence_check_ms + limits::live_check_ms < 5'000);
}

TEST_F(live_presence, writing_ends_by_itself_and_is_renewed_by_saying_it_again) {
    say(0, ada, act::comments);
    say(1, bob, act::looks);
    round();
    advance_ms(limits::presence_writing_ms - 1);
    say(0, ada, act::comments);
    all.tick(now);
    round();
    EXPECT_TRUE(letters.empty());
    advance_ms(limits::presence_writing_ms);
    all.tick(now);
    round();
    EXPECT_EQ(told(1), heard({{ada, act::looks}, {bob, act::looks}}));
}

TEST_F(live_presence, saying_the_same_again_asks_nobody) {
    say(0, ada, act::comments);
    round();
    say(0, ada, act::comments);
    EXPECT_TRUE(all.ask().empty());
}

TEST_F(live_presence, a_socket_that_is_gone_leaves_nothing_behind) {
    say(0, ada, act::looks);
    say(1, bob, act::looks);
    round();
    all.leave(socket(0));
    round();
    EXPECT_EQ(told(1), heard({{bob, act::looks}}));
    all.leave(socket(1));
    EXPECT_TRUE(all.is_empty());
}

TEST_F(live_presence, an_answer_that_did_not_come_is_asked_for_again) {
    say(0, ada, act::looks);
    const auto asked = all.ask();
    all.give_back(asked);
    round();
    EXPECT_EQ(told(0), heard({{ada, act::looks}}));
}

TEST_F(live_presence, a_flood_is_refused_until_the_window_is_over_and_away_never) {
    for (int at = 0; at < limits::presence_frames_max; ++at) {
        say(0, ada, at % 2 == 0 ? act::looks : act::comments);
    }
    const auto no = all.say(socket(0), ada, crash, act::looks, now);
    ASSERT_TRUE(no);
    EXPECT_NE((*no)->find("too_much_presence"), std::string::npos);
    say(0, ada, act::away);
    EXPECT_TRUE(all.ask().empty());
    advance_ms(limits::presence_window_ms);
    say(0, ada, act::looks);
}

TEST_F(live_presence, a_socket_is_on_a_few_bugs_at_most) {
    for (std::uint16_t at = 0; at < limits::presence_bugs_max; ++at) {
        EXPECT_FALSE(all.say(socket(0), ada, {bug_id{id_of(at)}, crash.org}, act::looks, now));
    }
    const presence::place more{.bug = bug_id{id_of(500)}, .org = crash.org};
    const auto no = all.say(socket(0), ada, more, act::looks, now);
    ASSERT_TRUE(no);
    EXPECT_NE((*no)->find("too_many_presences"), std::string::npos);
    say(0, ada, act::away);
    EXPECT_FALSE(all.say(socket(0), ada, more, act::looks, now));
}

TEST_F(live_presence, other_processes_are_told_of_what_changes_here_and_now_and_then_of_all) {
    EXPECT_TRUE(all.take_words().empty());
    say(0, ada, act::looks);
    round();
    auto words = all.take_words();
    ASSERT_EQ(words.size(), 1U);
    EXPECT_EQ(words[0].count, 1);
    EXPECT_EQ(words[0].people[0].who, ada);
    say(0, ada, act::comments);
    round();
    EXPECT_EQ(all.take_words().size(), 1U);
    all.tick(now);
    round();
    static_cast<void>(all.take_words());
    advance_ms(limits::presence_renew_ms);
    all.tick(now);
    round();
    EXPECT_EQ(all.take_words().size(), 1U);
    all.leave(socket(0));
    words = all.take_words();
    ASSERT_EQ(words.size(), 1U);
    EXPECT_EQ(words[0].count, 0);
}

TEST_F(live_presence, a_process_that_falls_silent_takes_its_people_with_it) {
    static_cast<void>(all.take_words());
    presence_word word{
        .process = id_of(70),
        .number = 1,
        .owner = crash.org,
        .bug = crash.bug,
        .people = {{bob, act::comments}},
        .count = 1
    };
    // Nobody here would hear of it.
    all.hear(word, now);
    EXPECT_TRUE(all.is_empty());
    say(0, ada, act::looks);
    round();
    static_cast<void>(all.take_words());
    all.hear(word, now);
    round();
    EXPECT_EQ(told(0), heard({{ada, act::looks}, {bob, act::comments}}));
    // Whoever is new to this process is told who is here.
    EXPECT_EQ(all.take_words().size(), 1U);
    advance_ms(limits::presence_forget_ms - 1);
    all.hear(word, now);
    advance_ms(limits::presence_forget_ms - 1);
    all.tick(now);
    round();
    EXPECT_TRUE(told(0).empty());
    advance_ms(1);
    all.tick(now);
    round();
    EXPECT_EQ(told(0), heard({{ada, act::looks}}));
}

TEST_F(live_presence, without_other_processes_nothing_is_kept_for_them) {
    say(0, ada, act::looks);
    round();
    EXPECT_TRUE(all.take_words().empty());
}

TEST_F(live_presence, a_crowd_is_told_together_at_the_tick_and_named_in_part) {
    constexpr std::size_t crowd = 200;
    std::vector<std::unique_ptr<int>> many;
    for (std::uint16_t at = 0; at < crowd; ++at) {
        auto& one = *reinterpret_cast<client*>(many.emplace_back(std::make_unique<int>()).get());
        const auto what = at + 1U == crowd ? act::describes : act::looks;
        EXPECT_FALSE(all.say(one, user_id{id_of(at)}, crash, what, now));
    }
    round();
    EXPECT_TRUE(letters.empty());
    EXPECT_TRUE(all.ask().empty());
    // Who may not know hears so at once: how long it takes tells nothing of the crowd.
    barred = user_id{id_of(999)};
    say(0, *barred, act::looks);
    round();
    EXPECT_EQ(told(0), std::vector{*encode_presence_ended(crash.org, crash.bug)});
    EXPECT_EQ(letters.size(), 1U);
    all.tick(now);
    round();
    ASSERT_EQ(letters.size(), crowd);
    const auto read = read_presence(*letters.front().what);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->count, crowd);
    EXPECT_EQ(read->people.size(), limits::presence_people_max);
    EXPECT_EQ(read->people.front().act, act::describes);
    EXPECT_LT(letters.front().what->size(), 5'000U);
}

} // namespace
} // namespace lacewing::live
