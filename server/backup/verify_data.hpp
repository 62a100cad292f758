#pragma once

#include "backup/faults.hpp"
#include "backup/place.hpp"

namespace lacewing::backup {

/// Looks over one state of the data, also beside a running server: the engine's own checks, every
/// row of the log, every counter, every attachment. Throws `refused_work` where there is no data or
/// it is of another schema than this program's.
void verify_data(const place& which, faults& into, const progress& tell);

} // namespace lacewing::backup
