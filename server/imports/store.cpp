#include "imports/store.hpp"

namespace lacewing::imports::store {

constexpr std::string_view find_imported =
    "SELECT 1 FROM imported_bugs WHERE org_id = $1 AND source = $2 AND source_key = $3";

bool is_imported(
    db::reader& tx, organization_id org, std::string_view source, std::string_view key
) {
    return tx.query(find_imported, org, source, key).next();
}

constexpr std::string_view insert_imported =
    "INSERT INTO imported_bugs (org_id, source, source_key, bug_id) VALUES ($1, $2, $3, $4)";

void remember_imported(
    db::transaction& tx,
    organization_id org,
    std::string_view source,
    std::string_view key,
    bug_id bug
) {
    tx.execute(insert_imported, org, source, key, bug);
}

} // namespace lacewing::imports::store
