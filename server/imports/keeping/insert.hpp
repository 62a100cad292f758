#pragma once

#include "imports/keeping/ground.hpp"
#include "imports/types.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lacewing::imports {

/// New reports become bugs with their comments. All of them or none.
[[nodiscard]] outcome<void> insert(
    db::transaction& tx,
    const batch& of,
    const ground& on,
    std::span<const import_bug* const> what,
    import_result& into
);

/// The status of that name in the workflow with its resolution; 422 `invalid`.
[[nodiscard]] outcome<status_id> status_in(
    std::span<const projects::status> workflow, const import_bug& what
);
/// 422 `invalid` where there is no such one.
[[nodiscard]] outcome<bugs::resolution> resolution_of(const import_bug& what);

} // namespace lacewing::imports
