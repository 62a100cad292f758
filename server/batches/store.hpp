#pragma once

#include "changes/change.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::batches::store {

/// A long act: what it is and how far it came.
struct batch_row {
    organization_id org;
    batch_id id;
    std::string work; ///< "bulk", "undo"
    std::optional<batch_id> undo_of;
    principal actor;
    std::vector<std::uint8_t> request_hash;
    timestamp created;
    std::string state; ///< "running", "done", "stopped"
    std::optional<std::int64_t> total;
    std::int64_t dealt_with = 0;
    std::optional<uuid> came_to;
    std::int64_t changed = 0;
    std::int64_t unchanged = 0;
    std::int64_t notes = 0;
};

/// False where there is one of that id; nothing is changed then.
[[nodiscard]] bool insert_batch(db::transaction& tx, const batch_row& made);
[[nodiscard]] std::optional<batch_row> find_batch(
    db::reader& tx, organization_id org, batch_id which
);
/// Nobody else goes on with it until the commit.
[[nodiscard]] std::optional<batch_row> find_batch_for_change(
    db::transaction& tx, organization_id org, batch_id which
);
void update_batch(db::transaction& tx, const batch_row& now);
/// What is still running ends where it stands.
void stop_batch(db::transaction& tx, organization_id org, batch_id which);

/// What a batch left as it was, and why.
struct note {
    changes::subject_kind kind = changes::subject_kind::bug;
    uuid id;
    std::string field;
    std::string code;
    std::string detail;
    std::optional<uuid> by;
    std::optional<timestamp> at;
};
void insert_note(db::transaction& tx, const batch_row& of, const note& what);
/// In the order in which they were made.
[[nodiscard]] std::vector<note> notes_of(
    db::reader& tx, organization_id org, batch_id which, int limit
);

/// A thing that a batch changed.
struct touched_thing {
    changes::subject_kind kind = changes::subject_kind::bug;
    uuid id;
};
/// Things of the organization and of its restricted bugs that the batch changed, settings apart,
/// the latest made first, behind `after`; and views of that person's own. Asks no access.
[[nodiscard]] std::vector<touched_thing> touched_by(
    db::reader& tx,
    organization_id org,
    batch_id which,
    const std::optional<uuid>& person,
    const std::optional<uuid>& after,
    std::size_t limit
);
/// The settings that the batch changed: projects, statuses and labels, which bugs stand on.
[[nodiscard]] std::vector<touched_thing> settings_touched_by(
    db::reader& tx, organization_id org, batch_id which
);

} // namespace lacewing::batches::store
