#pragma once

#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lacewing::bugs {

/// A bug as it enters: what a report leaves to the server stands here in full, so that an import
/// can bring its own.
struct new_bug {
    bug_id id;
    std::optional<std::int64_t> number; ///< nothing: the project's next one
    std::string title;
    std::string description;
    status_id status; ///< of the project
    bugs::resolution resolution = resolution::none;
    principal author;
    std::vector<principal> assigned; ///< members and persons of the organization, each once
    timestamp created;
    timestamp updated;
    std::optional<timestamp> closed; ///< needed for a closed status, and for no other
    timestamp status_since;
    std::int64_t reopen_count = 0;
    bugs::severity severity = severity::unset;
    bugs::priority priority = priority::none;
    std::optional<std::string> due = {};
    std::optional<double> estimate = {};
    std::vector<environment_entry> environment = {};
    std::vector<label_id> labels = {};
    changes::visibility visibility = changes::visibility::inherit;
    std::vector<uuid> shared_with = {};
    std::vector<uuid> watchers = {}; ///< users
};

/// The only way in for bugs: numbers, inserts, counts and records them, in their order. The next
/// number of the project is the highest + 1. Asks no access. Refused: 422 `invalid` with a pointer
/// into the bug that was at fault (`project_unknown`, `status_unknown`, `number_taken`, …), 409
/// `id_taken`; nothing must be kept then.
[[nodiscard]] outcome<std::vector<bug>> insert_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    std::span<const new_bug> what
);

/// 409 `id_taken`.
[[nodiscard]] problem id_taken();

} // namespace lacewing::bugs
