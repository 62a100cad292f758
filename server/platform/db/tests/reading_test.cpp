#include "platform/db/tests/engine_fixture.hpp"

#include <array>
#include <limits>
#include <thread>

namespace lacewing::db {
namespace {

class reading : public on_each_engine {};
LACEWING_ON_EACH_DATABASE(reading);

using numbers = std::vector<std::int64_t>;

TEST_P(reading, does_not_wait_for_a_writer) {
    insert(1);
    held_body held;
    auto writing = submit([&held](transaction& tx) {
        insert_in(tx, 2);
        return held();
    });
    held.wait_until_entered();
    EXPECT_EQ(ids(), numbers{1});
    held.release();
    writing.get();
    EXPECT_EQ(ids(), (numbers{1, 2}));
}

TEST_P(reading, sees_one_state_of_the_data_from_first_to_last_statement) {
    insert(1);
    const auto look_twice = [this](reader& tx) {
        const auto before = ids_in(tx);
        insert(2);
        return std::pair{before, ids_in(tx)};
    };
    const auto [before, after] = run(database().read(look_twice));
    EXPECT_EQ(before, numbers{1});
    EXPECT_EQ(after, numbers{1});
    const auto [long_before, long_after] =
        run(database().read_long([](reader& tx) { return std::pair{ids_in(tx), ids_in(tx)}; }));
    EXPECT_EQ(long_before, (numbers{1, 2}));
    EXPECT_EQ(long_after, (numbers{1, 2}));
}

TEST_P(reading, cannot_write) {
    insert(1);
    EXPECT_ANY_THROW(run(database().read([](reader& tx) {
        auto rows = tx.query("DELETE FROM things RETURNING id");
        return rows.next();
    })));
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(reading, lets_failures_through_and_goes_on) {
    const auto fail = [](reader& tx) -> int {
        ids_in(tx);
        throw std::runtime_error{"as told"};
    };
    EXPECT_THROW(run(database().read(fail)), std::runtime_error);
    EXPECT_THROW(run(database().read_long(fail)), std::runtime_error);
    const auto mistake = [](reader& tx) { return tx.query("SELECT nothing FROM nowhere").next(); };
    EXPECT_THROW(run(database().read(mistake)), statement_failed);
    EXPECT_EQ(ids(), numbers{});
}

TEST_P(reading, a_slow_statement_ends) {
    how().statement_ms_max = 100;
    const auto slow = [](reader& tx) {
        return tx
            .query("WITH RECURSIVE n (x) AS"
                   " (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1000000000) SELECT MAX(x) "
                   "FROM n")
            .next();
    };
    EXPECT_THROW(run(database().read(slow)), unavailable);
    EXPECT_THROW(run(database().read_long(slow)), unavailable);
    EXPECT_EQ(ids(), numbers{});
}

TEST_P(reading, a_composed_statement_has_a_shorter_time_of_its_own) {
    constexpr std::string_view counting =
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < $1) "
        "SELECT COUNT(*) FROM n";
    const auto count_to = [counting](std::int64_t last, std::chrono::milliseconds time_max) {
        return [=](reader& tx) {
            const std::array<parameter, 1> values{parameter{last}};
            auto rows = tx.query_composed(counting, values, time_max);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        };
    };
    using std::chrono::milliseconds;
    const auto slow = count_to(1'000'000'000, milliseconds{20});
    EXPECT_THROW(run(database().read(slow)), too_slow);
    EXPECT_THROW(run(database().read_long(slow)), too_slow);
    const auto quick = count_to(10, milliseconds{2'000});
    EXPECT_EQ(run(database().read(quick)), 10);
    EXPECT_EQ(run(database().read_long(quick)), 10);
}

TEST_P(reading, answers_of_one_composed_text_may_be_open_side_by_side) {
    insert(1);
    insert(2);
    const auto pairs = run(database().read([](reader& tx) {
        constexpr std::string_view sql = "SELECT id FROM things WHERE id >= $1 ORDER BY id";
        const std::array<parameter, 1> all{parameter{0}};
        const std::array<parameter, 1> last{parameter{2}};
        std::vector<std::pair<std::int64_t, std::int64_t>> found;
        auto outer = tx.query_composed(sql, all, std::chrono::milliseconds{2'000});
        while (outer.next()) {
            auto inner = tx.query_composed(sql, last, std::chrono::milliseconds{2'000});
            while (inner.next()) {
                found.emplace_back(outer.get<std::int64_t>(0), inner.get<std::int64_t>(0));
            }
        }
        return found;
    }));
    EXPECT_EQ(pairs, (std::vector<std::pair<std::int64_t, std::int64_t>>{{1, 2}, {2, 2}}));
}

TEST_P(reading, works_from_threads_that_come_and_go) {
    insert(1);
    for (int i = 0; i < 20; ++i) {
        std::jthread{[this] { EXPECT_EQ(ids(), numbers{1}); }};
    }
    close();
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(reading, more_texts_than_are_kept_prepared_all_work) {
    const auto read_many = [](reader& tx) {
        int sum = 0;
        for (int i = 0; i < 1'200; ++i) {
            auto rows = tx.query("SELECT CAST($1 AS BIGINT) + " + std::to_string(i), 1);
            if (rows.next()) sum += rows.get<int>(0) - i;
        }
        return sum;
    };
    EXPECT_EQ(run(database().read(read_many)), 1'200);
}

/// Every type that can be bound, by way of a table.
struct everything {
    bool yes;
    std::int64_t number;
    double real;
    std::string text;
    std::string bytes;
    uuid id;
    timestamp at;
    bool operator==(const everything&) const = default;
};

class types : public on_each_engine {
protected:
    void SetUp() override {
        write_and_wait(with(), [](transaction& tx) {
            tx.execute(
                tx.speaks() == dialect::sqlite
                    ? "CREATE TABLE everything (yes INTEGER, number INTEGER, real REAL, text TEXT,"
                      " bytes BLOB, id BLOB, at INTEGER) STRICT"
                    : "CREATE TABLE everything (yes BOOLEAN, number BIGINT, real DOUBLE PRECISION,"
                      " text TEXT, bytes BYTEA, id UUID, at BIGINT)"
            );
        });
    }

    static constexpr std::string_view insert_all =
        "INSERT INTO everything (yes, number, real, text, bytes, id, at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)";

    everything there_and_back(const everything& what) {
        const auto go = [&what](transaction& tx) {
            tx.execute("DELETE FROM everything");
            const std::span bytes{
                reinterpret_cast<const std::uint8_t*>(what.bytes.data()), what.bytes.size()
            };
            tx.execute(
                insert_all, what.yes, what.number, what.real, what.text, bytes, what.id, what.at
            );
            auto rows = tx.query(
                "SELECT yes, number, real, text, bytes, id, at FROM everything"
                " WHERE yes = $1 AND number = $2 AND text = $3 AND id = $4",
                what.yes,
                what.number,
                what.text,
                what.id
            );
            EXPECT_TRUE(rows.next());
            return everything{
                .yes = rows.get<bool>(0),
                .number = rows.get<std::int64_t>(1),
                .real = rows.get<double>(2),
                .text = rows.get<std::string>(3),
                .bytes = rows.get<std::string>(4),
                .id = rows.get<uuid>(5),
                .at = rows.get<timestamp>(6)
            };
        };
        return run(database().write(go));
    }
};
LACEWING_ON_EACH_DATABASE(types);

TEST_P(types, come_back_as_they_went) {
    const everything plain{
        .yes = true,
        .number = std::numeric_limits<std::int64_t>::min(),
        .real = -0.1,
        .text = "\u00fc \u20ac \U0001f41e \"' \\ $1 ;\n\t",
        .bytes = std::string{"\0\xff\x01 ' \\", 7},
        .id = *parse_uuid("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),
        .at = {1'795'253'400'000'001}
    };
    EXPECT_EQ(there_and_back(plain), plain);
    auto other = plain;
    other.yes = false;
    other.number = std::numeric_limits<std::int64_t>::max();
    other.text.clear();
    other.bytes.clear();
    other.id = {};
    EXPECT_EQ(there_and_back(other), other);
    other.text = std::string(300'000, 'x');
    EXPECT_EQ(there_and_back(other), other);
}

TEST_P(types, an_empty_optional_is_null_and_null_is_an_empty_optional) {
    const auto go = [](transaction& tx) {
        tx.execute(
            insert_all,
            std::optional<bool>{},
            std::optional<std::int64_t>{},
            std::optional<double>{},
            std::optional<std::string>{},
            std::optional<std::span<const std::uint8_t>>{},
            std::optional<uuid>{},
            std::optional<timestamp>{}
        );
        auto rows = tx.query("SELECT yes, number, real, text, bytes, id, at FROM everything");
        EXPECT_TRUE(rows.next());
        for (int column = 0; column < 7; ++column) EXPECT_TRUE(rows.is_null(column));
        EXPECT_EQ(rows.get<std::optional<std::string>>(3), std::nullopt);
        EXPECT_EQ(rows.get<std::optional<uuid>>(5), std::nullopt);
        EXPECT_THROW((void)rows.get<std::int64_t>(1), std::logic_error);
        EXPECT_THROW((void)rows.get<std::string>(3), std::logic_error);
        EXPECT_THROW((void)rows.get<uuid>(5), std::logic_error);
        EXPECT_FALSE(rows.next());
    };
    run(database().write(go));
}

TEST_P(types, an_optional_that_holds_something_is_that) {
    const auto go = [](reader& tx) {
        auto rows = tx.query("SELECT CAST($1 AS TEXT)", std::optional<std::string>{"x"});
        EXPECT_TRUE(rows.next());
        return rows.get<std::optional<std::string>>(0);
    };
    EXPECT_EQ(run(database().read(go)), "x");
}

TEST_P(types, parameters_are_found_by_number_in_any_order) {
    insert(1, "one");
    const auto go = [](reader& tx) {
        auto rows = tx.query("SELECT $2 || $1 || $2 FROM things WHERE id = $3", "a", "b", 1);
        return rows.next() ? rows.get<std::string>(0) : "";
    };
    EXPECT_EQ(run(database().read(go)), "bab");
}

TEST_P(types, a_touched_row_is_counted) {
    const auto go = [](transaction& tx) {
        insert_in(tx, 1);
        insert_in(tx, 2);
        const auto both = tx.execute("UPDATE things SET name = 'x'");
        const auto none = tx.execute("DELETE FROM things WHERE id = $1", 7);
        return std::pair{both, none};
    };
    EXPECT_EQ(run(database().write(go)), (std::pair<std::int64_t, std::int64_t>{2, 0}));
}

TEST_P(types, a_returning_statement_runs_even_if_nobody_reads_its_rows) {
    const auto go = [](transaction& tx) {
        auto ignored = tx.query("INSERT INTO things (id) VALUES (1), (2) RETURNING id");
    };
    run(database().write(go));
    EXPECT_EQ(ids(), (numbers{1, 2}));
}

TEST_P(types, values_may_end_before_the_rows_are_read) {
    insert(1, std::string(100, 'n'));
    insert(2, std::string(100, 'n'));
    const auto go = [](reader& tx) {
        auto rows =
            tx.query("SELECT id FROM things WHERE name = $1 ORDER BY id", std::string(100, 'n'));
        numbers found;
        while (rows.next()) found.push_back(rows.get<std::int64_t>(0));
        return found;
    };
    EXPECT_EQ(run(database().read(go)), (numbers{1, 2}));
}

} // namespace
} // namespace lacewing::db
