#pragma once

#include "platform/compression/compressor.hpp"
#include "platform/core/task.hpp"
#include "platform/http/body_stream.hpp"
#include "snapshot/module.hpp"
#include "snapshot/read_snapshot.hpp"

#include <memory>
#include <string>

namespace lacewing::snapshot {

struct begun_snapshot {
    std::string tag;
    std::shared_ptr<http::body_stream> body;
};

/// Begins to read on the engine's pool, in one transaction; the body has each piece as soon as it
/// is compressed. What is read and not sent yet is in memory: compressed. Refused as
/// `reading::begin`, and with 429 `too_many_snapshots` where the reader has
/// limits::snapshots_at_once_per_person under way.
[[nodiscard]] task<begun_snapshot> answer_snapshot(module& of, question what, coding how);

} // namespace lacewing::snapshot
