#pragma once

#include "imports/wiki/people.hpp"

#include <string>
#include <string_view>

namespace lacewing::imports::wiki {

/// A text in Jira's wiki markup as Markdown (CommonMark with GitHub's tables): headings, lists,
/// tables, quotes, panels, {code}, {noformat} and what stands inside of lines. Every line stays a
/// line. What it does not know, such as a macro that is not closed, stays as it was, so that it
/// reads as it was written; raw HTML stays text. Takes time in proportion to the text.
[[nodiscard]] std::string to_markdown(std::string_view wiki, const people& called = {});

} // namespace lacewing::imports::wiki
