#include "backup/tests/data_fixture.hpp"
#include "changes/act.hpp"
#include "changes/check_chain.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/migrations.hpp"
#include "platform/db/one_state.hpp"
#include "platform/db/waiting.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace lacewing::backup::testing {
namespace {

constexpr int writers = 4;

/// Writers on a running engine: each of their transactions adds a row to a table, a change to a
/// stream of its own, and one to the stream that they share.
class busy_data {
public:
    explicit busy_data(const place& on) {
        std::filesystem::create_directories(on.folder);
        with_ = db::open(on.database);
        db::migrate(*with_, db::all_migrations());
        for (int which = 0; which < writers; ++which) {
            threads_.emplace_back([this, which] { write_on(which); });
        }
    }
    busy_data(const busy_data&) = delete;
    busy_data& operator=(const busy_data&) = delete;
    ~busy_data() { stop(); }

    void stop() {
        is_ending_ = true;
        for (auto& each : threads_) each.join();
        threads_.clear();
        with_->stop();
    }
    [[nodiscard]] std::int64_t written() const { return written_; }

    static changes::stream shared() { return changes::content_of(organization_id{uuid{}}); }
    static changes::stream own(int which) {
        uuid owner;
        owner.bytes[0] = static_cast<std::uint8_t>(which + 1);
        return changes::person_of(user_id{owner});
    }

private:
    void write_on(int which) {
        for (int number = 1; !is_ending_; ++number) {
            const auto email = fmt::format("{}-{}", which, number);
            db::write_and_wait(*with_, [&](db::transaction& tx) {
                tx.execute(
                    "INSERT INTO demo_requests (email_folded, email, requested_at) "
                    "VALUES ($1, $1, $2)",
                    email,
                    number
                );
                record(tx, shared());
                record(tx, own(which));
            });
            ++written_;
        }
    }

    void record(db::transaction& tx, const changes::stream& to) {
        changes::change what{.to = to, .at = {1}};
        what.subject = changes::subject_kind::bug;
        what.fields = {{.name = "title", .before = "", .after = "\"x\""}};
        changes::record(tx, what);
    }

    std::unique_ptr<db::engine> with_;
    std::vector<std::thread> threads_;
    std::atomic<bool> is_ending_ = false;
    std::atomic<std::int64_t> written_ = 0;
};

class a_running_server : public ::testing::TestWithParam<db::dialect> {};

INSTANTIATE_TEST_SUITE_P(
    on,
    a_running_server,
    ::testing::Values(db::dialect::sqlite, db::dialect::postgres),
    [](const auto& which) { return which.param == db::dialect::sqlite ? "sqlite" : "postgres"; }
);

std::int64_t number_of(db::reader& tx, std::string_view sql, const std::string& like) {
    auto rows = tx.query(sql, like);
    return rows.next() ? rows.get<std::int64_t>(0) : -1;
}

/// Of each writer the first so many transactions, each in whole. How many they are.
std::int64_t expect_one_moment(const place& restored) {
    std::int64_t sum = 0;
    db::read_one_state(restored.database, [&](db::reader& tx) {
        sum = 0;
        for (int which = 0; which < writers; ++which) {
            const auto like = fmt::format("{}-%", which);
            const auto rows =
                number_of(tx, "SELECT COUNT(*) FROM demo_requests WHERE email LIKE $1", like);
            const auto highest = number_of(
                tx,
                "SELECT COALESCE(MAX(requested_at), 0) FROM demo_requests WHERE email LIKE $1",
                like
            );
            EXPECT_EQ(rows, highest);
            EXPECT_EQ(changes::version_of(tx, busy_data::own(which)), rows);
            sum += rows;
        }
        EXPECT_EQ(changes::version_of(tx, busy_data::shared()), sum);
    });
    return sum;
}

TEST_P(a_running_server, is_backed_up_as_it_was_at_one_moment) {
    const data_room room{GetParam()};
    busy_data busy{room.at()};
    std::vector<std::filesystem::path> files;
    std::vector<std::int64_t> at_least;
    for (int count = 0; count < 3; ++count) {
        files.push_back(room.beside(fmt::format("{}.backup", count)));
        at_least.push_back(busy.written());
        const auto made = lacewing(room.at(), fmt::format("backup {}", files.back().string()));
        ASSERT_EQ(made.code, 0) << made.text;
    }
    const auto verified_beside = lacewing(room.at(), "verify");
    EXPECT_EQ(verified_beside.code, 0) << verified_beside.text;
    busy.stop();

    for (std::size_t at = 0; at < files.size(); ++at) {
        const data_room to{GetParam()};
        const auto restored = lacewing(to.at(), fmt::format("restore {}", files[at].string()));
        ASSERT_EQ(restored.code, 0) << restored.text;
        const auto verified = lacewing(to.at(), "verify");
        EXPECT_EQ(verified.code, 0) << verified.text;
        const auto sum = expect_one_moment(to.at());
        // What was answered before the backup began is in it.
        EXPECT_GE(sum, at_least[at]);
        EXPECT_LE(sum, busy.written());
    }
    EXPECT_GT(at_least.back(), at_least.front());
}

} // namespace
} // namespace lacewing::backup::testing
