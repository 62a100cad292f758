#pragma once

#include "imports/wiki/people.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::imports::wiki {

/// Turns the words of a link into Markdown.
using inner_text = std::function<std::string(std::string_view)>;

/// What stands between brackets, as Markdown: an address with or without words, a person, a file.
/// Nothing where it is no link.
[[nodiscard]] std::optional<std::string> link_to_markdown(
    std::string_view inside, const people& called, const inner_text& inner
);

/// What stands between exclamation marks: "shot.png|width=300". A file of the report is named and
/// not linked: it was not exported. Nothing where it is no picture.
[[nodiscard]] std::optional<std::string> picture_to_markdown(std::string_view inside);

} // namespace lacewing::imports::wiki
