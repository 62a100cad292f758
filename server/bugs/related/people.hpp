#pragma once

#include "access/subjects.hpp"
#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

#include <vector>

namespace lacewing::bugs::related {

/// Who watches a bug, and who voted for it.
struct people {
    std::vector<uuid> watchers;
    std::vector<uuid> voters;
    bool operator==(const people&) const = default;
};

[[nodiscard]] people united(people one, const people& other);
[[nodiscard]] people without(people all, const people& others);

[[nodiscard]] people people_of(db::reader& tx, organization_id org, bug_id which);
/// Those of them who may know the bug.
[[nodiscard]] people who_know(db::reader& tx, organization_id org, bug_id which, people of);
/// A change of the bug like any other; none where nothing differs. Asks no access.
void set_people(
    db::transaction& tx, const changes::act& by, organization_id org, bug_id which, people now
);

} // namespace lacewing::bugs::related
