#pragma once

#include "imports/keeping/ground.hpp"
#include "imports/types.hpp"

namespace lacewing::imports {

/// A report that was imported before and has news in the source. Of each group of fields that the
/// source changed: where nobody changed it here since, it becomes what the source has now; else it
/// stays, and a note says so. New comments are added, edited ones follow where nobody edited them
/// here. What the source no longer has stays.
[[nodiscard]] outcome<void> update(
    db::transaction& tx,
    const batch& of,
    const ground& on,
    const import_bug& what,
    const store::imported& before,
    import_result& into
);

} // namespace lacewing::imports
