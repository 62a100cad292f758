#pragma once

#include "bugs/bulk_edit.hpp"
#include "platform/core/outcome.hpp"

namespace lacewing::bugs {

/// What a bulk edit asks of one bug: its lists as they shall be. 422 `invalid` where it would bear
/// too many, or its project has no such status.
[[nodiscard]] outcome<change_bug_request> edit_of_one(const bug& of, const bulk_edit& what);

} // namespace lacewing::bugs
