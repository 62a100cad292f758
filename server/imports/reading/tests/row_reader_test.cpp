#include "imports/reading/csv.hpp"
#include "imports/reading/row_reader.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

namespace lacewing::imports {
namespace {

class reading_rows : public ::testing::Test {
protected:
    ~reading_rows() override { std::filesystem::remove_all(folder_); }

    std::string write(const std::string& name, const std::string& bytes) {
        std::filesystem::create_directories(folder_);
        const auto path = (folder_ / name).string();
        std::ofstream{path, std::ios::binary} << bytes;
        return path;
    }
    std::string write_compressed(const std::string& name, const std::string& text) {
        const auto path = write(name, "");
        auto* file = gzopen(path.c_str(), "wb");
        gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
        gzclose(file);
        return path;
    }
    static std::vector<read_row> all_of(const std::string& path) {
        row_reader rows{path};
        std::vector<read_row> found;
        while (auto each = rows.next()) found.push_back(*std::move(each));
        return found;
    }
    static std::string json(const std::string& key) {
        return R"({"key": ")" + key +
               R"(", "project": "CORE", "type": "Bug", "title": "t", "description": "", )"
               R"("status": "Open", "component": [], "affects": [], "fix_version": [], )"
               R"("labels": [], "reporter": "u1", "created": "2014-12-10T07:07:20.000+0000", )"
               R"("updated": "2014-12-10T07:07:20.000+0000", "links": [], "attachments": [], )"
               R"("comments": []})";
    }

    std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() / ("lacewing-rows-" + std::to_string(::getpid()));
};

const std::string header = "key,title,status,reporter,created,description,component,links\n";

TEST_F(reading_rows, json_lines_with_a_broken_one_between) {
    const auto rows =
        all_of(write("a.jsonl", json("CORE-1") + "\n{\"key\": \"CORE-2\", \n\n" + json("CORE-3")));
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_TRUE(rows[0].row);
    EXPECT_FALSE(rows[1].row);
    EXPECT_EQ(rows[1].line, 2);
    EXPECT_EQ(rows[1].key, "CORE-2");
    EXPECT_EQ(rows[2].line, 4);
    EXPECT_EQ(rows[2].key, "CORE-3");
}

TEST_F(reading_rows, csv_with_line_ends_quotes_and_a_byte_order_mark) {
    const auto rows = all_of(write(
        "a.csv",
        "\xEF\xBB\xBF" + header +
            "CORE-1,\"a \"\"b\"\", c\",Open,u1,2014-12-10T07:07:20Z,\"one\r\n\r\ntwo\",iOS; "
            "Android,"
            "is blocked by CORE-2; duplicates "
            "CORE-3\r\nCORE-4,t,Open,u1,2014-12-10T07:07:20Z,,,\r\n"
    ));
    ASSERT_EQ(rows.size(), 2U);
    ASSERT_TRUE(rows[0].row) << rows[0].row.error();
    const auto& row = *rows[0].row;
    EXPECT_EQ(row.title, "a \"b\", c");
    EXPECT_EQ(row.description, "one\n\ntwo");
    EXPECT_EQ(row.project, "CORE");
    EXPECT_EQ(row.component, (std::vector<std::string>{"iOS", "Android"}));
    ASSERT_EQ(row.links.size(), 2U);
    EXPECT_EQ(row.links[0].direction, "is blocked by");
    EXPECT_EQ(row.links[0].to, "CORE-2");
    EXPECT_EQ(row.updated, row.created);
    EXPECT_EQ(rows[1].line, 5);
    EXPECT_TRUE(rows[1].row);
}

TEST_F(reading_rows, what_is_csv_is_seen_without_its_name) {
    EXPECT_EQ(all_of(write("a", header + "CORE-1,t,Open,u,2014-12-10T07:07:20Z,,,\n")).size(), 1U);
    EXPECT_TRUE(all_of(write("b", json("CORE-1"))).front().row);
    EXPECT_TRUE(
        all_of(write_compressed("c.csv.gz", header + "CORE-1,t,Open,u,2014-12-10T07:07:20Z,,,\n"))
            .front()
            .row
    );
}

TEST_F(reading_rows, unknown_columns_are_named_and_missing_ones_refused) {
    const row_reader rows{write("a.csv", "Key,Title,Status,Reporter,Created,Fix Version,Sprint\n")};
    EXPECT_EQ(rows.unknown_columns(), std::vector<std::string>{"Sprint"});
    const auto path = write("b.csv", "key,status,reporter,created\n");
    try {
        const row_reader refused{path};
        FAIL() << "a file without titles was taken";
    } catch (const unreadable_file& why) {
        EXPECT_NE(std::string{why.what()}.find("\"title\""), std::string::npos);
    }
}

TEST_F(reading_rows, broken_csv_rows_are_told_and_the_next_one_follows) {
    const auto rows = all_of(write(
        "a.csv",
        header + "CORE-1,t,Open\nCORE-2,t,Open,u1,yesterday,,,\nCORE-3,\"t\"x,Open,u1,,,,\n" +
            "CORE-4,\xff,Open,u1,2014-12-10T07:07:20Z,,,\nCORE-5,t,Open,u1,2014-12-10T07:07:20Z,,,"
            "\n"
            "CORE-6,\"t,Open"
    ));
    ASSERT_EQ(rows.size(), 6U);
    EXPECT_EQ(rows[0].row.error(), "The row has 3 fields, the header 8.");
    EXPECT_NE(rows[1].row.error().find("yesterday"), std::string::npos);
    EXPECT_NE(rows[2].row.error().find("quote"), std::string::npos);
    EXPECT_NE(rows[3].row.error().find("UTF-8"), std::string::npos);
    EXPECT_TRUE(rows[4].row);
    EXPECT_NE(rows[5].row.error().find("never closed"), std::string::npos);
    EXPECT_EQ(rows[5].line, 7);
}

TEST_F(reading_rows, a_compressed_file_that_was_cut_gives_what_it_has_and_says_where_it_ends) {
    std::string text;
    for (int i = 1; i <= 5'000; ++i) text += json("CORE-" + std::to_string(i * 7'919)) + "\n";
    const auto path = write_compressed("a.jsonl.gz", text);
    std::string whole;
    {
        std::ifstream file{path, std::ios::binary};
        whole = {std::istreambuf_iterator<char>{file}, {}};
    }
    const auto rows = all_of(write("a.jsonl.gz", whole.substr(0, whole.size() / 2)));
    ASSERT_GT(rows.size(), 2U);
    EXPECT_TRUE(rows.front().row);
    EXPECT_FALSE(rows.back().row);
    EXPECT_NE(rows.back().row.error().find("damaged or cut"), std::string::npos);
    EXPECT_EQ(rows.back().line, std::ssize(rows));
}

TEST_F(reading_rows, an_empty_file_has_none) {
    EXPECT_TRUE(all_of(write("a.jsonl", "")).empty());
    EXPECT_TRUE(all_of(write("a.csv", header)).empty());
}

TEST(csv_record, fields_of_all_kinds) {
    const std::vector<std::string> expected{"a", "", "b,\"c\"", ""};
    EXPECT_EQ(split_record("a,,\"b,\"\"c\"\"\","), expected);
    EXPECT_EQ(split_record(""), std::vector<std::string>{""});
    EXPECT_FALSE(split_record("\"a"));
    EXPECT_FALSE(split_record("a\"b"));
}

} // namespace
} // namespace lacewing::imports
