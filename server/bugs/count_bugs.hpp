#pragma once

#include "bugs/types.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lacewing::bugs {

/// What the counters know of a bug.
struct counted_bug {
    bool is_open = true;
    uuid author;                ///< a user or a person
    std::vector<uuid> assigned; ///< the same, each once
};

/// What an act made of a bug. Nothing on a side: the bug did not count before, or does no more.
struct counted_change {
    std::optional<counted_bug> before;
    std::optional<counted_bug> after;
};

[[nodiscard]] counted_bug counted(const bug& shown);

/// The one place that moves counters: of the project, of the organization, and of everybody whom
/// the bugs name. Every act on a bug calls it in its transaction, before it records its changes;
/// `next_number` after new bugs, while the project is locked.
void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id in,
    std::span<const counted_change> what,
    const std::optional<std::int64_t>& next_number = {}
);

} // namespace lacewing::bugs
