#pragma once

#include "platform/core/time.hpp"
#include "platform/db/database.hpp"

#include <string_view>

namespace lacewing::jobs {

/// Says after a commit that a job stands in the outbox: runners of this process look at once.
struct enqueued : db::announcement {};

/// Puts a job into the outbox in the transaction that causes it: it runs if and only if that
/// transaction commits, at `due` or soon after it. `payload` is JSON and holds no secret.
void enqueue(
    db::transaction& tx,
    std::string_view kind,
    std::string_view payload,
    timestamp now,
    timestamp due
);

/// For work that is due now.
void enqueue(db::transaction& tx, std::string_view kind, std::string_view payload, timestamp now);

} // namespace lacewing::jobs
