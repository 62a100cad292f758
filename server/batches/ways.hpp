#pragma once

#include "bugs/deed.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

/// The ways back of what hangs on bugs. Each goes through the operation that people use: it asks
/// for access and keeps the rules. `undo_ways` lists them.
namespace lacewing::batches {

/// A written comment is removed, a removed one restored, an edited one gets its old text, where
/// nobody changed the text since. Reactions have no way back.
[[nodiscard]] std::vector<bugs::undone> take_back_comments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A file that was added is removed, a removed one restored, a renamed one gets its old name, where
/// nobody renamed it since.
[[nodiscard]] std::vector<bugs::undone> take_back_attachments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A relation that was made ends, with all that ending it brings with it; one that ended is made
/// again.
[[nodiscard]] std::vector<bugs::undone> take_back_relations(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A label that was made is removed where no bug has it, a removed one made again under its id, a
/// changed one gets its old texts, where nobody changed them since.
[[nodiscard]] std::vector<bugs::undone> take_back_labels(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A status that was added is removed where no bug stands in it, a removed one added again under
/// its id; a changed one gets its old name, colour and category, where nobody changed them since.
/// The order of a workflow is one field of all that were moved and stand still where they were put.
[[nodiscard]] std::vector<bugs::undone> take_back_statuses(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A template that was added is removed, a removed one added again under its id, a changed one gets
/// its old fields, where nobody changed them since; of two defaults the one of now stays.
[[nodiscard]] std::vector<bugs::undone> take_back_templates(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A project that was created is removed where it holds no bug, a removed one restored; a changed
/// one gets its old texts and its old key, where nobody changed them since.
[[nodiscard]] std::vector<bugs::undone> take_back_projects(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// A view that was saved is removed, a removed one brought back under its id, a changed one gets
/// its old fields, where nobody changed them since; one that was shared is its owner's again.
[[nodiscard]] std::vector<bugs::undone> take_back_views(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

/// What a refusal leaves: a thing that is not there, or not theirs to know, leaves no trace.
void note_refusal(bugs::undone& in, const problem& why);

template <class T>
void note_outcome(bugs::undone& in, const outcome<T>& came) {
    if (came) {
        in.is_changed = true;
    } else {
        note_refusal(in, came.error());
    }
}

} // namespace lacewing::batches
