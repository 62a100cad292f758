#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::keys::store {

struct key_row {
    organization_id org;
    api_key_id id;
    std::vector<std::uint8_t> sealed; ///< empty where it was found by its hash
    timestamp created_at;
    std::optional<timestamp> last_used_at;
};

[[nodiscard]] std::optional<key_row> find_of_organization(db::reader& tx, organization_id org);

/// One indexed read; keys of deleted organizations are not found.
[[nodiscard]] std::optional<key_row> find_by_hash(
    db::reader& tx, std::span<const std::uint8_t> hash
);

/// Takes the place of the organization's key, whose id stays.
void put_key(db::transaction& tx, const key_row& made, std::span<const std::uint8_t> hash);

void set_last_used(db::transaction& tx, std::span<const std::uint8_t> hash, timestamp now);

} // namespace lacewing::keys::store
