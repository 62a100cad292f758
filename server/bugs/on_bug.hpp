#pragma once

#include "access/access.hpp"
#include "changes/act.hpp"
#include "changes/change.hpp"

#include <string>
#include <string_view>
#include <vector>

/// What hangs on a bug (comments, attachments, relations) asks here whether the actor may, and
/// records here what it changed.
namespace lacewing::bugs {

/// A bug that the actor may know of.
struct known_bug {
    bug_id id;
    organization_id org;
    project_id in;
    std::string key;
    principal author;
    bool is_restricted = false;
    access::role role = access::role::none; ///< of the actor
    std::vector<uuid> taken_from = {};      ///< readers who know it no longer by this very act
};

/// The bug, by id or by a key that it has or had, where the actor may do that with it. Refused as
/// `access::require` refuses; what was deleted, and what is restricted and not theirs to know, is
/// not there.
[[nodiscard]] outcome<known_bug> require_bug(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    access::action what
);

/// The same for an act: nobody else changes the bug, and so its audience, until the commit.
[[nodiscard]] outcome<known_bug> require_bug_for_change(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    access::action what
);

/// Where the changes of a bug and of what hangs on it are heard.
[[nodiscard]] changes::stream stream_of(const known_bug& which);

/// Records changes of things that hang on a bug, made with `changes::change_by` and
/// `stream_of(on)`. Those who know a restricted bug are told of it in their own streams: a change
/// of the bug that says its organization and, where it is so, that no count moved. One call per
/// transaction and bug.
void record_on_bug(
    db::transaction& tx,
    const changes::act& by,
    const known_bug& on,
    std::vector<changes::change> what
);

/// A bug of the organization whatever its state, what was deleted too. Asks no access: for what
/// follows from an act on another bug.
[[nodiscard]] known_bug known(db::reader& tx, organization_id org, bug_id which);

/// `record_on_bug` for a change of what hangs on two bugs: in the content stream where both are
/// ordinary, else in the stream of each that is restricted, first those who know it are told of it
/// and of an ordinary one beside it.
void record_on_both(
    db::transaction& tx,
    const changes::act& by,
    const known_bug& one,
    const known_bug& other,
    changes::change what
);

} // namespace lacewing::bugs
