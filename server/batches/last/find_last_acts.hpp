#pragma once

#include "access/actor.hpp"
#include "batches/last/types.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::batches {

/// What a person may take back, and do again: of what they did by themselves, in all their
/// organizations, within `limits::last_acts_hours` and `limits::last_acts_max` acts. An undo is no
/// act; one that undid nothing has still been tried. What was taken back before the last act that
/// stands is not done again. What they must not change any more is passed over.
[[nodiscard]] last_acts find_last_acts(db::reader& tx, const access::actor& who, timestamp now);

} // namespace lacewing::batches
