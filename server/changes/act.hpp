#pragma once

#include "access/actor.hpp"
#include "changes/change.hpp"
#include "platform/services.hpp"

#include <optional>

namespace lacewing::changes {

/// One act of one person or program: what all the changes that it causes have in common.
struct act {
    access::actor who;
    timestamp at;
    batch_id batch; ///< undone as one
    std::optional<uuid> client_id = {};
    std::optional<batch_id> undo_of = {}; ///< the batch that it takes back; all its changes say so
};

/// An act that begins now, in a batch of its own.
[[nodiscard]] act begin_act(const access::actor& who, const services& with);

/// The change of one thing by that act; its fields, and the project of a bug, are still to be set.
[[nodiscard]] change change_by(
    const act& by, stream to, subject_kind subject, const uuid& subject_id, action what
);

[[nodiscard]] stream content_of(organization_id org);
[[nodiscard]] stream members_of(organization_id org);
[[nodiscard]] stream managers_of(organization_id org);
[[nodiscard]] stream person_of(user_id who);
/// Of a bug while it is restricted.
[[nodiscard]] stream restricted_of(bug_id which);

} // namespace lacewing::changes
