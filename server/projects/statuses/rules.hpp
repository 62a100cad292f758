#pragma once

#include "platform/core/outcome.hpp"
#include "projects/types.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a workflow may be; no I/O.
namespace lacewing::projects {

/// A project's statuses in their order: their positions are 0, 1, 2, …
using workflow = std::vector<status>;

/// The name without white space at its ends, where no other status of the workflow has it. 422
/// `invalid` at /name: `required`, `name_taken`.
[[nodiscard]] outcome<std::string> check_status_name(
    std::string_view name, std::span<const status> among, const std::optional<status_id>& of
);

/// A workflow has a status to report into (triage or open), one of done and one of dropped. 409
/// `status_needed`.
[[nodiscard]] outcome<void> check_needed(std::span<const status> all);

/// With it at that place, or at the end.
[[nodiscard]] workflow moved_to(workflow all, status_id which, std::size_t position);

/// Where a new status of that category stands unless somebody says where: behind the last of its
/// category, else at the end.
[[nodiscard]] std::size_t usual_position(std::span<const status> all, category of);

/// Where the bugs of a status go that nobody chose another for: to the first other one of its
/// category, else to the first that bugs are reported into. The workflow holds one by check_needed.
[[nodiscard]] std::optional<status> successor_of(std::span<const status> all, const status& gone);

} // namespace lacewing::projects
