#include "organizations/rules.hpp"

#include <gtest/gtest.h>

namespace lacewing::organizations {
namespace {

TEST(organization_rules, a_name_of_white_space_is_no_name) {
    const auto refusal = check({.id = {}, .org_name = " \t\u00a0", .org_desc = {}});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().status, 422);
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/orgName");
}

TEST(organization_rules, texts_are_trimmed_and_the_description_may_be_empty) {
    const auto checked = check({.id = {}, .org_name = " Alpha ", .org_desc = "  "});
    ASSERT_TRUE(checked);
    EXPECT_EQ(checked->org_name, "Alpha");
    EXPECT_EQ(checked->org_desc, "");
}

TEST(organization_rules, an_id_must_be_a_uuid_of_version_7) {
    const auto refusal = check({.id = organization_id{}, .org_name = "Alpha", .org_desc = {}});
    ASSERT_FALSE(refusal);
    EXPECT_EQ(refusal.error().fields.at(0).pointer, "/id");
}

TEST(organization_rules, a_join_code_is_read_without_white_space_and_in_small_letters) {
    EXPECT_EQ(read_join_code("  4KX9a0bz\n"), "4kx9a0bz");
    EXPECT_EQ(read_join_code(" \t "), "");
}

} // namespace
} // namespace lacewing::organizations
