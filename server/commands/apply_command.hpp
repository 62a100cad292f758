#pragma once

#include "batches/types.hpp"
#include "commands/types.hpp"
#include "lists/asked_query.hpp"

namespace lacewing::commands {

/// What applying the command means for the bugs that it was previewed with. Refused as
/// `preview_command`, and with 409 `command_result_changed` where its query finds others by now;
/// not where that act has begun already and goes on.
[[nodiscard]] outcome<batches::bulk_change_request> change_of_command(
    db::reader& tx, lists::question whole, const command_request& what
);

} // namespace lacewing::commands
