#pragma once

#include "changes/act.hpp"
#include "drafts/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

#include <string_view>

namespace lacewing::drafts {

/// A person's own draft at a place; one without text where there is none.
[[nodiscard]] draft read_draft(db::reader& tx, user_id of, std::string_view place);

/// Takes the place of what stood there. The person's other browsers are told where, never what.
/// Refused: 422 `invalid` for a place of another form, 409 `too_many_drafts`.
[[nodiscard]] outcome<draft> keep_draft(
    db::transaction& tx,
    const changes::act& by,
    std::string_view place,
    const std::string& text,
    crypto::random_source& random
);

/// What is not there needs no dropping.
void drop_draft(db::transaction& tx, const changes::act& by, std::string_view place);

} // namespace lacewing::drafts
