#pragma once

#include "snapshot/lines/types.hpp"
#include "snapshot/store.hpp"

#include <span>

namespace lacewing::snapshot {

/// The columns of moments and days, in the largest unit that they allow.
void tell_times(std::span<const store::row> rows, snapshot_bugs& line);

/// How far the times in the ids are from those of creation, in milliseconds.
[[nodiscard]] digits id_times_of(std::span<const store::row> rows);

} // namespace lacewing::snapshot
