#include "keys/store.hpp"

namespace lacewing::keys::store {

namespace {

constexpr std::string_view select_of_organization =
    "SELECT id, sealed_key, created_at, last_used_at FROM api_keys WHERE org_id = $1";

constexpr std::string_view select_by_hash =
    "SELECT k.org_id, k.id, k.created_at, k.last_used_at FROM api_keys k "
    "JOIN orgs o ON o.id = k.org_id WHERE k.key_hash = $1 AND o.deleted_at IS NULL";

constexpr std::string_view upsert_key =
    "INSERT INTO api_keys (org_id, id, key_hash, sealed_key, created_at) "
    "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (org_id) DO UPDATE SET "
    "key_hash = excluded.key_hash, sealed_key = excluded.sealed_key, "
    "created_at = excluded.created_at, last_used_at = NULL";

constexpr std::string_view update_last_used =
    "UPDATE api_keys SET last_used_at = $2 WHERE key_hash = $1";

std::vector<std::uint8_t> bytes_at(const db::result& rows, int column) {
    const auto bytes = rows.get<std::string_view>(column);
    return {bytes.begin(), bytes.end()};
}

} // namespace

std::optional<key_row> find_of_organization(db::reader& tx, organization_id org) {
    auto rows = tx.query(select_of_organization, org);
    if (!rows.next()) return std::nullopt;
    return key_row{
        .org = org,
        .id = rows.get<api_key_id>(0),
        .sealed = bytes_at(rows, 1),
        .created_at = rows.get<timestamp>(2),
        .last_used_at = rows.get<std::optional<timestamp>>(3)
    };
}

std::optional<key_row> find_by_hash(db::reader& tx, std::span<const std::uint8_t> hash) {
    auto rows = tx.query(select_by_hash, hash);
    if (!rows.next()) return std::nullopt;
    return key_row{
        .org = rows.get<organization_id>(0),
        .id = rows.get<api_key_id>(1),
        .sealed = {},
        .created_at = rows.get<timestamp>(2),
        .last_used_at = rows.get<std::optional<timestamp>>(3)
    };
}

void put_key(db::transaction& tx, const key_row& made, std::span<const std::uint8_t> hash) {
    tx.execute(
        upsert_key,
        made.org,
        made.id,
        hash,
        std::span<const std::uint8_t>{made.sealed},
        made.created_at
    );
}

void set_last_used(db::transaction& tx, std::span<const std::uint8_t> hash, timestamp now) {
    tx.execute(update_last_used, hash, now);
}

} // namespace lacewing::keys::store
