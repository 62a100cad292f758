#pragma once

#include "platform/db/database.hpp"

#include <memory>

namespace lacewing::db {

/// Connects to `how.url`. Throws `unavailable` where the server cannot be reached.
[[nodiscard]] std::unique_ptr<engine> open_postgres(const settings& how);

} // namespace lacewing::db
