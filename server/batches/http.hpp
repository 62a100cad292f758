#pragma once

#include "access/actor.hpp"
#include "batches/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

namespace lacewing::batches {

/// All pieces of it that the time allows for, and what became of it so far. Refused as
/// `change_next_bugs` refuses.
[[nodiscard]] task<outcome<bulk_change_result>> change_in_pieces(
    const services& with, access::actor who, organization_id org, bulk_change_request what
);

[[nodiscard]] http::endpoint change_bugs_endpoint(const services& with);
[[nodiscard]] http::endpoint undo_batch_endpoint(const services& with);
[[nodiscard]] http::endpoint read_batch_endpoint(const services& with);
[[nodiscard]] http::endpoint read_last_acts_endpoint(const services& with);

} // namespace lacewing::batches
