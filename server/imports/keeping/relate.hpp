#pragma once

#include "imports/keeping/ground.hpp"
#include "imports/types.hpp"

namespace lacewing::imports {

/// Makes the relations that a report names, where both of its bugs are here; the others wait until
/// the other report arrives. What is refused (a circle, a second parent) is noted. A duplicate that
/// is not closed as one, or has another original, is related instead.
void relate(db::transaction& tx, const batch& of, const import_bug& what, import_result& into);

/// Makes those that waited for the report.
void relate_waiting(
    db::transaction& tx, const batch& of, const import_bug& what, import_result& into
);

} // namespace lacewing::imports
