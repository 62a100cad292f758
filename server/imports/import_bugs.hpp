#pragma once

#include "imports/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/services.hpp"

namespace lacewing::imports {

/// Takes a batch of reports in, through the same operations as a person's edit: projects, labels
/// and persons that are missing are made; keys and times are kept; relations are made as soon as
/// both bugs are here. A report that was imported before is brought up to date where nobody changed
/// it here. A report is kept with all that belongs to it or named with its reason, and the rest
/// goes on. Refused: 404 `organization_unknown`.
[[nodiscard]] task<outcome<import_result>> import_bugs(const services& with, import_request what);

/// What an import can build on. Refused: 404 `organization_unknown`.
[[nodiscard]] task<outcome<import_ground>> survey_ground(const services& with, ground_request what);

} // namespace lacewing::imports
