#pragma once

#include "platform/db/database.hpp"

#include <memory>

namespace lacewing::db {

/// Opens `how.sqlite_path`, made where it is missing, for this engine alone. Throws `unavailable`
/// where another engine has it or the folder cannot be used.
[[nodiscard]] std::unique_ptr<engine> open_sqlite(const settings& how);

} // namespace lacewing::db
