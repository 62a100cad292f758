#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <string>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::commands::store {

/// Of all members, each with the sign before it: "@ann".
[[nodiscard]] std::vector<std::string> handles_of(db::reader& tx, organization_id org);

} // namespace lacewing::commands::store
