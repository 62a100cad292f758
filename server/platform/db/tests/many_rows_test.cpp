#include "platform/db/many_rows.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace lacewing::db {

class inserting_many_rows : public on_each_database {
protected:
    /// How many rows were inserted, each with texts that are gone afterwards.
    std::int64_t insert(int first, int count) {
        auto body = [first, count](transaction& tx) {
            many_rows rows{
                tx,
                "INSERT INTO demo_requests (email_folded, email, requested_at)",
                "ON CONFLICT DO NOTHING"
            };
            for (int each = first; each < first + count; ++each) {
                const auto name = std::to_string(each) + "@a-long-host-name.example.org";
                rows.add(name, "Of " + name, each);
            }
            return rows.finish();
        };
        return run(database().write(std::move(body)));
    }

    std::vector<std::string> kept() {
        auto body = [](reader& tx) {
            std::vector<std::string> all;
            auto rows = tx.query("SELECT email FROM demo_requests ORDER BY requested_at");
            while (rows.next()) all.push_back(rows.get<std::string>(0));
            return all;
        };
        return run(database().read(std::move(body)));
    }
};
LACEWING_ON_EACH_DATABASE(inserting_many_rows);

TEST_P(inserting_many_rows, keeps_each_of_any_number_of_them) {
    int first = 0;
    for (const int count : {0, 1, 3, 31, 32, 33, 100}) {
        EXPECT_EQ(insert(first, count), count);
        first += count;
    }
    const auto all = kept();
    ASSERT_EQ(std::ssize(all), first);
    EXPECT_EQ(all.at(0), "Of 0@a-long-host-name.example.org");
    EXPECT_EQ(all.at(99), "Of 99@a-long-host-name.example.org");
    EXPECT_EQ(all.back(), "Of 199@a-long-host-name.example.org");
}

TEST_P(inserting_many_rows, counts_those_that_were_there_not) {
    EXPECT_EQ(insert(0, 40), 40);
    EXPECT_EQ(insert(30, 40), 30);
    EXPECT_EQ(std::ssize(kept()), 70);
}

TEST_P(inserting_many_rows, knows_empty_values) {
    auto body = [](transaction& tx) {
        tx.execute("CREATE TABLE some_rows (number BIGINT, said TEXT, moment BIGINT)");
        many_rows rows{tx, "INSERT INTO some_rows (number, said, moment)"};
        for (int each = 0; each < 5; ++each) {
            const std::optional<std::string> said =
                each % 2 == 0 ? std::nullopt : std::optional{std::to_string(each)};
            rows.add(each, said, timestamp{each});
        }
        EXPECT_EQ(rows.finish(), 5);
        auto empty = tx.query("SELECT COUNT(*) FROM some_rows WHERE said IS NULL");
        return empty.next() ? empty.get<std::int64_t>(0) : -1;
    };
    EXPECT_EQ(run(database().write(std::move(body))), 3);
}

} // namespace lacewing::db
