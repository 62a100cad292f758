#pragma once

#include "platform/core/outcome.hpp"
#include "projects/types.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace lacewing::projects {

/// The seven colours that a new project's is drawn from: violet, blue, teal, green, amber, red,
/// pink.
inline constexpr std::array<std::string_view, 7> palette{
    "#6346c7", "#0486f4", "#06939b", "#007943", "#aa8100", "#b91c1e", "#bf2f79"
};

struct default_status {
    std::string_view name;
    projects::category category;
};

/// The workflow of a new project, in order. A reported bug begins in the first of triage or open.
[[nodiscard]] std::span<const default_status> default_statuses();

/// True where bugs of that status count as open.
[[nodiscard]] bool is_open(category which);

/// True where a reported bug may begin: triage and open.
[[nodiscard]] bool is_entry(category which);

/// The colour of a status for which nobody chose one: a name of labels' palette, or #rrggbb.
[[nodiscard]] std::string_view usual_color(category of);

/// True for `[A-Z][A-Z0-9]{1,9}`.
[[nodiscard]] bool is_key(std::string_view text);

/// A key made from a project's name: the initials of several words, the first four characters of
/// one, "BUG" where the name has too few Latin letters.
[[nodiscard]] std::string propose_key(std::string_view name);

/// The `count`th candidate for a proposed key that others took: 1 is the key itself, then CORE2,
/// CORE3, …
[[nodiscard]] std::string numbered_key(std::string_view proposed, int count);

/// True for #rrggbb.
[[nodiscard]] bool is_color(std::string_view text);

/// The request with its texts trimmed, or what is wrong with it (422 `invalid`).
[[nodiscard]] outcome<create_project_request> check(create_project_request what);

} // namespace lacewing::projects
