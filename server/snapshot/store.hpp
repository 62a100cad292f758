#pragma once

#include "access/subjects.hpp"
#include "bugs/fields.hpp"
#include "bugs/related/knower.hpp"
#include "lists/sql/asker.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The SQL of snapshots; private to this module.
namespace lacewing::snapshot::store {

/// A bug as the database keeps it. Ids of sets are as they stand there: a JSON list.
struct row {
    uuid id;
    uuid project;
    std::int64_t number = 0;
    std::string title;
    uuid status;
    std::string resolution;
    uuid author;
    std::string assignees;
    std::int64_t created = 0; ///< microseconds, as all times
    std::int64_t updated = 0;
    std::optional<std::int64_t> closed;
    std::int64_t since = 0;
    std::int64_t reopened = 0;
    std::int64_t rev = 1;
    std::int64_t severity = 0;
    std::int64_t priority = 0;
    std::optional<std::string> due;
    std::optional<std::int64_t> estimate; ///< hundredths
    std::string labels;
    bool is_restricted = false;
    std::int64_t votes = 0;
    std::optional<std::int64_t> snooze; ///< its end; 0 where it waits for anything to happen
    std::string rank;
    std::int64_t comments = 0;
    std::int64_t attachments = 0;
    std::vector<uuid> watchers; ///< by id, the highest first
    std::vector<uuid> voters;   ///< the same
};

/// A part of the bugs that a reader knows.
struct part {
    bool is_open = true;
    std::optional<project_id> of = {};     ///< of that project alone
    std::optional<project_id> but_of = {}; ///< of every other one
};

/// The next ones of a part, by id, the highest first, with what hangs on them.
[[nodiscard]] std::vector<row> read_rows(
    db::reader& tx,
    const lists::asker& who,
    const part& which,
    const std::optional<uuid>& below,
    int most
);

/// How many bugs the reader knows, by the counters.
[[nodiscard]] std::int64_t count_bugs(db::reader& tx, const lists::asker& who);

struct relation {
    std::string kind;
    uuid from;
    uuid to;
};

/// All relations of the organization behind that one, by `from`, kind and `to`.
[[nodiscard]] std::vector<relation> read_relations(
    db::reader& tx, organization_id org, const std::optional<relation>& after, int most
);

/// Those of one bug to others that the asker may know, the oldest first.
[[nodiscard]] std::vector<relation> read_relations_of(
    db::reader& tx, organization_id org, bug_id which, const bugs::related::knower& asks
);

struct hanging {
    std::int64_t comments = 0;
    std::int64_t attachments = 0;
};

/// What hangs on a bug and was not removed.
[[nodiscard]] hanging count_hanging(db::reader& tx, organization_id org, bug_id which);

} // namespace lacewing::snapshot::store
