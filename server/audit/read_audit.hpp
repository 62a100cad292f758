#pragma once

#include "access/actor.hpp"
#include "audit/asked.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

namespace lacewing::audit {

/// A page of the audit log, for the Owner. Refused: 401, 404, 403 as `access` says.
[[nodiscard]] outcome<audit_page> read_audit(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    const filter& which,
    const http::page_request& page,
    timestamp now
);

} // namespace lacewing::audit
