#include "platform/schema/print.hpp"
#include "platform/schema/tests/samples.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <stdexcept>

namespace lacewing::schema::testing {

namespace {

/// Makes birds that are different each time and valid always.
class bird_maker {
public:
    explicit bird_maker(std::uint64_t seed) : random_(seed) {}

    bird make() {
        bird made{
            .id = bird_id{make_uuid()},
            .ring = make_uuid(),
            .name = make_text(2, 5),
            .nickname = {},
            .song = {},
            .is_tame = chance(),
            .wing_beats = static_cast<std::int64_t>(random_()),
            .feathers = random_(),
            .rank = static_cast<std::int8_t>(random_()),
            .weight_g =
                std::ldexp(static_cast<double>(random_()), static_cast<int>(random_() % 600) - 300),
            .looks = chance() ? plumage::plain : plumage::spotted,
            .hatched = {static_cast<std::int64_t>(random_() % 253'402'300'800'000'000U)},
            .places = {},
            .nests = {},
            .home = {},
            .summer_home = {},
            .names = {},
            .notes = {}
        };
        if (chance()) made.nickname = make_text(0, 2);
        if (chance()) made.song = chance() ? nullable<std::string>{std::nullopt} : make_text(0, 20);
        for (auto count = random_() % 4; count > 0; --count) made.places.push_back(make_text(1, 9));
        for (auto count = random_() % 4; count > 0; --count) made.nests.push_back(make_nest());
        if (chance()) made.home = make_nest();
        if (chance()) made.summer_home = make_nest();
        for (auto count = random_() % 4; count > 0; --count)
            made.names[make_text(0, 4)] = make_text(0, 9);
        made.notes.text = to_json(made.names);
        return made;
    }

private:
    bool chance() { return random_() % 2 == 0; }

    uuid make_uuid() {
        uuid made;
        for (auto& byte : made.bytes) byte = static_cast<std::uint8_t>(random_());
        return made;
    }

    std::string make_text(std::size_t least, std::size_t most) {
        static constexpr std::array<std::string_view, 14> pieces{
            "a", "Z", " ", "\"", "\\", "/", "\n", "\x01", "\x1f", "\x7f", "é", "\u2028", "€", "🐦"
        };
        std::string made;
        const auto count = least + random_() % (most - least + 1);
        for (std::size_t i = 0; i < count; ++i) made += pieces[random_() % pieces.size()];
        return made;
    }

    nest make_nest() {
        return {
            .tree = std::string(1 + random_() % 10, 'o'),
            .height_m = static_cast<std::int32_t>(random_() % 101)
        };
    }

    std::mt19937_64 random_;
};

} // namespace

TEST(print, what_is_printed_is_read_back_the_same) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE("seed " + std::to_string(seed));
    bird_maker maker{seed};
    for (int i = 0; i < 2000; ++i) {
        const auto made = maker.make();
        const auto json = to_json(made);
        const auto parsed = parse<bird>(json);
        ASSERT_TRUE(parsed.has_value()) << json << verdict<bird>(json);
        ASSERT_EQ(*parsed, made) << json;
        ASSERT_EQ(to_json(*parsed), json);
    }
}

TEST(print, members_stand_in_the_order_of_the_description) {
    EXPECT_EQ(to_json(nest{"oak", 3}), R"({"tree":"oak","heightM":3})");
}

TEST(print, absent_members_are_not_printed) {
    const auto without = to_json(*parse<bird>(bird_json()));
    EXPECT_EQ(without.find("nickname"), without.npos);
    EXPECT_EQ(without.find("song"), without.npos);
    const auto with = to_json(*parse<bird>(bird_json({{"song", "null"}})));
    EXPECT_NE(with.find(R"("song":null,)"), with.npos);
}

TEST(print, empty_things_are_printed_whole) {
    EXPECT_EQ(to_json(std::vector<nest>{}), "[]");
    EXPECT_EQ(to_json(std::map<std::string, bool>{}), "{}");
    EXPECT_EQ(to_json(std::string{}), R"("")");
    EXPECT_EQ(to_json(std::vector<std::vector<bool>>{{}, {true}}), "[[],[true]]");
}

TEST(print, printing_appends) {
    std::string out = "x=";
    print(out, true);
    print(out, std::string{","});
    EXPECT_EQ(out, R"(x=true",")");
}

TEST(print, only_what_must_be_escaped_is) {
    EXPECT_EQ(
        to_json(std::string{"\"\\/\b\f\n\r\t\x01\x1f\x7f"}),
        R"("\"\\/\b\f\n\r\t\u0001\u001f)"
        "\x7f\""
    );
    EXPECT_EQ(to_json(std::string{"é€🐦</script>"}), "\"é€🐦</script>\"");
}

TEST(print, an_escape_is_found_at_every_place) {
    for (std::size_t at = 0; at < 40; ++at) {
        std::string text(40, 'x');
        text[at] = '\n';
        EXPECT_EQ(
            to_json(text), "\"" + std::string(at, 'x') + "\\n" + std::string(39 - at, 'x') + "\""
        );
    }
}

TEST(print, free_names_are_escaped) {
    EXPECT_EQ(to_json(std::map<std::string, bool>{{"a\"b", true}}), R"({"a\"b":true})");
}

TEST(print, times_are_printed_as_core_does) {
    std::mt19937_64 random{7};
    for (int i = 0; i < 1000; ++i) {
        const timestamp moment{static_cast<std::int64_t>(random() % 253'402'300'800'000'000U)};
        ASSERT_EQ(to_json(moment), '"' + to_rfc3339(moment) + '"');
    }
    for (const std::int64_t edge :
         {std::int64_t{0},
          std::int64_t{-1},
          std::int64_t{951'782'400'000'000},
          std::int64_t{-62'135'596'800'000'000}}) {
        EXPECT_EQ(to_json(timestamp{edge}), '"' + to_rfc3339(timestamp{edge}) + '"');
    }
}

TEST(print, a_number_that_json_lacks_is_a_programmers_error) {
    EXPECT_THROW(
        static_cast<void>(to_json(std::numeric_limits<double>::infinity())), std::invalid_argument
    );
    EXPECT_THROW(static_cast<void>(to_json(std::nan(""))), std::invalid_argument);
}

TEST(print, long_texts_make_room_for_their_escapes) {
    const std::string text(100'000, '\x01');
    EXPECT_EQ(to_json(text).size(), 600'002U);
    EXPECT_EQ(
        *parse<std::string>(R"("a)" + std::string(50'000, 'b') + "\""),
        "a" + std::string(50'000, 'b')
    );
}

} // namespace lacewing::schema::testing
