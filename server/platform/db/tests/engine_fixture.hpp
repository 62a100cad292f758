#pragma once

#include "platform/db/database.hpp"
#include "platform/db/testing/database_fixture.hpp"
#include "platform/db/waiting.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <exception>
#include <future>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::db {

/// A test of the engines themselves: a database that holds one empty table, things(id, name).
class on_each_engine : public ::testing::TestWithParam<dialect> {
protected:
    on_each_engine() : place_(GetParam(), fresh_place::contents::empty) {}

    /// May be changed before the first use of the engine.
    [[nodiscard]] settings& how() { return place_.how; }

    [[nodiscard]] db::database& database() {
        if (!database_) {
            database_.emplace(open(place_.how));
            write_and_wait(database_->with(), [](transaction& tx) {
                tx.lift_time_limit();
                const bool is_sqlite = tx.speaks() == dialect::sqlite;
                tx.execute(
                    is_sqlite
                        ? "CREATE TABLE IF NOT EXISTS things (id INTEGER PRIMARY KEY, name TEXT) "
                          "STRICT"
                        : "CREATE TABLE IF NOT EXISTS things (id BIGINT PRIMARY KEY, name TEXT)"
                );
            });
        }
        return *database_;
    }
    [[nodiscard]] engine& with() { return database().with(); }

    /// Ends the engine; the next use opens the same data again.
    void close() {
        if (database_) database_->with().stop();
        database_.reset();
    }

    void insert(std::int64_t id, const std::string& name = "thing") {
        write_and_wait(with(), [&](transaction& tx) { insert_in(tx, id, name); });
    }

    static void insert_in(transaction& tx, std::int64_t id, std::string_view name = "thing") {
        tx.execute("INSERT INTO things (id, name) VALUES ($1, $2)", id, name);
    }

    static std::vector<std::int64_t> ids_in(reader& tx) {
        std::vector<std::int64_t> ids;
        auto rows = tx.query("SELECT id FROM things ORDER BY id");
        while (rows.next()) ids.push_back(rows.get<std::int64_t>(0));
        return ids;
    }

    [[nodiscard]] std::vector<std::int64_t> ids() {
        return run(database().read([](reader& tx) { return ids_in(tx); }));
    }

    /// Submits a write and gives what will be told about it.
    template <class Body>
    std::future<void> submit(Body body) {
        auto end = std::make_shared<std::promise<void>>();
        auto told = end->get_future();
        with().write(std::move(body), [end](std::exception_ptr failure) {
            if (failure) {
                end->set_exception(std::move(failure));
            } else {
                end->set_value();
            }
        });
        return told;
    }

private:
    fresh_place place_;
    std::optional<db::database> database_;
};

/// Keeps one body of the engine busy until it is let go; passes when it is run again.
class held_body {
public:
    [[nodiscard]] verdict operator()() {
        if (std::exchange(has_run_, true)) return verdict::keep;
        entered_.set_value();
        released_.get_future().wait();
        return verdict::keep;
    }
    void wait_until_entered() { entered_.get_future().wait(); }
    void release() { released_.set_value(); }

private:
    bool has_run_ = false;
    std::promise<void> entered_;
    std::promise<void> released_;
};

/// For tests of announcements.
struct numbered : announcement {
    explicit numbered(std::int64_t which) : number(which) {}
    std::int64_t number;
};

} // namespace lacewing::db
