#include "platform/db/migrations.hpp"
#include "platform/db/tests/engine_fixture.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <thread>

namespace lacewing::db {
namespace {

class migrating : public on_each_engine {
protected:
    [[nodiscard]] std::string_view script_of(const migration& step) const {
        return GetParam() == dialect::sqlite ? step.sqlite : step.postgres;
    }

    /// The step with its statement number `broken` replaced by one that fails; the step itself
    /// where it has no such statement.
    [[nodiscard]] static std::string break_statement(
        std::string_view script, std::size_t broken, bool& is_broken
    ) {
        std::string text;
        std::size_t number = 0;
        while (!script.empty()) {
            const auto end = std::min(script.find(";\n"), script.size());
            const auto statement = script.substr(0, end);
            is_broken = is_broken || number == broken;
            text += number == broken ? "INSERT INTO nowhere VALUES (1)" : statement;
            text += ";\n";
            script.remove_prefix(std::min(script.size(), end + 2));
            ++number;
        }
        return text;
    }

    /// Fails each step at each of its statements before it lets it through.
    void migrate_with_interruptions(std::span<const migration> steps) {
        for (std::size_t done = 0; done < steps.size(); ++done) {
            const auto& step = steps[done];
            for (std::size_t at = 0;; ++at) {
                bool is_broken = false;
                const auto text = break_statement(script_of(step), at, is_broken);
                if (!is_broken) break;
                std::vector<migration> interrupted{
                    steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(done)
                };
                interrupted.push_back(
                    {.number = step.number, .name = step.name, .sqlite = text, .postgres = text}
                );
                EXPECT_THROW(migrate(with(), interrupted), statement_failed)
                    << step.name << " " << at;
                EXPECT_EQ(applied(), done);
                ++interruptions_;
            }
            EXPECT_EQ(migrate(with(), steps.first(done + 1)), 1) << step.name;
        }
    }

    [[nodiscard]] std::size_t applied() {
        return run(database().read([](reader& tx) {
            auto rows = tx.query("SELECT COUNT(*) FROM schema_migrations");
            return rows.next() ? rows.get<std::size_t>(0) : 0;
        }));
    }

    std::size_t interruptions_ = 0;
};
LACEWING_ON_EACH_DATABASE(migrating);

constexpr std::string_view first_step =
    "-- Boxes; with a comment that holds a semicolon.\n"
    "CREATE TABLE boxes (id BIGINT NOT NULL PRIMARY KEY, label TEXT NOT NULL);\n"
    "INSERT INTO boxes (id, label) VALUES (1, 'a; b');\n"
    "CREATE INDEX boxes_by_label ON boxes (label);\n";
constexpr std::string_view second_step =
    "ALTER TABLE boxes ADD COLUMN size BIGINT;\n"
    "UPDATE boxes SET size = id * 10;\n"
    "CREATE TABLE sizes (size BIGINT NOT NULL PRIMARY KEY);\n"
    "INSERT INTO sizes (size) SELECT DISTINCT size FROM boxes;\n"
    "-- The last statement needs no line end.\n"
    "DROP INDEX boxes_by_label;";

constexpr std::array steps{
    migration{.number = 1, .name = "boxes", .sqlite = first_step, .postgres = first_step},
    migration{.number = 2, .name = "sizes", .sqlite = second_step, .postgres = second_step}
};

TEST_P(migrating, runs_each_step_once) {
    EXPECT_EQ(migrate(with(), steps), 2);
    EXPECT_EQ(migrate(with(), steps), 0);
    close();
    EXPECT_EQ(migrate(with(), steps), 0);
    EXPECT_EQ(applied(), 2U);
}

TEST_P(migrating, goes_on_after_an_interruption_anywhere_with_the_data_in_place) {
    migrate_with_interruptions(std::span{steps}.first(1));
    write_and_wait(with(), [](transaction& tx) {
        for (int id = 2; id <= 50; ++id) {
            tx.execute("INSERT INTO boxes (id, label) VALUES ($1, 'more')", id);
        }
    });
    const auto second = std::span{steps};
    for (std::size_t at = 0; at < 5; ++at) {
        bool is_broken = false;
        const auto text = break_statement(second_step, at, is_broken);
        ASSERT_TRUE(is_broken);
        const std::array interrupted{
            steps[0], migration{.number = 2, .name = "sizes", .sqlite = text, .postgres = text}
        };
        EXPECT_THROW(migrate(with(), interrupted), statement_failed);
        EXPECT_EQ(applied(), 1U);
    }
    EXPECT_EQ(migrate(with(), second), 1);
    const auto sums = run(database().read([](reader& tx) {
        auto rows = tx.query("SELECT COUNT(*), CAST(SUM(size) AS BIGINT),"
                             " (SELECT COUNT(*) FROM sizes) FROM boxes");
        EXPECT_TRUE(rows.next());
        return std::array{rows.get<int>(0), rows.get<int>(1), rows.get<int>(2)};
    }));
    EXPECT_EQ(sums, (std::array{50, 50 * 51 * 5, 50}));
}

TEST_P(migrating, the_product_s_own_steps_survive_an_interruption_anywhere) {
    migrate_with_interruptions(all_migrations());
    EXPECT_EQ(applied(), all_migrations().size());
    EXPECT_GE(interruptions_, all_migrations().size());
}

TEST_P(migrating, an_older_program_refuses_a_newer_schema_and_names_the_cure) {
    migrate(with(), steps);
    try {
        migrate(with(), std::span{steps}.first(1));
        FAIL() << "the older program went on";
    } catch (const schema_too_new& refused) {
        const std::string_view text{refused.what()};
        EXPECT_TRUE(text.contains("newer Lacewing")) << text;
        EXPECT_TRUE(text.contains("start that version")) << text;
    }
    EXPECT_EQ(applied(), 2U);
}

TEST_P(migrating, takes_longer_than_a_request_may) {
    how().statement_ms_max = 50;
    constexpr std::string_view slow = "CREATE TABLE numbers AS WITH RECURSIVE n (x) AS"
                                      " (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 3000000) "
                                      "SELECT COUNT(*) AS x FROM n;\n";
    const std::array step{migration{.number = 1, .name = "slow", .sqlite = slow, .postgres = slow}};
    EXPECT_EQ(migrate(with(), step), 1);
}

TEST_P(migrating, several_processes_at_once_run_each_step_once) {
    if (GetParam() == dialect::sqlite) return; // one process has the file
    std::array<int, 4> ran{};
    {
        std::vector<std::jthread> processes;
        for (int& mine : ran) {
            processes.emplace_back([this, &mine] {
                const auto own = open(how());
                mine = migrate(*own, steps);
            });
        }
    }
    EXPECT_EQ(std::accumulate(ran.begin(), ran.end(), 0), 2);
    EXPECT_EQ(applied(), 2U);
}

} // namespace
} // namespace lacewing::db
