#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The SQL of sign-ins at the provider. Secrets are stored as hashes alone.
namespace lacewing::openid::store {

using secret_hash = std::span<const std::uint8_t>;

/// A sign-in on its way to the provider and back.
struct flow {
    std::string next_path;
    timestamp expires_at;
    std::optional<user_id> link_to = {}; ///< the account that the identity is to be linked with
};

void insert_flow(db::transaction& tx, secret_hash state, secret_hash browser, const flow& what);
/// The flow of that state and that browser, which is gone then.
[[nodiscard]] std::optional<flow> take_flow(
    db::transaction& tx, secret_hash state, secret_hash browser
);

/// Somebody at a provider. The address is none of it: it may change hands.
struct identity_key {
    std::string issuer;
    std::string subject;
};

[[nodiscard]] std::optional<user_id> find_identity(db::reader& tx, const identity_key& key);
/// False where the identity belongs to an account already.
[[nodiscard]] bool insert_identity(
    db::transaction& tx, const identity_key& key, user_id uid, timestamp now
);

[[nodiscard]] bool has_identity(db::reader& tx, user_id of);
void remove_identities(db::transaction& tx, user_id of);

/// An identity that waits until its owner proves the account of its address.
struct pending_link {
    identity_key key;
    user_id uid;
    std::string picture_url;
    std::string next_path;
    timestamp expires_at;
};

/// Makes this the only one of that browser.
void replace_pending_link(db::transaction& tx, secret_hash browser, const pending_link& what);
[[nodiscard]] std::optional<pending_link> find_pending_link(db::reader& tx, secret_hash browser);
void remove_pending_link(db::transaction& tx, secret_hash browser);

void remove_expired(db::transaction& tx, timestamp now);

} // namespace lacewing::openid::store
