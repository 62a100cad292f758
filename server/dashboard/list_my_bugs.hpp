#pragma once

#include "access/actor.hpp"
#include "dashboard/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

namespace lacewing::dashboard {

/// A page across all organizations of the reader, newest first, then by id. One range of an index
/// in each organization that has such bugs. 401 for anybody but a user.
[[nodiscard]] outcome<my_bug_page> list_my_bugs(
    db::reader& tx, const access::actor& who, bug_list which, const http::page_request& page
);

} // namespace lacewing::dashboard
