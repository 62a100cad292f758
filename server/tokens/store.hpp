#pragma once

#include "platform/db/transaction.hpp"
#include "tokens/types.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::tokens::store {

using secret_hash = std::span<const std::uint8_t>;

struct token_row {
    user_id uid;
    access_token token; ///< without a name where it was found by its hash
};

/// One indexed read; expired ones are found too.
[[nodiscard]] std::optional<token_row> find_by_hash(db::reader& tx, secret_hash hash);

/// Newest first.
[[nodiscard]] std::vector<access_token> list_tokens(db::reader& tx, user_id uid);
[[nodiscard]] std::int64_t count_tokens(db::reader& tx, user_id uid);

void insert_token(db::transaction& tx, user_id uid, const access_token& what, secret_hash hash);
/// False where the person has no such token.
[[nodiscard]] bool remove_token(db::transaction& tx, user_id uid, token_id id);
void remove_expired(db::transaction& tx, user_id uid, timestamp now);
void set_last_used(db::transaction& tx, token_id id, timestamp now);

} // namespace lacewing::tokens::store
