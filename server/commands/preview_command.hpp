#pragma once

#include "commands/types.hpp"
#include "lists/asked_query.hpp"

namespace lacewing::commands {

/// What the command in `whole.q` would do now; changes nothing. Restricted bugs that the asker must
/// not know are not counted. Refused as `ask_command`, asked_query::begin and `matched_bugs`.
[[nodiscard]] outcome<command_preview> preview_command(
    db::reader& tx, const lists::question& whole
);

} // namespace lacewing::commands
