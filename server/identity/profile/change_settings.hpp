#pragma once

#include "changes/act.hpp"
#include "identity/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::identity {

/// Sets what is there and leaves what is absent; the person's browsers hear that there is something
/// new. Returns all of it.
[[nodiscard]] outcome<person_settings> change_settings(
    db::transaction& tx, const changes::act& by, const person_settings& what
);

} // namespace lacewing::identity
