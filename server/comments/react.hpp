#pragma once

#include "changes/act.hpp"
#include "comments/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <optional>

namespace lacewing::comments {

enum class reacting { adds, takes_back };

/// A person reacts to a comment once in each way; what is so already changes nothing. 422
/// `too_many_reactions`.
[[nodiscard]] outcome<comment> react(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    comment_id which,
    reaction kind,
    reacting how
);

} // namespace lacewing::comments
