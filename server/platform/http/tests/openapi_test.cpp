#include "platform/http/openapi.hpp"
#include "platform/schema/example.hpp"
#include "platform/schema/parse.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace lacewing::http {

namespace {

struct egg {
    std::string color;
    static constexpr auto describe() {
        return schema::object(
            "Egg", "What a bird lays.", schema::member("color", &egg::color, "Of its shell.")
        );
    }
};

struct frame {
    std::string type;
    static constexpr auto describe() {
        return schema::object(
            "Frame", "A live frame.", schema::member("type", &frame::type, "Its kind.")
        );
    }
};

const contract about{
    .title = "Nests",
    .version = "1",
    .meaning = "Birds and their nests.",
    .schemes =
        {{.name = "session", .cookie = "nest", .meaning = "Of a browser."},
         {.name = "token", .is = contract::scheme::kind::bearer, .meaning = "Of a program."}},
    .open_to_all = "anyone",
    .more_types = {schema::type_of<frame>()}
};

endpoint make(std::string_view id) {
    return {.id = id, .summary = "Does it.", .run = {}};
}

/// The part of the document under these names, compact.
std::string part(const std::string& document, const std::vector<std::string_view>& names) {
    const auto read = schema::read_json(document);
    if (!read) return read.error().detail;
    schema::json_value at{*read, 0};
    for (const auto name : names) {
        const auto found = schema::detail::find_member(at, name);
        if (!found) return "absent";
        at = *found;
    }
    schema::detail::findings wrong;
    schema::raw_json text;
    schema::detail::read_raw(at, {}, wrong, text);
    return text.text;
}

} // namespace

TEST(openapi, a_route_is_told_whole) {
    router routes;
    auto lay = make("layEgg");
    lay.takes = schema::type_of<egg>();
    lay.gives = schema::type_of<egg>();
    lay.success = 201;
    lay.query = {{.name = "warm", .meaning = "Or cold.", .pattern = "^(yes|no)$"}};
    routes.add({method::post, "/api/v1/birds/{bird}/eggs", "signed_in", lay});
    EXPECT_EQ(
        part(openapi(routes, about), {"paths", "/api/v1/birds/{bird}/eggs", "post"}),
        R"({"operationId":"layEgg","summary":"Does it.","tags":["eggs"],"x-access":"signed_in",)"
        R"("security":[{"session":[]},{"token":[]}],"parameters":[)"
        R"({"name":"bird","in":"path","required":true,"schema":{"type":"string"},"example":")" +
            schema::example_id("bird") +
            R"("},)"
            R"({"name":"warm","in":"query","description":"Or cold.",)"
            R"("schema":{"type":"string","pattern":"^(yes|no)$"}}],)"
            R"("requestBody":{"required":true,"content":{"application/json":)"
            R"({"schema":{"$ref":"#/components/schemas/Egg"},"example":{"color":"An example"}}}},)"
            R"("responses":{"201":{"description":"What a bird lays.","content":{"application/json":)"
            R"({"schema":{"$ref":"#/components/schemas/Egg"},"example":{"color":"An example"}}}},)"
            R"("default":{"$ref":"#/components/responses/Problem"}},)"
            R"("x-codeSamples":[{"lang":"Shell","source":"curl -X POST )"
            R"(\"$LACEWING/api/v1/birds/)" +
            schema::example_id("bird") +
            R"(/eggs\" \\\n  -H \"Authorization: Bearer $TOKEN\" \\\n  )"
            R"(-H 'Content-Type: application/json' \\\n  -d '{\"color\":\"An example\"}'"}]})"
    );
}

TEST(openapi, a_door_for_everyone_needs_no_security) {
    router routes;
    routes.add({method::get, "/api/v1/weather", "anyone", make("weather")});
    const auto document = openapi(routes, about);
    EXPECT_EQ(part(document, {"paths", "/api/v1/weather", "get", "security"}), "[]");
    EXPECT_EQ(part(document, {"paths", "/api/v1/weather", "get", "parameters"}), "absent");
    EXPECT_EQ(part(document, {"paths", "/api/v1/weather", "get", "requestBody"}), "absent");
}

TEST(openapi, a_body_that_is_no_json_names_its_type) {
    router routes;
    auto upload = make("upload");
    upload.content_type = "application/zip";
    routes.add({method::post, "/api/v1/uploads", "anyone", upload});
    EXPECT_EQ(
        part(
            openapi(routes, about), {"paths", "/api/v1/uploads", "post", "requestBody", "content"}
        ),
        R"({"application/zip":{"schema":{}}})"
    );
}

TEST(openapi, tags_come_from_the_path) {
    router routes;
    const auto tag_of = [&](std::string_view path, std::string_view id) {
        routes.add({method::get, path, "anyone", make(id)});
        return part(openapi(routes, about), {"paths", path, "get", "tags"});
    };
    EXPECT_EQ(tag_of("/api/v1/birds", "a"), R"(["birds"])");
    EXPECT_EQ(tag_of("/api/v1/birds/{bird}", "b"), R"(["birds"])");
    EXPECT_EQ(tag_of("/api/v1/birds/{bird}/eggs/{egg}/shell", "c"), R"(["eggs"])");
    EXPECT_EQ(tag_of("/api/v1/birds/ringed", "d"), R"(["birds"])");
}

TEST(openapi, components_hold_types_problem_and_schemes) {
    router routes;
    const auto document = openapi(routes, about);
    EXPECT_EQ(
        part(document, {"components", "schemas", "Frame", "description"}), R"("A live frame.")"
    );
    EXPECT_NE(part(document, {"components", "schemas", "Problem"}), "absent");
    EXPECT_EQ(
        part(
            document,
            {"components", "responses", "Problem", "content", "application/problem+json", "schema"}
        ),
        R"({"$ref":"#/components/schemas/Problem"})"
    );
    EXPECT_EQ(
        part(document, {"components", "securitySchemes"}),
        R"({"session":{"description":"Of a browser.","type":"apiKey","in":"cookie","name":"nest"},)"
        R"("token":{"description":"Of a program.","type":"http","scheme":"bearer"}})"
    );
}

TEST(openapi, the_text_depends_on_the_routes_and_not_on_their_order) {
    router one;
    one.add({method::get, "/api/v1/b", "anyone", make("getB")});
    one.add({method::get, "/api/v1/a", "anyone", make("getA")});
    one.add({method::delete_, "/api/v1/a", "anyone", make("deleteA")});
    router other;
    other.add({method::delete_, "/api/v1/a", "anyone", make("deleteA")});
    other.add({method::get, "/api/v1/a", "anyone", make("getA")});
    other.add({method::get, "/api/v1/b", "anyone", make("getB")});
    EXPECT_EQ(openapi(one, about), openapi(other, about));
    EXPECT_TRUE(openapi(one, about).starts_with("{\n  \"openapi\": \"3.1.0\",\n"));
}

TEST(openapi, routes_without_an_id_are_no_part_of_the_contract) {
    router routes;
    routes.add({method::get, "/healthz", "anyone", make("")});
    EXPECT_EQ(part(openapi(routes, about), {"paths"}), "{}");
}

TEST(openapi, two_endpoints_of_one_id_are_a_programmers_error) {
    router routes;
    routes.add({method::get, "/api/v1/a", "anyone", make("same")});
    routes.add({method::get, "/api/v1/b", "anyone", make("same")});
    EXPECT_THROW(static_cast<void>(openapi(routes, about)), std::logic_error);
}

} // namespace lacewing::http
