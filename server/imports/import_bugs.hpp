#pragma once

#include "imports/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/services.hpp"

namespace lacewing::imports {

/// Takes a batch of reports in, through the same operations as a person's edit: projects and
/// persons that are missing are made, authors and assignees become persons, keys and times are
/// kept. A report that was imported before is left as it is; one that cannot be kept is named with
/// its reason, and the rest goes on. Refused: 404 `organization_unknown`.
[[nodiscard]] task<outcome<import_result>> import_bugs(const services& with, import_request what);

} // namespace lacewing::imports
