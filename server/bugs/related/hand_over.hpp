#pragma once

#include "bugs/related/relation.hpp"
#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::bugs::related {

// A bug's own watchers and voters are those it has without its duplicates. An original shows its
// own and those of all of its duplicates; a duplicate shows none but those who must not know the
// original. So what leaves an original with a duplicate is what nobody else brought.

/// The new duplicate's people go to its original; its own duplicates follow.
void hand_over(db::transaction& tx, const changes::act& by, duplicate made);

/// Ends the relation: the people of the duplicate come back to it, and so do those duplicates that
/// the original has by way of it.
void give_back(db::transaction& tx, const changes::act& by, const duplicate& ended);

} // namespace lacewing::bugs::related
