#include "platform/core/limits.hpp"
#include "platform/schema/tests/samples.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::schema::testing {

namespace {

std::string of_bird(const std::string& name, const std::string& value) {
    return verdict<bird>(bird_json({{name, value}}));
}

struct one_check {
    std::string key;
    static constexpr auto describe() {
        return object(
            "OneCheck",
            "A text with its own rule.",
            member(
                "key",
                &one_check::key,
                "Begins with K.",
                text{
                    .check = [](std::string_view key) { return key.starts_with('K'); },
                    .check_code = "key_form",
                    .check_detail = "Begin with K."
                }
            )
        );
    }
};

struct secret {
    std::string password;
    static constexpr auto describe() {
        return object(
            "Secret",
            "Any characters.",
            member("password", &secret::password, "Kept exactly.", text{.nul_allowed = true})
        );
    }
};

struct awkward {
    std::map<std::string, bool> flags;
    static constexpr auto describe() {
        return object("Awkward", "Free names.", member("a/b~c", &awkward::flags, "Flags."));
    }
};

} // namespace

TEST(parse, every_kind_of_member_is_read) {
    const auto parsed = parse<bird>(bird_json(
        {{"nickname", R"("Rob")"},
         {"song", "null"},
         {"home", R"({"tree":"elm","heightM":0})"},
         {"summerHome", R"({"tree":"ash","heightM":100})"}}
    ));
    ASSERT_TRUE(parsed.has_value());
    EXPECT_EQ(to_string(parsed->id), "01890a5d-ac96-774b-bcce-b302099a8057");
    EXPECT_EQ(to_string(parsed->ring), "00000000-0000-4000-8000-000000000001");
    EXPECT_EQ(parsed->name, "Robin");
    EXPECT_EQ(parsed->nickname, "Rob");
    EXPECT_TRUE(parsed->song.is_null());
    EXPECT_TRUE(parsed->is_tame);
    EXPECT_EQ(parsed->wing_beats, -5);
    EXPECT_EQ(parsed->feathers, 2000U);
    EXPECT_EQ(parsed->rank, 3);
    EXPECT_EQ(parsed->weight_g, 18.5);
    EXPECT_EQ(parsed->looks, plumage::spotted);
    EXPECT_EQ(to_rfc3339(parsed->hatched), "2026-11-21T09:30:00.000000Z");
    EXPECT_EQ(parsed->places, std::vector<std::string>{"pond"});
    EXPECT_EQ(parsed->nests, (std::vector{nest{"oak", 3}}));
    EXPECT_EQ(parsed->home, (nest{"elm", 0}));
    EXPECT_EQ(*parsed->summer_home, (nest{"ash", 100}));
    EXPECT_EQ(parsed->names.at("de"), "Rotkehl");
    EXPECT_EQ(parsed->notes.text, R"({"a":[1,2.50,null]})");
}

TEST(parse, optional_members_may_be_absent) {
    const auto parsed = parse<bird>(bird_json());
    ASSERT_TRUE(parsed.has_value());
    EXPECT_FALSE(parsed->nickname.has_value());
    EXPECT_TRUE(parsed->song.is_absent());
    EXPECT_FALSE(parsed->home.has_value());
    EXPECT_TRUE(parsed->summer_home.is_absent());
}

TEST(parse, a_nullable_member_is_absent_null_or_a_value) {
    EXPECT_TRUE(parse<bird>(bird_json())->song.is_absent());
    EXPECT_TRUE(parse<bird>(bird_json({{"song", "null"}}))->song.is_null());
    const auto with = parse<bird>(bird_json({{"song", R"("la")"}}));
    EXPECT_FALSE(with->song.is_absent());
    EXPECT_FALSE(with->song.is_null());
    EXPECT_EQ(*with->song, "la");
}

TEST(parse, null_is_no_value_of_a_plain_or_optional_member) {
    EXPECT_EQ(of_bird("name", "null"), "422 invalid [/name wrong_type]");
    EXPECT_EQ(of_bird("nickname", "null"), "422 invalid [/nickname wrong_type]");
    EXPECT_EQ(of_bird("home", "null"), "422 invalid [/home wrong_type]");
}

TEST(parse, all_bad_fields_are_listed_each_with_a_sentence) {
    const auto parsed = parse<bird>(bird_json(
        {{"name", "7"},
         {"isTame", ""},
         {"nests", R"([{"tree":"oak","heightM":3},{"tree":"","colour":1}])"},
         {"wings", "2"}}
    ));
    ASSERT_FALSE(parsed.has_value());
    EXPECT_EQ(parsed.error().status, 422);
    EXPECT_EQ(parsed.error().code, "invalid");
    std::string told;
    for (const auto& each : parsed.error().fields) {
        told += each.pointer + " " + each.code + "\n";
        EXPECT_TRUE(each.detail.ends_with(".")) << each.detail;
    }
    EXPECT_EQ(
        told,
        "/name wrong_type\n"
        "/isTame required\n"
        "/nests/1/tree too_short\n"
        "/nests/1/heightM required\n"
        "/nests/1/colour unknown_member\n"
        "/wings unknown_member\n"
    );
}

TEST(parse, every_member_that_must_be_there_is_asked_for) {
    EXPECT_EQ(verdict<nest>("{}"), "422 invalid [/tree required] [/heightM required]");
}

TEST(parse, no_more_bad_fields_are_told_than_the_limit) {
    std::string json = "{";
    for (std::size_t i = 0; i <= limits::field_problems_max; ++i) {
        json += "\"x" + std::to_string(i) + "\":1,";
    }
    json.back() = '}';
    EXPECT_EQ(parse<nest>(json).error().fields.size(), limits::field_problems_max);
}

TEST(parse, the_whole_has_the_empty_pointer) {
    EXPECT_EQ(verdict<nest>("[]"), "422 invalid [ wrong_type]");
    EXPECT_EQ(verdict<std::int64_t>("true"), "422 invalid [ wrong_type]");
    EXPECT_EQ(verdict<std::vector<bool>>("[true,1]"), "422 invalid [/1 wrong_type]");
}

TEST(parse, pointers_escape_tilde_and_slash) {
    EXPECT_EQ(
        verdict<awkward>(R"({"a/b~c":{"~1/":1,"":2}})"),
        "422 invalid [/a~1b~0c/~01~1 wrong_type] [/a~1b~0c/ wrong_type]"
    );
    EXPECT_EQ(
        verdict<nest>(R"({"tree":"oak","heightM":1,"x/~y":1})"),
        "422 invalid [/x~1~0y unknown_member]"
    );
}

TEST(parse, wrong_types_are_told_for_each_kind) {
    const auto told = [](const std::string& name) {
        return "422 invalid [/" + name + " wrong_type]";
    };
    EXPECT_EQ(of_bird("id", "1"), told("id"));
    EXPECT_EQ(of_bird("ring", "{}"), told("ring"));
    EXPECT_EQ(of_bird("name", "[\"a\"]"), told("name"));
    EXPECT_EQ(of_bird("isTame", "1"), told("isTame"));
    EXPECT_EQ(of_bird("isTame", "\"true\""), told("isTame"));
    EXPECT_EQ(of_bird("wingBeats", "\"5\""), told("wingBeats"));
    EXPECT_EQ(of_bird("wingBeats", "1.5"), told("wingBeats"));
    EXPECT_EQ(of_bird("feathers", "1.5"), told("feathers"));
    EXPECT_EQ(of_bird("weightG", "\"1\""), told("weightG"));
    EXPECT_EQ(of_bird("looks", "1"), told("looks"));
    EXPECT_EQ(of_bird("hatched", "1700000000"), told("hatched"));
    EXPECT_EQ(of_bird("places", "{}"), told("places"));
    EXPECT_EQ(of_bird("names", "[]"), told("names"));
    EXPECT_EQ(of_bird("nests", "[1]"), "422 invalid [/nests/0 wrong_type]");
}

TEST(parse, texts_are_limited_in_code_points) {
    EXPECT_EQ(of_bird("name", R"("ab")"), "fine");
    EXPECT_EQ(of_bird("name", R"("a")"), "422 invalid [/name too_short]");
    EXPECT_EQ(of_bird("name", R"("ééééé")"), "fine");
    EXPECT_EQ(of_bird("name", R"("🐦🐦🐦🐦🐦")"), "fine");
    EXPECT_EQ(of_bird("name", R"("🐦🐦🐦🐦🐦🐦")"), "422 invalid [/name too_long]");
    EXPECT_EQ(
        of_bird("name", R"("\ud83d\udc26\ud83d\udc26\ud83d\udc26abc")"),
        "422 invalid [/name too_long]"
    );
}

TEST(parse, texts_are_limited_in_bytes_where_asked) {
    EXPECT_EQ(of_bird("nickname", R"("éééé")"), "fine");
    EXPECT_EQ(of_bird("nickname", R"("éééée")"), "422 invalid [/nickname too_long]");
}

TEST(parse, one_line_refuses_line_ends_and_control_characters) {
    const auto of_tree = [](const std::string& tree) {
        return verdict<nest>(R"({"tree":")" + tree + R"(","heightM":1})");
    };
    EXPECT_EQ(of_tree("oak"), "fine");
    for (const char* bad : {"a\\nb", "a\\rb", "a\\u2028b", "a\\u2029b", "a\\u0085b", "a\\u0007b"}) {
        EXPECT_EQ(of_tree(bad), "422 invalid [/tree line_end]") << bad;
    }
    EXPECT_EQ(of_bird("song", R"("la\nla")"), "fine");
}

TEST(parse, nul_is_refused_in_every_text) {
    EXPECT_EQ(of_bird("name", R"("a\u0000b")"), "422 invalid [/name invalid_character]");
    EXPECT_EQ(of_bird("places", R"(["\u0000"])"), "422 invalid [/places/0 invalid_character]");
    EXPECT_EQ(
        of_bird("notes", R"([{"a":"\u0000"}])"), "422 invalid [/notes/0/a invalid_character]"
    );
    EXPECT_TRUE(of_bird("notes", R"({"\u0000":1})").ends_with("invalid_character]"));
    EXPECT_TRUE(of_bird("names", R"({"\u0000":"x"})").ends_with("invalid_character]"));
}

TEST(parse, a_password_may_hold_nul) {
    using namespace std::string_literals;
    EXPECT_EQ(parse<secret>(R"({"password":" a\u0000 "})")->password, " a\0 "s);
}

TEST(parse, a_members_own_check_refuses_with_its_code) {
    EXPECT_EQ(verdict<one_check>(R"({"key":"K1"})"), "fine");
    const auto refused_key = parse<one_check>(R"({"key":"L1"})");
    ASSERT_FALSE(refused_key.has_value());
    EXPECT_EQ(refused_key.error().fields.front().code, "key_form");
    EXPECT_EQ(refused_key.error().fields.front().detail, "Begin with K.");
}

TEST(parse, numbers_are_limited_and_never_cut) {
    EXPECT_EQ(of_bird("nests", R"([{"tree":"oak","heightM":100}])"), "fine");
    EXPECT_EQ(
        of_bird("nests", R"([{"tree":"oak","heightM":101}])"),
        "422 invalid [/nests/0/heightM too_large]"
    );
    EXPECT_EQ(
        of_bird("nests", R"([{"tree":"oak","heightM":-1}])"),
        "422 invalid [/nests/0/heightM too_small]"
    );
    EXPECT_EQ(of_bird("rank", "127"), "fine");
    EXPECT_EQ(of_bird("rank", "128"), "422 invalid [/rank too_large]");
    EXPECT_EQ(of_bird("rank", "-129"), "422 invalid [/rank too_small]");
    EXPECT_EQ(of_bird("wingBeats", "9223372036854775807"), "fine");
    EXPECT_EQ(of_bird("wingBeats", "9223372036854775808"), "422 invalid [/wingBeats too_large]");
    EXPECT_EQ(of_bird("wingBeats", "-9223372036854775808"), "fine");
    EXPECT_EQ(of_bird("wingBeats", "-9223372036854775809"), "422 invalid [/wingBeats too_small]");
    EXPECT_EQ(of_bird("feathers", "18446744073709551615"), "fine");
    EXPECT_EQ(of_bird("feathers", "18446744073709551616"), "422 invalid [/feathers too_large]");
    EXPECT_EQ(of_bird("feathers", "-1"), "422 invalid [/feathers too_small]");
    EXPECT_EQ(
        parse<bird>(bird_json({{"feathers", "18446744073709551615"}}))->feathers, ~std::uint64_t{0}
    );
}

TEST(parse, whole_numbers_with_an_exponent_or_a_zero_fraction_are_integers) {
    EXPECT_EQ(parse<bird>(bird_json({{"wingBeats", "1e3"}}))->wing_beats, 1000);
    EXPECT_EQ(parse<bird>(bird_json({{"wingBeats", "-2.0"}}))->wing_beats, -2);
    EXPECT_EQ(of_bird("wingBeats", "1e300"), "422 invalid [/wingBeats too_large]");
}

TEST(parse, zero_has_no_sign) {
    EXPECT_EQ(to_json(parse<bird>(bird_json({{"weightG", "-0.0"}}))->weight_g), "0");
}

TEST(parse, doubles_are_read_to_the_last_bit) {
    for (const double exact :
         {0.1, 1.7976931348623157e308, 5e-324, 123456.78901234567, -2.2250738585072014e-308}) {
        const auto parsed = parse<double>(to_json(exact));
        ASSERT_TRUE(parsed.has_value());
        EXPECT_EQ(*parsed, exact);
    }
    EXPECT_EQ(*parse<double>("18446744073709551615"), 18446744073709551615.0);
}

TEST(parse, ids_and_times_have_their_form) {
    EXPECT_EQ(of_bird("id", R"("01890A5D-AC96-774B-BCCE-B302099A8057")"), "fine");
    EXPECT_EQ(
        of_bird("id", R"("01890a5dac96774bbcceb302099a8057")"), "422 invalid [/id wrong_format]"
    );
    EXPECT_EQ(
        of_bird("hatched", R"("2026-02-30T00:00:00Z")"), "422 invalid [/hatched wrong_format]"
    );
    EXPECT_EQ(of_bird("hatched", R"("2026-11-21T11:30:00+02:00")"), "fine");
}

TEST(parse, enumerations_know_their_names_alone) {
    EXPECT_EQ(of_bird("looks", R"("Plain")"), "422 invalid [/looks unknown_value]");
    EXPECT_EQ(of_bird("looks", R"("")"), "422 invalid [/looks unknown_value]");
    const auto parsed = parse<bird>(bird_json({{"looks", R"("blue")"}}));
    EXPECT_EQ(parsed.error().fields.front().detail, "Send one of: plain, spotted.");
    EXPECT_EQ(value_named<plumage>("plain"), plumage::plain);
    EXPECT_EQ(value_named<plumage>("blue"), std::nullopt);
    EXPECT_EQ(name_of(plumage::spotted), "spotted");
}

TEST(parse, lists_and_maps_are_limited) {
    EXPECT_EQ(of_bird("places", R"(["a","b","c"])"), "fine");
    EXPECT_EQ(of_bird("places", R"(["a","b","c","d"])"), "422 invalid [/places too_many]");
    EXPECT_EQ(of_bird("places", R"(["a",""])"), "422 invalid [/places/1 too_short]");
    EXPECT_EQ(of_bird("names", R"({"a":"1","b":"2","c":"3"})"), "fine");
    EXPECT_EQ(
        of_bird("names", R"({"a":"1","b":"2","c":"3","d":"4"})"), "422 invalid [/names too_many]"
    );
    EXPECT_EQ(of_bird("names", R"({"a":"0123456789"})"), "422 invalid [/names/a too_long]");
}

TEST(parse, a_single_bad_field_tells_its_sentence_in_the_problem) {
    const auto parsed = parse<bird>(bird_json({{"name", R"("Robins")"}}));
    ASSERT_FALSE(parsed.has_value());
    EXPECT_EQ(parsed.error().detail, "Shorten this to 5 characters; it has 6.");
}

} // namespace lacewing::schema::testing
