#pragma once

#include "platform/db/database.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lacewing::db {

/// One step of the schema, from `migrations/`. Never edited after a release.
struct migration {
    int number;                ///< 1, 2, 3, …
    std::string_view name;     ///< the file's name without number and ending
    std::string_view sqlite;   ///< statements, separated by ";" at line ends
    std::string_view postgres; ///< the same where there is no twin
};

/// All steps, in order; generated from `migrations/` at build time.
[[nodiscard]] std::span<const migration> all_migrations();

/// Brings the schema up to the last of `steps`, each step in one transaction of its own: whatever
/// interrupts it, the next call goes on. Several processes may call at once. Returns how many steps
/// ran. Throws `schema_too_new` where the data holds a later step than this program knows.
int migrate(engine& with, std::span<const migration> steps);

/// The number of the last step that the data holds; nothing where it has no schema at all.
[[nodiscard]] std::optional<int> schema_of(reader& tx);

/// Runs all of `steps` on an empty database, in the caller's transaction.
void make_schema(transaction& tx, std::span<const migration> steps);

} // namespace lacewing::db
