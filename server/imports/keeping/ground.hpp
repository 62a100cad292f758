#pragma once

#include "changes/act.hpp"
#include "imports/store.hpp"
#include "imports/types.hpp"
#include "labels/rules.hpp"
#include "platform/core/outcome.hpp"
#include "platform/services.hpp"

#include <map>
#include <span>
#include <string>

namespace lacewing::imports {

/// What a batch is told apart by, handed through its steps.
struct batch {
    const services& with;
    changes::act by;
    store::source of;
    const std::map<std::string, std::string>& people; ///< usernames of members
};

/// What stands ready for the bugs.
struct ground {
    std::map<std::string, project_id, std::less<>> projects;
    std::map<std::string, principal, std::less<>> people;
    std::map<std::string, labels::borne, std::less<>> labels; ///< by folded name
};

/// Makes the projects, labels and persons that the reports name and that are missing, in a
/// transaction before that of the bugs: the members' stream is locked after the content's. A label
/// for which the organization has no room is left out. 422 `invalid` for a username that no member
/// has.
[[nodiscard]] outcome<ground> prepare(
    db::transaction& tx, const batch& of, std::span<const import_bug> bugs
);

/// The labels of a report that are there, of each scope the last one.
[[nodiscard]] std::vector<label_id> labels_of(const import_bug& what, const ground& on);

/// Of a refusal: what was wrong with its first field, where it names one.
[[nodiscard]] std::string sentence_of(const problem& why);

/// Adds a note for every label of the report that is not there.
void note_missing_labels(const import_bug& what, const ground& on, std::vector<row_note>& to);

} // namespace lacewing::imports
