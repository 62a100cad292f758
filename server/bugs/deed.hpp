#pragma once

#include "changes/change.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What an act did to one thing, and what an undo left of it: for every module whose things are
/// undone.
namespace lacewing::bugs {

/// A change as undo needs it.
struct done_change {
    changes::stream in;
    std::int64_t version = 0;
    changes::action what = changes::action::changed;
    std::vector<changes::field_change> fields;
    std::optional<project_id> project = {}; ///< of what belongs to a project
};

/// What a batch did to one thing.
struct deed {
    changes::subject_kind kind = changes::subject_kind::bug;
    uuid id;
    std::vector<done_change> changes; ///< oldest first, never empty
};

/// What the batch did to the thing, in the organization's content and in a restricted bug's own
/// stream; nothing where it did nothing there. A bug that goes out of the sight of many, or comes
/// into it, is told in both: only its own stream counts then. Views count in that
/// person's own stream too. Asks no access.
[[nodiscard]] std::optional<deed> find_deed(
    db::reader& tx,
    organization_id org,
    batch_id of,
    changes::subject_kind kind,
    const uuid& id,
    const std::optional<uuid>& person
);

/// The two ends of a deed: what each field held before the batch and what the batch left in it.
/// Fields that ended as they began are left out.
struct net_deed {
    bool created = false; ///< the thing was not there before
    bool removed = false; ///< nor is it after
    std::map<std::string, changes::field_change, std::less<>> fields;
};
[[nodiscard]] net_deed net_of(const deed& what);

/// What an undo left as it was, and why. Codes: `changed_since`, `not_allowed`, `cannot_be_undone`,
/// or that of the rule that the old value breaks now.
struct leftover {
    std::string field; ///< empty for the whole thing
    std::string code;
    std::string detail;
    std::optional<uuid> by = {};        ///< who changed it since
    std::optional<timestamp> at = {};   ///< and when
    std::optional<batch_id> since = {}; ///< and in which batch
};

/// What became of one thing.
struct undone {
    uuid id;
    bool is_known = true; ///< false: the actor must not know of it, or it is gone
    bool is_changed = false;
    std::vector<leftover> left = {};
};

/// With who changed the field (anything, where it is empty) last since the deed.
[[nodiscard]] leftover changed_since(db::reader& tx, const deed& than, std::string_view field);
[[nodiscard]] leftover cannot_be_undone(std::string_view field);
/// As the problem says it of its first field, where it names one.
[[nodiscard]] leftover refused_by(std::string_view field, const problem& why);

} // namespace lacewing::bugs
