#pragma once

#include "batches/store.hpp"
#include "batches/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace lacewing::batches {

/// 409 `batch_taken`.
[[nodiscard]] problem batch_taken();

/// Each id once, in the order in which they came first.
[[nodiscard]] std::vector<uuid> without_repeats(std::span<const uuid> ids);

/// What tells two requests apart; the client's own id of the act is no part of it.
[[nodiscard]] std::vector<std::uint8_t> hash_of(const bulk_change_request& what);
[[nodiscard]] std::vector<std::uint8_t> hash_of(batch_id undo_of);

/// Whether that is the same act by the same actor.
[[nodiscard]] bool is_same(const store::batch_row& one, const store::batch_row& other);

/// Whoever may edit bugs of their own may ask for long acts; the rest is asked per thing.
[[nodiscard]] outcome<void> require_editor_of_own(
    db::reader& tx, const access::actor& who, organization_id org
);

/// The act as it stands: the one that was begun before, or `fresh`, begun now. Nobody else goes on
/// with it until the commit. 409 `batch_taken` where the id belongs to another act.
[[nodiscard]] outcome<store::batch_row> begin_or_go_on(
    db::transaction& tx, const store::batch_row& fresh
);

} // namespace lacewing::batches
