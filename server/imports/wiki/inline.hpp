#pragma once

#include "imports/wiki/people.hpp"

#include <string>
#include <string_view>

namespace lacewing::imports::wiki {

/// What stands inside of one line as Markdown: bold, italic, struck, monospaced, links, pictures,
/// mentions. Characters that Markdown would take for its own are escaped.
[[nodiscard]] std::string line_to_markdown(std::string_view line, const people& called);

/// A text as code, in as many backticks as it needs.
[[nodiscard]] std::string as_code(std::string_view text);

} // namespace lacewing::imports::wiki
