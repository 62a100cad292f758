#pragma once

#include "access/subjects.hpp"
#include "drafts/types.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

/// The SQL of this module; private to it.
namespace lacewing::drafts::store {

struct draft_row {
    uuid id;
    draft shown;
};

[[nodiscard]] std::optional<draft_row> find_draft(
    db::reader& tx, user_id of, std::string_view place
);
[[nodiscard]] std::int64_t count_drafts(db::reader& tx, user_id of);
/// Makes it or takes the place of the one there; returns the id of the draft at that place.
[[nodiscard]] uuid put_draft(db::transaction& tx, user_id of, const draft_row& what);
/// False where there was none.
[[nodiscard]] bool remove_draft(db::transaction& tx, user_id of, std::string_view place);

} // namespace lacewing::drafts::store
