#pragma once

#include "bugs/bulk_edit.hpp"
#include "lists/asked_query.hpp"
#include "projects/types.hpp"
#include "query/command.hpp"

#include <map>
#include <string>
#include <vector>

namespace lacewing::commands {

/// A command that was understood: whom it is for, and what it changes.
struct asked_command {
    lists::question question; ///< what stands before the `>`
    query::command command;
    bugs::bulk_edit change; ///< its names as ids
    std::map<project_id, projects::project> projects;
    std::map<label_id, std::string> labels; ///< their names
};

/// Reads the command in `whole.q` and finds what its names mean. Refused: what `access` says of
/// whoever may not edit even bugs of their own; as query::parse_command; 400
/// `command_value_unknown` at a status, label or person that there is not, with the nearest name.
[[nodiscard]] outcome<asked_command> ask_command(db::reader& tx, const lists::question& whole);

} // namespace lacewing::commands
