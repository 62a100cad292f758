#include "bugs/related/blockers.hpp"

#include "bugs/related/knower.hpp"
#include "bugs/rules.hpp"
#include "platform/core/joined.hpp"
#include "platform/core/limits.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lacewing::bugs::related {

namespace {

constexpr std::string_view blocking =
    "SELECT p.key, b.number FROM relations r "
    "JOIN bugs b ON b.org_id = r.org_id AND b.id = r.from_bug "
    "JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "WHERE r.org_id = $1 AND r.to_bug = $2 AND r.kind = 'blocks' AND b.is_open AND ";
constexpr std::string_view by_key = "ORDER BY p.key, b.number LIMIT $5";

constexpr std::string_view select_blockers = joined<blocking, knows_b, by_key>::text;

} // namespace

std::vector<std::string> open_blockers(
    db::reader& tx, const access::actor& who, organization_id org, bug_id of
) {
    const auto asks = knower_of(who, access::role_in(tx, who, org));
    std::vector<std::string> keys;
    auto rows =
        tx.query(select_blockers, org, of, asks.of_all, asks.reader, limits::field_problems_max);
    while (rows.next()) {
        keys.push_back(print_key(rows.get<std::string_view>(0), rows.get<std::int64_t>(1)));
    }
    return keys;
}

problem still_blocked(std::span<const std::string> keys) {
    problem why{
        .status = 409,
        .code = "open_blockers",
        .detail = fmt::format("Still open, and blocking this bug: {}.", fmt::join(keys, ", ")),
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
    for (const auto& key : keys) why.fields.push_back({"/closeBlocked", "open_blocker", key});
    return why;
}

} // namespace lacewing::bugs::related
