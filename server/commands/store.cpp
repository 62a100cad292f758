#include "commands/store.hpp"

namespace lacewing::commands::store {

namespace {

constexpr std::string_view select_handles =
    "SELECT '@' || a.username FROM org_members m JOIN accounts a ON a.uid = m.member_id "
    "WHERE m.org_id = $1 ORDER BY a.username, a.uid";

} // namespace

std::vector<std::string> handles_of(db::reader& tx, organization_id org) {
    std::vector<std::string> found;
    auto rows = tx.query(select_handles, org);
    while (rows.next()) found.push_back(rows.get<std::string>(0));
    return found;
}

} // namespace lacewing::commands::store
