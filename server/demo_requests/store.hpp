#pragma once

#include "demo_requests/types.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>
#include <vector>

namespace lacewing::demo_requests::store {

/// False where the address is there already; its first time stays.
[[nodiscard]] bool insert_request(
    db::transaction& tx, std::string_view email_folded, std::string_view email, timestamp now
);

/// How many came at or after `since`.
[[nodiscard]] std::int64_t count_since(db::reader& tx, timestamp since);

/// Newest first, at most `count_max`.
[[nodiscard]] std::vector<kept_request> list_requests(db::reader& tx, int count_max);

} // namespace lacewing::demo_requests::store
