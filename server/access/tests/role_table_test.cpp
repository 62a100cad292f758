#include "access/actions.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace lacewing::access {
namespace {

std::string text_of_docs() {
    for (auto at = std::filesystem::current_path();; at = at.parent_path()) {
        const auto file = at / "docs" / "access.md";
        if (std::filesystem::exists(file)) {
            std::ostringstream text;
            text << std::ifstream{file}.rdbuf();
            return text.str();
        }
        if (at == at.root_path()) return {};
    }
}

std::string shown(role least) {
    return least == role::outsider ? "outsider" : std::string{to_string(least)};
}

std::string_view switch_of(const permission& line) {
    if (line.opens_to_members == &switches::members_edit_any_bug) {
        return "; Member where `membersEditAnyBug` is on";
    }
    if (line.opens_to_members == &switches::members_manage_keys) {
        return "; Member where `membersManageKeys` is on";
    }
    return "";
}

TEST(role_table, the_documentation_shows_every_line_and_no_other) {
    const auto docs = text_of_docs();
    const std::string head = "| action | least role | `read` token |\n|---|---|---|\n";
    std::string expected = head;
    for (const auto& line : role_table()) {
        expected += "| " + std::string{line.word} + " | " + shown(line.least) +
                    std::string{switch_of(line)} + (line.is_for_people ? "; no API key" : "") +
                    " | " + (line.is_reading ? "yes" : "no") + " |\n";
    }
    expected += "\n";
    const auto from = docs.find(head);
    ASSERT_NE(from, std::string::npos);
    EXPECT_EQ(docs.substr(from, expected.size()), expected);
}

TEST(role_table, a_role_is_read_as_it_is_written) {
    for (const auto each : {role::member, role::editor, role::owner}) {
        EXPECT_EQ(parse_role(to_string(each)), each);
    }
    EXPECT_EQ(parse_role(""), std::nullopt);
    EXPECT_EQ(parse_role("owner"), std::nullopt);
}

} // namespace
} // namespace lacewing::access
