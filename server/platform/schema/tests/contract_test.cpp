#include "platform/schema/contract.hpp"
#include "platform/schema/example.hpp"
#include "platform/schema/tests/samples.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace lacewing::schema::testing {

namespace {

std::string definition(const type* of) {
    std::string out;
    {
        writer to{out};
        write_definition(to, *of);
    }
    return out;
}

/// The schema of one member of a bird.
std::string of_bird(const std::string& name) {
    const auto whole = read_json(definition(type_of<bird>()));
    for (const auto part : json_value{*whole, 0}) {
        if (part.name() != "properties") continue;
        for (const auto member : part) {
            if (member.name() != name) continue;
            raw_json text;
            detail::findings wrong;
            detail::read_raw(member, {}, wrong, text);
            return text.text;
        }
    }
    return "absent";
}

struct other_nest {
    bool is_warm = false;
    static constexpr auto describe() {
        return object("Nest", "Another one.", member("isWarm", &other_nest::is_warm, "Or cold."));
    }
};

} // namespace

TEST(contract, an_object_is_closed_and_names_what_is_required) {
    EXPECT_EQ(
        definition(type_of<nest>()),
        R"({"description":"Where a bird lives.","type":"object","properties":{)"
        R"("tree":{"description":"Its kind.","type":"string","minLength":1,"maxLength":10,)"
        R"("pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},)"
        R"("heightM":{"description":"Above ground.","type":"integer","minimum":0,"maximum":100}},)"
        R"("required":["tree","heightM"],"additionalProperties":false})"
    );
}

TEST(contract, an_enumeration_lists_its_names) {
    EXPECT_EQ(
        definition(type_of<plumage>()),
        R"({"description":"How feathers look.","type":"string","enum":["plain","spotted"]})"
    );
}

TEST(contract, each_kind_of_member_has_its_schema) {
    EXPECT_EQ(
        of_bird("id"), R"({"description":"Made by the client.","type":"string","format":"uuid"})"
    );
    EXPECT_EQ(
        of_bird("nickname"), R"({"description":"What friends say.","type":"string","x-maxBytes":8})"
    );
    EXPECT_EQ(
        of_bird("song"),
        R"({"description":"What it sings; null where it is silent.","type":["string","null"],"maxLength":20})"
    );
    EXPECT_EQ(of_bird("isTame"), R"({"description":"Eats from the hand.","type":"boolean"})");
    EXPECT_EQ(of_bird("wingBeats"), R"({"description":"In its life.","type":"integer"})");
    EXPECT_EQ(of_bird("feathers"), R"({"description":"Counted.","type":"integer","minimum":0})");
    EXPECT_EQ(of_bird("weightG"), R"({"description":"In grams.","type":"number"})");
    EXPECT_EQ(
        of_bird("looks"), R"({"description":"Its feathers.","$ref":"#/components/schemas/Plumage"})"
    );
    EXPECT_EQ(
        of_bird("hatched"),
        R"({"description":"When it left the egg.","type":"string","format":"date-time"})"
    );
    EXPECT_EQ(
        of_bird("places"),
        R"({"description":"Seen at.","type":"array","maxItems":3,"items":{"type":"string","minLength":1}})"
    );
    EXPECT_EQ(
        of_bird("summerHome"),
        R"({"description":"Where it sleeps in summer.",)"
        R"("anyOf":[{"$ref":"#/components/schemas/Nest"},{"type":"null"}]})"
    );
    EXPECT_EQ(
        of_bird("names"),
        R"({"description":"By language.","type":"object","maxProperties":3,)"
        R"("additionalProperties":{"type":"string","maxLength":9}})"
    );
    EXPECT_EQ(of_bird("notes"), R"({"description":"Whatever else."})");
}

TEST(contract, optional_and_nullable_members_are_not_required) {
    for (const auto& each : type_of<bird>()->members) {
        const bool may_be_absent = each.name == "nickname" || each.name == "song" ||
                                   each.name == "home" || each.name == "summerHome";
        EXPECT_EQ(each.is_required, !may_be_absent) << each.name;
    }
}

TEST(contract, named_types_are_found_through_their_holders_and_ordered) {
    std::string names;
    for (const auto* each : named_types({type_of<std::vector<bird>>(), type_of<nest>()})) {
        names += std::string{each->name} + " ";
    }
    EXPECT_EQ(names, "Bird Nest Plumage ");
}

TEST(contract, two_types_of_one_name_are_a_programmers_error) {
    EXPECT_THROW(
        static_cast<void>(named_types({type_of<nest>(), type_of<other_nest>()})), std::logic_error
    );
}

TEST(contract, components_hold_every_named_type) {
    std::string out;
    {
        writer to{out};
        write_components(to, {type_of<nest>(), type_of<plumage>()});
    }
    EXPECT_EQ(
        out,
        "{\"Nest\":" + definition(type_of<nest>()) +
            ",\"Plumage\":" + definition(type_of<plumage>()) + "}"
    );
}

TEST(contract, indenting_changes_white_space_alone) {
    EXPECT_EQ(
        indented(R"({"a":[1,{"b":"x,{\"]"}],"c":{},"d":[]})"),
        "{\n"
        "  \"a\": [\n"
        "    1,\n"
        "    {\n"
        "      \"b\": \"x,{\\\"]\"\n"
        "    }\n"
        "  ],\n"
        "  \"c\": {},\n"
        "  \"d\": []\n"
        "}"
    );
}

TEST(example, holds_every_member_and_is_taken_by_its_own_type) {
    const auto made = example_of(*type_of<bird>());
    EXPECT_TRUE(parse<bird>(made).has_value()) << made;
    EXPECT_TRUE(check(*type_of<bird>(), made).has_value()) << made;
    for (const auto& each : type_of<bird>()->members) {
        EXPECT_NE(made.find('"' + std::string{each.name} + "\":"), std::string::npos) << each.name;
    }
    EXPECT_EQ(made, example_of(*type_of<bird>()));
    const example_texts known{{"name", "Wren"}, {"nickname", "Much too long for it"}};
    const auto named = value(parse<bird>(example_of(*type_of<bird>(), known)));
    EXPECT_EQ(named.name, "Wren");
    EXPECT_NE(named.nickname, "Much too long for it");
    EXPECT_NE(example_id("bird"), example_id("nest"));
}

TEST(example, is_the_one_that_the_member_names) {
    struct feather {
        std::string color;
        static constexpr auto describe() {
            return object(
                "Feather",
                "Of a wing.",
                member("color", &feather::color, "Seen.", text{.max = 4, .example = "blue"})
            );
        }
    };
    EXPECT_EQ(example_of(*type_of<feather>()), R"({"color":"blue"})");
    EXPECT_EQ(
        check(*type_of<feather>(), R"({"color":"purple"})").error().fields.at(0).code, "too_long"
    );
}

TEST(example, is_checked_as_parse_would) {
    const auto made = example_of(*type_of<nest>());
    EXPECT_TRUE(check(*type_of<nest>(), made).has_value()) << made;
    for (const std::string_view bad :
         {R"({"tree":"oak"})",
          R"({"tree":"oak","heightM":101})",
          R"({"tree":"oak","heightM":1,"eggs":2})",
          R"({"tree":"","heightM":1})",
          R"({"tree":7,"heightM":1})",
          R"([])",
          R"({)"}) {
        const auto told = check(*type_of<nest>(), bad);
        const auto parsed = parse<nest>(bad);
        ASSERT_FALSE(told) << bad;
        ASSERT_FALSE(parsed) << bad;
        EXPECT_EQ(told.error().code, parsed.error().code) << bad;
        ASSERT_EQ(told.error().fields.size(), parsed.error().fields.size()) << bad;
        for (std::size_t at = 0; at < told.error().fields.size(); ++at) {
            EXPECT_EQ(told.error().fields[at].pointer, parsed.error().fields[at].pointer) << bad;
            EXPECT_EQ(told.error().fields[at].code, parsed.error().fields[at].code) << bad;
        }
    }
}

} // namespace lacewing::schema::testing
