#pragma once

#include "bugs/related/relation.hpp"
#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::bugs::related {

/// Records that a relation began or ended: where all may know both bugs in the content stream, else
/// in the stream of each that is restricted, so that each one's history replays. Whoever knows a
/// restricted one is told of both bugs. What leads to another bug from now on ended and began.
void record_made(db::transaction& tx, const changes::act& by, const relation& made);
void record_removed(db::transaction& tx, const changes::act& by, const relation& removed);

} // namespace lacewing::bugs::related
