#include "backup/tests/data_fixture.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>
#include <utility>

namespace lacewing::backup::testing {
namespace {

using ::testing::HasSubstr;

struct way {
    db::dialect from;
    db::dialect to;
};

class a_backup : public ::testing::TestWithParam<way> {};

std::string name_of_way(const ::testing::TestParamInfo<way>& which) {
    const auto name = [](db::dialect speaks) {
        return speaks == db::dialect::sqlite ? "sqlite" : "postgres";
    };
    return fmt::format("{}_to_{}", name(which.param.from), name(which.param.to));
}

INSTANTIATE_TEST_SUITE_P(
    each_way,
    a_backup,
    ::testing::Values(
        way{db::dialect::sqlite, db::dialect::sqlite},
        way{db::dialect::sqlite, db::dialect::postgres},
        way{db::dialect::postgres, db::dialect::sqlite},
        way{db::dialect::postgres, db::dialect::postgres}
    ),
    name_of_way
);

TEST_P(a_backup, brings_back_every_row_and_every_file) {
    const auto& from = example(GetParam().from);
    const auto& file = example_backup(GetParam().from);
    const data_room to{GetParam().to};

    const auto restored = lacewing(to.at(), fmt::format("restore {}", file.string()));
    ASSERT_EQ(restored.code, 0) << restored.text;
    EXPECT_FALSE(std::filesystem::exists(to.at().restoring()));

    const auto expected = all_rows(from);
    const auto found = all_rows(to.at());
    ASSERT_EQ(expected.size(), found.size());
    for (const auto& [name, rows] : expected) EXPECT_TRUE(found.at(name) == rows) << name;
    EXPECT_GT(expected.at("bugs").size(), 100U);
    EXPECT_EQ(all_files(from), all_files(to.at()));
    EXPECT_GT(all_files(from).size(), 10U);

    const auto verified = lacewing(to.at(), "verify");
    EXPECT_EQ(verified.code, 0) << verified.text;
    EXPECT_THAT(verified.text, HasSubstr("No fault found."));

    // What came back can be worked with: the next row of a table that numbers its rows itself.
    const auto demo = lacewing(to.at(), "demo");
    EXPECT_THAT(demo.text, HasSubstr("is here already"));
}

TEST_P(a_backup, of_what_was_restored_holds_the_same) {
    const data_room to{GetParam().to};
    const auto& file = example_backup(GetParam().from);
    ASSERT_EQ(lacewing(to.at(), fmt::format("restore {}", file.string())).code, 0);
    const auto second = to.beside("second.backup");
    ASSERT_EQ(lacewing(to.at(), fmt::format("backup {}", second.string())).code, 0);
    const data_room back{GetParam().from};
    ASSERT_EQ(lacewing(back.at(), fmt::format("restore {}", second.string())).code, 0);
    EXPECT_TRUE(all_rows(back.at()) == all_rows(example(GetParam().from)));
}

TEST(backup_command, writes_a_file_for_its_owner_alone_and_takes_no_others_place) {
    const auto& file = example_backup(db::dialect::sqlite);
    struct stat told{};
    ASSERT_EQ(::stat(file.c_str(), &told), 0);
    EXPECT_EQ(told.st_mode & 0777U, 0600U);

    const auto before = read_file(file);
    const auto again =
        lacewing(example(db::dialect::sqlite), fmt::format("backup {}", file.string()));
    EXPECT_EQ(again.code, 1);
    EXPECT_THAT(again.text, HasSubstr("exists already: name another file"));
    EXPECT_TRUE(read_file(file) == before);
    for (const auto& each : std::filesystem::directory_iterator{file.parent_path()}) {
        EXPECT_EQ(each.path().string().find(".part-"), std::string::npos) << each.path();
    }
    const auto verified =
        lacewing(example(db::dialect::sqlite), fmt::format("verify {}", file.string()));
    EXPECT_EQ(verified.code, 0) << verified.text;
}

TEST(backup_command, says_where_there_is_nothing_or_no_room) {
    const data_room nothing{db::dialect::sqlite};
    const auto of_nothing = lacewing(nothing.at(), "backup " + nothing.beside("x").string());
    EXPECT_EQ(of_nothing.code, 1);
    EXPECT_THAT(of_nothing.text, HasSubstr("There is no data in"));
    EXPECT_FALSE(std::filesystem::exists(nothing.beside("x")));

    const data_room empty{db::dialect::postgres};
    const auto of_empty = lacewing(empty.at(), "backup " + empty.beside("x").string());
    EXPECT_EQ(of_empty.code, 1);
    EXPECT_THAT(of_empty.text, HasSubstr("There is no data to back up"));
    EXPECT_FALSE(std::filesystem::exists(empty.beside("x")));

    const auto full = lacewing(example(db::dialect::sqlite), "backup /nowhere/at/all");
    EXPECT_EQ(full.code, 1);
    EXPECT_THAT(full.text, HasSubstr("/nowhere/at/all cannot be written"));
}

TEST(restore_command, refuses_a_place_that_is_not_empty) {
    const auto& file = example_backup(db::dialect::sqlite);
    for (const auto speaks : {db::dialect::sqlite, db::dialect::postgres}) {
        const auto before = all_rows(example(speaks));
        const auto refused = lacewing(example(speaks), fmt::format("restore {}", file.string()));
        EXPECT_EQ(refused.code, 1);
        EXPECT_THAT(refused.text, HasSubstr("is not empty"));
        EXPECT_TRUE(all_rows(example(speaks)) == before);
    }
    // The database alone.
    const data_room other{db::dialect::sqlite};
    auto mixed = other.at();
    mixed.database.url = example(db::dialect::postgres).database.url;
    const auto refused = lacewing(mixed, fmt::format("restore {}", file.string()));
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.text, HasSubstr("PostgreSQL database is not empty"));
    EXPECT_FALSE(std::filesystem::exists(mixed.folder));
    // The key may be there first.
    std::filesystem::create_directories(other.at().folder);
    write_file(other.at().folder / "secret.key", "kept apart");
    EXPECT_EQ(lacewing(other.at(), fmt::format("restore {}", file.string())).code, 0);
    EXPECT_EQ(read_file(other.at().folder / "secret.key"), "kept apart");
}

} // namespace
} // namespace lacewing::backup::testing
