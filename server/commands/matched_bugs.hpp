#pragma once

#include "bugs/types.hpp"
#include "commands/asked_command.hpp"

#include <memory>
#include <vector>

namespace lacewing::commands {

/// A bug that the query of a command finds.
struct matched_bug {
    bugs::bug shown; ///< as lists show it
    principal author;
    bool is_blocked = false; ///< by an open bug that the asker may know; of commands with a status
};

/// In the order of the query; 422 `command_too_large` where there are more than a bulk edit takes.
/// Throws `refusal` 422 `query_too_costly`.
[[nodiscard]] outcome<std::vector<matched_bug>> matched_bugs(
    lists::asked_query& of, const asked_command& what
);

/// The ids alone, by id.
[[nodiscard]] outcome<std::vector<uuid>> matched_ids(lists::asked_query& of);

} // namespace lacewing::commands
