#pragma once

#include "changes/replay.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <functional>

namespace lacewing::comments {

/// `bugs::check_replays` of comments, removed ones included.
std::int64_t check_replays(
    db::reader& tx,
    const changes::replay_fault& tell,
    const std::function<void(std::int64_t comments)>& progress
);

} // namespace lacewing::comments
