#pragma once

#include "changes/act.hpp"
#include "platform/http/request.hpp"

namespace lacewing::projects {

/// The act of a request without a body: its batch stands in the query as `batchID`. Throws 400
/// `query_invalid`.
[[nodiscard]] changes::act act_of_query(
    const access::actor& who, const services& with, const http::request& of
);

} // namespace lacewing::projects
