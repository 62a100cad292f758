#pragma once

#include "bugs/on_bug.hpp"
#include "comments/store.hpp"
#include "platform/core/outcome.hpp"

#include <optional>
#include <vector>

namespace lacewing::comments {

/// A comment with the bug it stands below.
struct known_comment {
    store::comment_row row;
    bugs::known_bug on;
};

/// A comment below a bug where the actor may do that; a removed one too. Refused as
/// `bugs::require_bug` refuses; 404 where there is no such comment.
[[nodiscard]] outcome<known_comment> require_comment(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    comment_id which,
    access::action what
);

/// The same for an act: nobody else changes bug and comment until the commit.
[[nodiscard]] outcome<known_comment> require_comment_for_change(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    comment_id which,
    access::action what
);

[[nodiscard]] bool is_author(const access::actor& who, const store::comment_row& of);

/// What differs between two comments, or between one and none.
[[nodiscard]] std::vector<changes::field_change> fields_of_comment(
    const std::optional<comment>& before, const std::optional<comment>& after
);

/// What the log says of a new comment: all its fields.
[[nodiscard]] changes::change creation_of(
    const changes::act& by, const bugs::known_bug& on, const comment& made
);

/// Records that a comment was written: all its fields. Its bug's snooze ends, and its author
/// watches the bug from now on.
void record_written(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    const comment& now,
    const principal& author
);

/// Records what became of a comment: brought back (all its fields), changed (those that differ),
/// removed (all of them, as they were).
void record_restored(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const comment& now
);
void record_changed(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    const comment& before,
    const comment& after
);
void record_removed(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const comment& before
);

} // namespace lacewing::comments
