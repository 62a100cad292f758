#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The SQL of the order of bugs; for this folder alone.
namespace lacewing::bugs::store {

/// Where a bug stands.
struct place {
    std::string rank;
    bug_id id;
    auto operator<=>(const place&) const = default;
};

/// Ordinary bugs of the organization above (behind) a place, the nearest first, without that one.
/// Restricted ones are left out: the rank of an ordinary bug must tell nothing of them.
[[nodiscard]] std::vector<place> ordinary_above(
    db::reader& tx, organization_id org, const place& from, bug_id without, int limit
);
/// The same below it (before it); one that stands at the place itself is the first.
[[nodiscard]] std::vector<place> ordinary_up_to(
    db::reader& tx, organization_id org, const place& from, bug_id without, int limit
);
[[nodiscard]] std::vector<place> ordinary_below(
    db::reader& tx, organization_id org, const place& from, bug_id without, int limit
);

/// Restricted bugs strictly between two places, in order; an absent one is an end.
[[nodiscard]] std::vector<place> restricted_between(
    db::reader& tx,
    organization_id org,
    const std::optional<place>& low,
    const std::optional<place>& high,
    int limit
);

} // namespace lacewing::bugs::store
