#pragma once

#include "access/subjects.hpp"
#include "plans/types.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::plans {

/// What the organizations whose Owner the user is hold. Costs by their members and projects, never
/// by their bugs.
[[nodiscard]] usage read_usage(db::reader& tx, user_id who);

} // namespace lacewing::plans
