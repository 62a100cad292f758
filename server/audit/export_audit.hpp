#pragma once

#include "access/actor.hpp"
#include "audit/asked.hpp"
#include "platform/core/task.hpp"
#include "platform/http/body_stream.hpp"
#include "platform/services.hpp"

#include <memory>

namespace lacewing::audit {

/// All entries that were asked for as CSV (RFC 4180), with people's names, the newest first; that
/// it was taken is the newest of them. Each piece is read when it is sent: whoever is no Owner any
/// more gets no further one. Refused: 401, 404, 403 as `access` says.
[[nodiscard]] task<std::shared_ptr<http::body_stream>> export_audit(
    const services& with, access::actor who, organization_id org, filter which
);

} // namespace lacewing::audit
