#include "app/example_texts.hpp"
#include "app/operator_endpoints.hpp"
#include "app/routes.hpp"
#include "platform/crypto/password.hpp"
#include "platform/schema/example.hpp"
#include "platform/schema/parse.hpp"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

namespace lacewing::app {
namespace {

/// Every route, with nothing behind it.
class printed_contract : public ::testing::Test {
protected:
    printed_contract() { list_routes(routes, all); }

    db::database nothing{nullptr};
    const system_clock clock;
    crypto::system_random random;
    services with{.database = nothing, .clock = clock, .random = random};
    crypto::password_hasher hasher;
    identity::module identity{.with = with, .hasher = hasher, .how = {}};
    openid::provider provider{openid::settings{}, clock};
    openid::module openid{.with = with, .identity = identity, .at = provider};
    const crypto::sealer secrets{crypto::server_key{}};
    const keys::module keys{.with = with, .secrets = secrets};
    vitals::module vitals{.with = with, .routes = {}};
    attachments::module attachments{with, identity, {.folder = "unused"}};
    snapshot::module snapshots{.with = with};
    modules all{
        .with = with,
        .identity = identity,
        .openid = openid,
        .keys = keys,
        .vitals = vitals,
        .attachments = attachments,
        .snapshots = snapshots
    };
    http::router routes;
};

void expect_own_example(const schema::type& of, std::string_view operation) {
    const auto example = schema::example_of(of, example_texts());
    const auto checked = schema::check(of, example);
    if (checked) return;
    ADD_FAILURE() << operation << ": " << of.name << " does not take " << example;
    for (const auto& field : checked.error().fields) {
        ADD_FAILURE() << field.pointer << ": " << field.detail << " Name an example in its limits.";
    }
}

bool has(schema::json_value at, std::initializer_list<std::string_view> names) {
    for (const auto name : names) {
        const auto found = schema::detail::find_member(at, name);
        if (!found) return false;
        at = *found;
    }
    return true;
}

TEST_F(printed_contract, every_example_is_taken_by_its_own_type) {
    for (const auto& each : routes.routes()) {
        if (each.what.takes != nullptr) expect_own_example(*each.what.takes, each.what.id);
        if (each.what.gives != nullptr) expect_own_example(*each.what.gives, each.what.id);
    }
}

TEST_F(printed_contract, every_operation_has_an_example_of_its_call_its_body_and_its_reply) {
    const auto document = value(schema::read_json(print_contract_of(routes)));
    const schema::json_value whole{document, 0};
    std::size_t count = 0;
    for (const auto& each : routes.routes()) {
        if (each.what.id.empty()) continue;
        ++count;
        std::string verb{http::to_string(each.verb)};
        for (auto& c : verb) c = static_cast<char>(c - 'A' + 'a');
        const std::array path{std::string_view{"paths"}, each.pattern, std::string_view{verb}};
        auto operation = whole;
        for (const auto name : path) {
            const auto found = schema::detail::find_member(operation, name);
            ASSERT_TRUE(found) << each.what.id << " is not in the document";
            operation = *found;
        }
        EXPECT_TRUE(has(operation, {"x-codeSamples"})) << each.what.id;
        if (each.what.takes != nullptr) {
            EXPECT_TRUE(has(operation, {"requestBody", "content", "application/json", "example"}))
                << each.what.id;
        }
        if (each.what.gives != nullptr) {
            const auto status = std::to_string(each.what.success);
            EXPECT_TRUE(
                has(operation, {"responses", status, "content", "application/json", "example"})
            ) << each.what.id;
        }
    }
    EXPECT_GT(count, 40U);
}

} // namespace
} // namespace lacewing::app
