#pragma once

#include "attachments/store.hpp"
#include "bugs/on_bug.hpp"
#include "changes/act.hpp"

/// What the log keeps of files: every change names the bug, so that its history finds it.
namespace lacewing::attachments {

/// With every field, so that whoever hears it knows the file: new, or brought back.
void record_added(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const attachment& what
);
/// What differs between the two.
void record_changed(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    const attachment& before,
    const attachment& after
);
void record_removed(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const attachment& what
);

} // namespace lacewing::attachments
