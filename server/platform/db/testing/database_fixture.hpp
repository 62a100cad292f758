#pragma once

#include "platform/crypto/random.hpp"
#include "platform/db/database.hpp"
#include "platform/db/testing/fresh_place.hpp"
#include "platform/services.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace lacewing::db {

/// A test that runs once on SQLite and once on PostgreSQL, each time with a database of its own at
/// the newest schema:
///
///     class closing_a_bug : public db::on_each_database {};
///     LACEWING_ON_EACH_DATABASE(closing_a_bug);
///     TEST_P(closing_a_bug, asks_for_a_resolution) { … run(database().write(…)) … }
class on_each_database : public ::testing::TestWithParam<dialect> {
protected:
    on_each_database();

    [[nodiscard]] db::database& database() noexcept { return database_; }
    [[nodiscard]] services& with() noexcept { return services_; }
    /// Stands at 2026-01-01T00:00:00Z until it is moved.
    [[nodiscard]] manual_clock& clock() noexcept { return clock_; }
    [[nodiscard]] crypto::random_source& random() noexcept { return random_; }
    /// Where the data is, for a second engine on it (PostgreSQL) or after this one is stopped.
    [[nodiscard]] const settings& how() const noexcept { return place_.how; }

private:
    fresh_place place_;
    db::database database_;
    manual_clock clock_;
    crypto::system_random random_;
    services services_;
};

[[nodiscard]] std::string name_of(const ::testing::TestParamInfo<dialect>& which);

} // namespace lacewing::db

#define LACEWING_ON_EACH_DATABASE(suite)                                                           \
    INSTANTIATE_TEST_SUITE_P(                                                                      \
        on,                                                                                        \
        suite,                                                                                     \
        ::testing::Values(::lacewing::db::dialect::sqlite, ::lacewing::db::dialect::postgres),     \
        ::lacewing::db::name_of                                                                    \
    )
