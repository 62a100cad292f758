#pragma once

#include "attachments/rules.hpp"
#include "attachments/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::attachments {

/// A file that somebody wants to put on a bug.
struct wanted_file {
    attachment_id id;       ///< made by the client: what came twice is done once
    std::string name;       ///< as `clean_name` leaves it
    std::uint64_t size = 0; ///< bytes; 0 while nobody knows
};

/// What is asked before a byte of the body is read, and again while it comes. The bug's id; refused
/// as `bugs::require_bug` refuses, with 422 `too_many_attachments`, 413
/// `organization_storage_full`, and with 409 `id_taken` where the id belongs to another file. One
/// that is there already, by the same person on the same bug, may come again.
[[nodiscard]] outcome<bug_id> may_add(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view bug,
    const wanted_file& what,
    std::uint64_t organization_bytes_max
);

/// The bytes, once they lie in their place.
struct placed_file {
    crypto::digest content{};
    content_kind kind;
};

/// Puts the file on the bug and records it. Where organization_bytes_max is reached, removed files
/// go for good first. Refused as `may_add`; one whose id and content are there already is answered
/// as it stands.
[[nodiscard]] outcome<attachment> add_attachment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view bug,
    const wanted_file& what,
    const placed_file& placed,
    std::uint64_t organization_bytes_max
);

} // namespace lacewing::attachments
