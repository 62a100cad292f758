#pragma once

#include "backup/faults.hpp"
#include "backup/place.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::backup {

/// Whatever is kept beside the rows from which it follows: counters, states, next numbers.
void check_counts(db::reader& tx, faults& into, const progress& tell);

} // namespace lacewing::backup
