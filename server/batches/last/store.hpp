#pragma once

#include "batches/store.hpp"

#include <optional>

/// The SQL about what a person did last.
namespace lacewing::batches::store {

/// A place in what a person did, from the latest back.
struct act_position {
    timestamp at;
    batch_id batch;
    bool operator==(const act_position&) const = default;
};

/// A change by a person, not by a program of theirs.
struct own_change {
    act_position stands;
    std::optional<organization_id> org; ///< absent where the person does not belong to it any more
};

/// The last one before `before` of what can be undone at all; nothing where it is older than
/// `since`.
[[nodiscard]] std::optional<own_change> find_own_change_before(
    db::reader& tx, user_id who, const act_position& before, timestamp since
);

/// The undo of that batch that was begun last.
[[nodiscard]] std::optional<batch_row> find_last_undo(
    db::reader& tx, organization_id org, batch_id of
);

} // namespace lacewing::batches::store
