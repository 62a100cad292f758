#pragma once

#include "changes/change.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::changes {

/// Word to other processes that a stream has reached a version.
struct reached {
    stream which;
    std::int64_t version = 0;
    bool operator==(const reached&) const = default;
};

/// Texts for db::engine::signal, each short enough for PostgreSQL's NOTIFY (8,000 bytes).
[[nodiscard]] std::vector<std::string> print_signals(std::span<const reached> what);

/// Reads one of them; nothing where the text is somebody else's.
[[nodiscard]] std::vector<reached> parse_signal(std::string_view text);

} // namespace lacewing::changes
