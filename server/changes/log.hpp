#pragma once

#include "access/actions.hpp"
#include "changes/hash.hpp"
#include "changes/types.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::changes {

using recorded = std::shared_ptr<const recorded_change>;

/// The log after a version, oldest first, at most `limit` rows.
[[nodiscard]] std::vector<recorded> changes_after(
    db::reader& tx, const stream& of, std::int64_t version, int limit
);

/// What a stream holds of one thing after a version, oldest first, at most `limit` rows. A range of
/// an index.
[[nodiscard]] std::vector<recorded> changes_of_after(
    db::reader& tx, const stream& of, const uuid& which, std::int64_t version, int limit
);

/// A change with the hash that its row carries.
struct chained {
    recorded what;
    chain_hash hash{};
};

/// `changes_after` for whoever checks the chain.
[[nodiscard]] std::vector<chained> chain_after(
    db::reader& tx, const stream& of, std::int64_t version, int limit
);

/// The change that made a thing; null where the stream has none. Reads all that the log holds about
/// it.
[[nodiscard]] recorded find_creation(db::reader& tx, const stream& of, const uuid& subject_id);

/// Whether a request that came with these ids changed the thing already: sent again, it is done.
[[nodiscard]] bool was_recorded(
    db::reader& tx, const batch_id& batch, const uuid& client_id, const uuid& subject_id
);

/// The lowest role that may hear a stream of an organization; nothing for a person's own
/// stream and for that of a restricted bug.
[[nodiscard]] std::optional<access::role> least_role_for(stream::kind which);

/// Versions of the organization's streams that the role may hear. In one statement.
[[nodiscard]] visible_versions versions_for(db::reader& tx, organization_id org, access::role role);

/// The tag of whatever is read of an organization in this transaction: moves whenever a stream
/// that the role may hear moves, or the role changes. With its quotation marks.
/// `listener` is the user who reads: restricted bugs tell of themselves in their own streams.
[[nodiscard]] std::string etag(
    db::reader& tx, organization_id org, access::role role, const std::optional<user_id>& listener
);

} // namespace lacewing::changes
