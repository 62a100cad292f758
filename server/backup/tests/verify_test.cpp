#include "backup/make_backup.hpp"
#include "backup/tests/data_fixture.hpp"
#include "platform/db/database.hpp"
#include "platform/db/waiting.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

namespace lacewing::backup::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

/// Data that may be spoiled.
class spoiled_data : public ::testing::TestWithParam<db::dialect> {
protected:
    spoiled_data() {
        const auto& file = example_backup(db::dialect::sqlite);
        const auto made = lacewing(room.at(), fmt::format("restore {}", file.string()));
        EXPECT_EQ(made.code, 0) << made.text;
    }

    void change(const std::string& sql) {
        const auto with = db::open(room.at().database);
        std::int64_t touched = 0;
        db::write_and_wait(*with, [&](db::transaction& tx) { touched = tx.execute(sql); });
        with->stop();
        EXPECT_GT(touched, 0) << sql;
    }

    [[nodiscard]] std::filesystem::path some_attachment() const {
        for (const auto& each :
             std::filesystem::recursive_directory_iterator{room.at().attachments()}) {
            if (each.is_regular_file()) return each.path();
        }
        return {};
    }

    template <class Matcher>
    void expect_found(const Matcher& what) {
        const auto found = lacewing(room.at(), "verify");
        EXPECT_EQ(found.code, 1);
        EXPECT_THAT(found.text, what);
    }

    data_room room{GetParam()};
};

INSTANTIATE_TEST_SUITE_P(
    on,
    spoiled_data,
    ::testing::Values(db::dialect::sqlite, db::dialect::postgres),
    [](const auto& which) { return which.param == db::dialect::sqlite ? "sqlite" : "postgres"; }
);

TEST_P(spoiled_data, is_told_by_the_row_of_the_log) {
    // One letter of a title, in a row in the middle.
    change(
        "UPDATE changes SET fields = replace(fields, '\"title\":[null,\"', '\"title\":[null,\"x') "
        "WHERE stream = 'content' AND version = (SELECT MIN(version) FROM changes "
        "WHERE stream = 'content' AND subject_kind = 'bug' AND action = 'created')"
    );
    expect_found(AllOf(
        HasSubstr("is not the row that was written"),
        HasSubstr("title is not what the log says"),
        HasSubstr("\n2 faults.")
    ));
}

TEST_P(spoiled_data, is_told_by_a_bug_and_a_comment_that_are_not_what_the_log_says) {
    change("UPDATE bugs SET severity = (severity + 1) % 4 WHERE number = 5");
    change("UPDATE comments SET text = 'x' || text WHERE id = (SELECT id FROM comments ORDER BY id "
           "LIMIT 1)");
    expect_found(AllOf(
        HasSubstr("severity is not what the log says"),
        HasSubstr("text is not what the log says"),
        HasSubstr("bugs: 300 held against the log")
    ));
}

TEST_P(spoiled_data, is_told_by_what_is_missing_in_the_log) {
    change("DELETE FROM changes WHERE stream = 'content' AND version = 7");
    change("DELETE FROM changes WHERE stream = 'members' AND version = "
           "(SELECT MAX(version) FROM changes WHERE stream = 'members')");
    expect_found(AllOf(
        HasSubstr(", version 7: is missing"),
        HasSubstr("log: stream members of "),
        HasSubstr("does not end with the row that it says")
    ));
}

TEST_P(spoiled_data, is_told_by_a_row_that_cannot_be_read) {
    change("UPDATE changes SET fields = 'nonsense' WHERE stream = 'content' AND version = 1500");
    expect_found(HasSubstr(", version 1500: cannot be read"));
}

TEST_P(spoiled_data, is_told_by_each_counter) {
    change("UPDATE bugs SET comment_count = comment_count + 1, vote_count = vote_count + 1 "
           "WHERE number = 5");
    change("UPDATE projects SET open_bug_count = open_bug_count - 1, bug_count = bug_count + 2, "
           "next_number = 3");
    change("UPDATE org_counts SET members = 0, bugs = 1, open_bugs = 2");
    change("UPDATE attachment_totals SET bytes = bytes + 1, removed_bytes = removed_bytes + 1");
    change("UPDATE principal_bug_counts SET created = created + 1, assigned = assigned + 1");
    change("DELETE FROM bug_counts");
    expect_found(AllOf(
        AllOf(
            HasSubstr("bugs.comment_count: of "),
            HasSubstr("bugs.vote_count: of "),
            HasSubstr("projects.bug_count: of "),
            HasSubstr("projects.open_bug_count: of "),
            HasSubstr("projects.next_number "),
            HasSubstr("org_counts.members: of ")
        ),
        HasSubstr("org_counts.bugs: of "),
        HasSubstr("org_counts.open_bugs: of "),
        HasSubstr("attachment_totals.bytes: of "),
        HasSubstr("attachment_totals.removed_bytes: of "),
        HasSubstr("principal_bug_counts.created: of "),
        HasSubstr("principal_bug_counts.assigned: of "),
        HasSubstr("bug_counts.bugs (of an audience): of ")
    ));
}

TEST_P(spoiled_data, is_told_by_a_bug_that_is_neither_open_nor_closed) {
    change("UPDATE bugs SET is_open = NOT is_open WHERE number = 5");
    expect_found(HasSubstr("bugs.is_open (what its status says)"));
}

TEST_P(spoiled_data, is_told_by_a_bit_of_an_attachment) {
    const auto file = some_attachment();
    auto bytes = read_file(file);
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 8);
    write_file(file, bytes);
    const auto hex = file.parent_path().filename().string() + file.filename().string();
    expect_found(AllOf(HasSubstr(hex), HasSubstr("has other bytes than were attached")));
}

TEST_P(spoiled_data, can_be_backed_up_without_the_attachments_that_are_lost) {
    const auto lost = some_attachment();
    const auto hex = lost.parent_path().filename().string() + lost.filename().string();
    std::filesystem::remove(lost);
    expect_found(AllOf(HasSubstr(hex), HasSubstr("is missing")));

    const auto file = room.beside("made.backup");
    const auto made = lacewing(room.at(), fmt::format("backup {}", file.string()));
    EXPECT_EQ(made.code, 2);
    EXPECT_THAT(made.text, AllOf(HasSubstr(hex), HasSubstr("not in the backup")));
    const auto verified = lacewing(room.at(), fmt::format("verify {}", file.string()));
    EXPECT_EQ(verified.code, 1);
    EXPECT_THAT(verified.text, AllOf(HasSubstr(hex), HasSubstr("was lost before")));

    const data_room to{GetParam()};
    const auto restored = lacewing(to.at(), fmt::format("restore {}", file.string()));
    EXPECT_EQ(restored.code, 2) << restored.text;
    EXPECT_TRUE(all_rows(to.at()) == all_rows(room.at()));
    EXPECT_EQ(all_files(to.at()), all_files(room.at()));
}

TEST_P(spoiled_data, is_backed_up_whole_though_files_are_swept_meanwhile) {
    const auto file = room.beside("made.backup");
    const auto before = all_files(room.at());
    const auto sweep = [&](std::string_view line) {
        // The rows are read by now, the files are not.
        if (!line.starts_with("accounts: ")) return;
        for (const auto& [name, bytes] : before) {
            std::filesystem::remove(room.at().attachments() / name);
        }
    };
    const auto made = make_backup(room.at(), file, "0", sweep);
    EXPECT_EQ(made.attachments, std::ssize(before));
    EXPECT_TRUE(made.lost.empty());
    EXPECT_TRUE(all_files(room.at()).empty()) << "nothing is held any more";

    const data_room to{GetParam()};
    ASSERT_EQ(lacewing(to.at(), fmt::format("restore {}", file.string())).code, 0);
    EXPECT_EQ(all_files(to.at()), before);
}

TEST_P(spoiled_data, holds_no_files_of_killed_backups_for_long) {
    const auto abandoned = room.at().attachments() / "held-0123456789abcdef";
    std::filesystem::create_directories(abandoned);
    write_file(abandoned / "x", "x");
    const auto file = room.beside("made.backup");
    ASSERT_EQ(lacewing(room.at(), fmt::format("backup {}", file.string())).code, 0);
    EXPECT_FALSE(std::filesystem::exists(abandoned));
}

TEST(verify_command, says_where_there_is_nothing) {
    const data_room nothing{db::dialect::sqlite};
    const auto told = lacewing(nothing.at(), "verify");
    EXPECT_EQ(told.code, 1);
    EXPECT_THAT(told.text, HasSubstr("There is no data in"));
}

TEST(verify_command, finds_a_damaged_page_and_a_row_that_hangs_in_the_air) {
    const data_room room{db::dialect::sqlite};
    const auto& file = example_backup(db::dialect::sqlite);
    ASSERT_EQ(lacewing(room.at(), fmt::format("restore {}", file.string())).code, 0);
    auto bytes = read_file(room.at().database.sqlite_path);
    // The cells of the pages in the middle.
    for (auto at = bytes.size() / 2; at < bytes.size() / 2 + 40'000; at += 100) {
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
    }
    write_file(room.at().database.sqlite_path, bytes);
    const auto found = lacewing(room.at(), "verify");
    EXPECT_EQ(found.code, 1) << found.text;
}

} // namespace
} // namespace lacewing::backup::testing
