#pragma once

#include "bugs/types.hpp"
#include "platform/db/transaction.hpp"
#include "projects/numbering.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lacewing::bugs {

/// What the counters know of a bug.
struct counted_bug {
    bool is_open = true;
    status_id status;
    /// Of a restricted bug: who may know it (bugs::readers_of). Nothing where everybody may.
    std::optional<std::vector<uuid>> readers;
    uuid author;                ///< a user or a person
    std::vector<uuid> assigned; ///< the same, each once
};

/// What an act made of a bug. Nothing on a side: the bug did not count before, or does no more.
struct counted_change {
    std::optional<counted_bug> before;
    std::optional<counted_bug> after;
};

[[nodiscard]] counted_bug counted(const bug& shown);

/// The one place that moves counters: of the project, of the organization, of every audience, and
/// of everybody whom the bugs name. A restricted bug counts for its readers alone. Every act on a
/// bug calls it in its transaction, before it records its changes; `next` after new bugs, while the
/// project is locked.
void count_bugs(
    db::transaction& tx,
    organization_id org,
    project_id in,
    std::span<const counted_change> what,
    const std::optional<projects::numbering>& next = {}
);

} // namespace lacewing::bugs
