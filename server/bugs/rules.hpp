#pragma once

#include "bugs/types.hpp"
#include "platform/core/outcome.hpp"
#include "projects/types.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::bugs {

/// 422 `invalid` with one bad field.
[[nodiscard]] problem bad_field(
    std::string_view pointer, std::string_view code, std::string_view detail
);

/// The title without white space at its ends; 422 `invalid` at /title where it is empty, too long
/// or more than a line.
[[nodiscard]] outcome<std::string> check_title(std::string_view title);

/// An estimate in hundredths, as the database keeps it; 422 `invalid` at /estimate where it has
/// more than two decimals.
[[nodiscard]] outcome<std::int64_t> check_estimate(double estimate);

/// 422 `invalid` at the second entry of one name.
[[nodiscard]] outcome<void> check_environment(std::span<const environment_entry> entries);

/// Who may know a restricted bug, as access::reader_of names them: Owners, its author, its
/// assignees and whom it was shared with; by id.
[[nodiscard]] std::vector<uuid> readers_of(const bug& which);

/// Where a bug stands in its life.
struct standing {
    status_id status;
    bool is_open = true;
    bugs::resolution resolution = resolution::none;
    std::optional<timestamp> closed;
    timestamp since; ///< of the status
    std::int64_t reopen_count = 0;
    bool operator==(const standing&) const = default;
};

[[nodiscard]] standing standing_of(const bug& of);
void stand(bug& which, const standing& now);

/// The standing after a move to `to` (the present status where it stays) with that resolution
/// (nothing where none was sent).
///
/// Closing needs a resolution; a closed bug keeps its own where none is sent; an open bug has none.
/// Opening again clears resolution and time of closing, and counts. Refused with 422 `invalid` at
/// /resolution: `resolution_missing`, `resolution_of_open_bug`.
[[nodiscard]] outcome<standing> move(
    const standing& from,
    const projects::status& to,
    std::optional<bugs::resolution> sent,
    timestamp now
);

/// The standing of a bug that comes from elsewhere with a history: open without resolution and time
/// of closing, or closed with both. Refused as `move` refuses, and with `closed_missing` at
/// /closed.
[[nodiscard]] outcome<standing> enter(
    const projects::status& in,
    bugs::resolution how,
    timestamp since,
    std::optional<timestamp> closed,
    std::int64_t reopen_count
);

/// "CORE-12" taken apart; "CORE-R7" has the number -7: bugs that are reported as restricted ones
/// count in a series of their own.
struct bug_key {
    std::string_view project;
    std::int64_t number = 0;
};
[[nodiscard]] std::optional<bug_key> parse_key(std::string_view text);
[[nodiscard]] std::string print_key(std::string_view project, std::int64_t number);

} // namespace lacewing::bugs
