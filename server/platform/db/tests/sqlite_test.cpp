#include "platform/db/tests/engine_fixture.hpp"

#include <csignal>
#include <filesystem>
#include <sys/resource.h>

namespace lacewing::db {
namespace {

class on_sqlite : public on_each_engine {};
INSTANTIATE_TEST_SUITE_P(on, on_sqlite, ::testing::Values(dialect::sqlite), name_of);

using numbers = std::vector<std::int64_t>;

/// While alive, no file may grow beyond `bytes`: the disk is full as far as this process can see.
class full_disk {
public:
    explicit full_disk(rlim_t bytes) : signal_before_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        auto now = before_;
        now.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    full_disk(const full_disk&) = delete;
    full_disk& operator=(const full_disk&) = delete;
    ~full_disk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_before_);
    }

private:
    rlimit before_{};
    void (*signal_before_)(int);
};

TEST_P(on_sqlite, a_second_opener_is_refused_with_the_cure) {
    insert(1);
    try {
        const auto second = open(how());
        FAIL() << "two engines have one file";
    } catch (const unavailable& refused) {
        EXPECT_TRUE(std::string_view{refused.what()}.contains("stop it first")) << refused.what();
    }
    close();
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(on_sqlite, the_files_are_for_their_owner_alone) {
    insert(1);
    using std::filesystem::perms;
    for (const auto* ending : {"", "-wal", "-shm", ".lock"}) {
        const auto mode = std::filesystem::status(how().sqlite_path + ending).permissions();
        EXPECT_EQ(mode & (perms::group_all | perms::others_all), perms::none) << ending;
    }
}

TEST_P(on_sqlite, a_folder_that_is_not_there_is_told_in_a_sentence) {
    how().sqlite_path = "/nowhere/lacewing.db";
    EXPECT_THROW((void)with(), unavailable);
}

TEST_P(on_sqlite, nobody_hears_before_the_last_of_the_commit_is_in) {
    insert(1);
    held_body first;
    held_body last;
    auto first_told = submit([&first](transaction&) { return first(); });
    first.wait_until_entered();
    auto middle_told = submit([](transaction& tx) {
        insert_in(tx, 2);
        return verdict::keep;
    });
    auto last_told = submit([&last](transaction&) { return last(); });
    first.release();
    last.wait_until_entered();
    EXPECT_EQ(middle_told.wait_for(std::chrono::seconds{0}), std::future_status::timeout);
    EXPECT_EQ(ids(), numbers{1});
    last.release();
    last_told.get();
    middle_told.get();
    first_told.get();
    EXPECT_EQ(ids(), (numbers{1, 2}));
}

TEST_P(on_sqlite, a_full_disk_fails_everyone_in_the_commit_and_heals) {
    insert(1, std::string(100'000, 'x'));
    held_body held;
    auto first = submit([&held](transaction&) { return held(); });
    held.wait_until_entered();
    auto small = submit([](transaction& tx) {
        insert_in(tx, 2);
        return verdict::keep;
    });
    auto large = submit([](transaction& tx) {
        insert_in(tx, 3, std::string(30'000'000, 'x'));
        return verdict::keep;
    });
    {
        const full_disk now{1'000'000};
        held.release();
        EXPECT_THROW(large.get(), unavailable);
        EXPECT_THROW(small.get(), unavailable);
        EXPECT_EQ(ids(), numbers{1});
    }
    insert(4);
    EXPECT_EQ(ids(), (numbers{1, 4}));
    close();
    EXPECT_EQ(ids(), (numbers{1, 4}));
}

TEST_P(on_sqlite, stopping_leaves_no_log_behind) {
    insert(1);
    close();
    EXPECT_FALSE(std::filesystem::exists(how().sqlite_path + "-wal"));
}

TEST_P(on_sqlite, one_text_has_one_open_answer) {
    insert(1);
    const auto twice = [](reader& tx) {
        auto first = tx.query("SELECT id FROM things");
        EXPECT_THROW((void)tx.query("SELECT id FROM things"), std::logic_error);
        return first.next();
    };
    EXPECT_TRUE(run(database().read(twice)));
    EXPECT_EQ(ids(), numbers{1});
}

TEST_P(on_sqlite, tables_check_their_types) {
    const auto wrong = [](transaction& tx) {
        tx.execute("INSERT INTO things (id, name) VALUES ($1, 'x')", "no number");
    };
    EXPECT_THROW(run(database().write(wrong)), statement_failed);
}

} // namespace
} // namespace lacewing::db
