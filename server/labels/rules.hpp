#pragma once

#include "access/subjects.hpp"
#include "platform/core/outcome.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::labels {

/// The colours that labels are drawn in by name: each theme has its own shades of them.
inline constexpr std::array<std::string_view, 7> palette{
    "violet", "blue", "teal", "green", "amber", "red", "pink"
};

/// The name without white space at its ends; 422 `invalid` at /name where nothing is left.
[[nodiscard]] outcome<std::string> check_name(std::string_view name);

/// What stands before the last slash of a folded name, with something on both of its sides: "area"
/// of "area/parser". Empty where the label has no scope.
[[nodiscard]] std::string_view scope_of(std::string_view folded);

/// A label as a bug bears it.
struct borne {
    label_id id;
    std::string scope; ///< folded; may be empty
};

/// The labels that a bug keeps of those: each once, and of each scope the last one, in their order.
[[nodiscard]] std::vector<label_id> settle(std::span<const borne> wanted);

} // namespace lacewing::labels
