#include "backup/contents.hpp"
#include "backup/file_reader.hpp"
#include "backup/file_writer.hpp"
#include "backup/read_backup.hpp"
#include "backup/restore_backup.hpp"
#include "backup/tests/data_fixture.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <random>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lacewing::backup::testing {
namespace {

using ::testing::HasSubstr;

void tell_nobody(std::string_view) {}

/// The sentence with which it is refused; empty where it was restored.
std::string refusal_of(const std::filesystem::path& file, const place& to) {
    try {
        restore_backup(file, to, tell_nobody);
    } catch (const refused_work& why) {
        return why.what();
    }
    return {};
}

struct member {
    std::string name;
    std::string bytes;
};

std::vector<member> members_of(const std::filesystem::path& file) {
    std::vector<member> found;
    file_reader from{file};
    while (from.next()) found.push_back({from.name(), from.read_whole()});
    return found;
}

/// The members in a whole file with the right hash at its end.
void write_members(const std::filesystem::path& file, const std::vector<member>& members) {
    std::filesystem::remove(file);
    file_writer to{file};
    for (const auto& each : members) to.add(each.name, each.bytes);
    to.finish();
}

class a_damaged_backup : public ::testing::Test {
protected:
    data_room room{db::dialect::sqlite};
    std::filesystem::path copy = room.beside("copy.backup");
    std::string whole = read_file(example_backup(db::dialect::sqlite));

    void expect_refused(std::string_view what) {
        const auto said = refusal_of(copy, room.at());
        EXPECT_THAT(said, HasSubstr(std::string{what}));
        EXPECT_FALSE(std::filesystem::exists(room.at().folder)) << "it was touched";
    }
};

TEST_F(a_damaged_backup, is_refused_wherever_a_bit_has_flipped) {
    constexpr unsigned seed = 20'261;
    std::mt19937_64 random{seed};
    std::vector<std::size_t> places;
    for (int count = 0; count < 200; ++count) places.push_back(random() % whole.size());
    // And in the line at its end, whose every byte counts.
    for (std::size_t back = 1; back <= 100; back += 9) places.push_back(whole.size() - back);
    write_file(copy, whole);
    for (const auto at : places) {
        auto bytes = whole.substr(at, 1);
        bytes[0] = static_cast<char>(bytes[0] ^ static_cast<char>(1U << (random() % 8)));
        std::fstream change{copy, std::ios::binary | std::ios::in | std::ios::out};
        change.seekp(static_cast<std::streamoff>(at));
        change.write(bytes.data(), 1);
        change.flush();
        SCOPED_TRACE(fmt::format("seed {}, byte {}", seed, at));
        expect_refused("is damaged");
        change.seekp(static_cast<std::streamoff>(at));
        change.write(whole.data() + at, 1);
    }
    EXPECT_EQ(refusal_of(copy, room.at()), "");
}

TEST_F(a_damaged_backup, is_refused_wherever_it_is_cut) {
    for (const std::size_t left :
         {std::size_t{0},
          std::size_t{1},
          std::size_t{95},
          std::size_t{511},
          whole.size() / 3,
          whole.size() - 97,
          whole.size() - 96,
          whole.size() - 1}) {
        write_file(copy, std::string_view{whole}.substr(0, left));
        SCOPED_TRACE(fmt::format("{} bytes left", left));
        expect_refused("is damaged");
    }
    write_file(copy, whole + "\n");
    expect_refused("is damaged");
    std::filesystem::remove(copy);
    expect_refused("cannot be read");
    EXPECT_THAT(refusal_of(room.beside("."), room.at()), HasSubstr("cannot be read"));
}

TEST_F(a_damaged_backup, is_refused_where_its_members_are_not_what_the_manifest_says) {
    const auto members = members_of(example_backup(db::dialect::sqlite));
    write_members(copy, members);
    EXPECT_NO_THROW(check_backup(copy)) << "what is only copied is whole";
    const auto place_of = [&](std::string_view beginning) {
        const auto found = std::ranges::find_if(members, [&](const member& each) {
            return each.name.starts_with(beginning);
        });
        return found - members.begin();
    };
    const auto bugs = place_of("tables/bugs/");
    const auto file = place_of("attachments/");
    const auto last = std::ssize(members) - 1;
    const std::vector<std::pair<std::string, std::function<void(std::vector<member>&)>>> ways{
        {"swapped tables", [&](auto& all) { std::swap(all.begin()[bugs], all.begin()[bugs + 1]); }},
        {"swapped attachments",
         [&](auto& all) { std::swap(all.begin()[file], all.begin()[file + 1]); }},
        {"an attachment among the tables",
         [&](auto& all) { std::swap(all.begin()[bugs], all.begin()[file]); }},
        {"the manifest first", [&](auto& all) { std::swap(all.front(), all.back()); }},
        {"no manifest", [&](auto& all) { all.pop_back(); }},
        {"no heading", [&](auto& all) { all.erase(all.begin()); }},
        {"no bugs", [&](auto& all) { all.erase(all.begin() + bugs); }},
        {"an attachment less", [&](auto& all) { all.erase(all.begin() + file); }},
        {"an attachment twice",
         [&](auto& all) { all.insert(all.begin() + file, all.begin()[file]); }},
        {"a member more", [&](auto& all) { all.insert(all.begin() + bugs, {"notes.txt", "x"}); }},
        {"something behind the end", [&](auto& all) { all.push_back(all.begin()[file]); }},
        {"half a row", [&](auto& all) { all.begin()[bugs].bytes.pop_back(); }},
        {"another row", [&](auto& all) { all.begin()[bugs].bytes.append(all.begin()[bugs].bytes); }
        },
        {"bugs without columns",
         [&](auto& all) {
             auto told = schema::parse<heading>(all.front().bytes).value();
             std::ranges::find(told.tables, "bugs", &table_heading::name)->columns.clear();
             all.front().bytes = schema::to_json(told);
         }},
        {"another attachment", [&](auto& all) { all.begin()[file].bytes += "x"; }},
        {"no words", [&](auto& all) { all.begin()[last].bytes = "{"; }}
    };
    for (const auto& [name, change] : ways) {
        auto changed = members;
        change(changed);
        write_members(copy, changed);
        SCOPED_TRACE(name);
        expect_refused("is damaged");
    }
}

TEST_F(a_damaged_backup, is_told_from_one_of_a_newer_program) {
    auto members = members_of(example_backup(db::dialect::sqlite));
    auto told = value(schema::parse<heading>(members.front().bytes));
    const auto write_told = [&](const heading& what) {
        members.front().bytes = schema::to_json(what);
        write_members(copy, members);
    };
    auto newer = told;
    newer.schema = 9'999;
    write_told(newer);
    expect_refused("was made by a newer Lacewing (its schema is 9999");
    newer = told;
    newer.format = 2;
    write_told(newer);
    expect_refused("has the format 2, this program reads 1");
    newer = told;
    newer.schema = 0;
    write_told(newer);
    expect_refused("is damaged");
}

TEST_F(a_damaged_backup, is_found_by_verify) {
    auto bytes = whole;
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    write_file(copy, bytes);
    const auto found = lacewing(room.at(), fmt::format("verify {}", copy.string()));
    EXPECT_EQ(found.code, 1);
    EXPECT_THAT(found.text, HasSubstr("its bytes do not give the hash at its end"));
    EXPECT_THAT(found.text, HasSubstr("1 faults."));
}

class a_restore : public ::testing::TestWithParam<db::dialect> {};

INSTANTIATE_TEST_SUITE_P(
    on,
    a_restore,
    ::testing::Values(db::dialect::sqlite, db::dialect::postgres),
    [](const auto& which) { return which.param == db::dialect::sqlite ? "sqlite" : "postgres"; }
);

TEST_P(a_restore, that_is_killed_leaves_nothing_that_is_served_and_is_begun_anew) {
    const auto& file = example_backup(db::dialect::sqlite);
    for (const std::string_view end :
         {"attachments: ", "accounts: done", "bugs: done", "views: done"}) {
        SCOPED_TRACE(end);
        const data_room room{GetParam()};
        const auto die = [end](std::string_view line) {
            if (line.starts_with(end)) ::_exit(9);
        };
        EXPECT_EXIT(restore_backup(file, room.at(), die), ::testing::ExitedWithCode(9), "");
        EXPECT_TRUE(is_half_restored(room.at()));

        const auto served = lacewing(room.at(), "user list");
        EXPECT_EQ(served.code, 1);
        EXPECT_THAT(served.text, HasSubstr("was cut off: run `lacewing restore FILE` again"));

        const auto again = lacewing(room.at(), fmt::format("restore {}", file.string()));
        EXPECT_EQ(again.code, 0) << again.text;
        EXPECT_THAT(again.text, HasSubstr("An earlier restore was cut off"));
        EXPECT_TRUE(all_rows(room.at()) == all_rows(example(db::dialect::sqlite)));
        EXPECT_EQ(all_files(room.at()), all_files(example(db::dialect::sqlite)));
        EXPECT_EQ(lacewing(room.at(), "user list").code, 0);
    }
}

TEST_P(a_restore, that_ended_but_for_its_folder_is_tidied_up) {
    const data_room room{GetParam()};
    const auto& file = example_backup(db::dialect::sqlite);
    ASSERT_EQ(lacewing(room.at(), fmt::format("restore {}", file.string())).code, 0);
    std::filesystem::create_directories(room.at().restoring());
    EXPECT_EQ(lacewing(room.at(), "user list").code, 0);
    EXPECT_FALSE(std::filesystem::exists(room.at().restoring()));
    EXPECT_EQ(all_files(room.at()), all_files(example(db::dialect::sqlite)));
}

} // namespace
} // namespace lacewing::backup::testing
