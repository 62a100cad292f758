#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

/// The SQL of this module; private to it.
namespace lacewing::imports::store {

[[nodiscard]] bool is_imported(
    db::reader& tx, organization_id org, std::string_view source, std::string_view key
);

void remember_imported(
    db::transaction& tx,
    organization_id org,
    std::string_view source,
    std::string_view key,
    bug_id bug
);

} // namespace lacewing::imports::store
