#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"
#include "tokens/types.hpp"

namespace lacewing::tokens {

/// The person's tokens, newest first.
[[nodiscard]] access_token_list list_tokens(db::reader& tx, user_id of);

/// Makes a token of the act's person; its secret is told here and nowhere else. Refused with 422
/// `invalid` (each bad field; an organization must be one of theirs), `too_many_tokens`.
[[nodiscard]] outcome<made_token> make_token(
    db::transaction& tx,
    const changes::act& by,
    const make_token_request& what,
    crypto::random_source& random
);

/// Ends one of the person's tokens, from the commit on. 404 `not_found` where it is none of theirs.
[[nodiscard]] outcome<void> revoke_token(db::transaction& tx, const changes::act& by, token_id id);

/// Ends every token of the person, each recorded on their stream: for whoever may have lost the
/// account to somebody else.
void end_tokens(db::transaction& tx, const changes::act& by, user_id of);

} // namespace lacewing::tokens
