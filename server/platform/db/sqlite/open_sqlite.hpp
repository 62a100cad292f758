#pragma once

#include "platform/db/database.hpp"

#include <memory>

namespace lacewing::db {

/// Opens `how.sqlite_path`, made where it is missing, for this engine alone. Throws `unavailable`
/// where another engine has it or the folder cannot be used.
[[nodiscard]] std::unique_ptr<engine> open_sqlite(const settings& how);

/// Runs the body on one state of the file, without time limit, on a connection of its own: another
/// engine may have it. Throws `unavailable` where there is no such file.
void read_sqlite_state(const settings& how, const read_body& body);

} // namespace lacewing::db
