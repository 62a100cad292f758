#include "imports/wiki/to_markdown.hpp"

#include "imports/wiki/block_writer.hpp"
#include "imports/wiki/macros.hpp"

#include <algorithm>

namespace lacewing::imports::wiki {

namespace {

constexpr int depth_max = 4; ///< quotes in panels in quotes

void write_blocks(std::string_view text, block_writer& to, int depth);

/// What stands in a quote or panel.
std::string inner_blocks(std::string_view text, const people& called, int depth) {
    block_writer inner{called};
    write_blocks(text, inner, depth + 1);
    return inner.take();
}

void write_macro(const macro& what, block_writer& to, int depth) {
    if (what.is_code()) {
        to.write_code(what.language(), what.inside);
        return;
    }
    if (const auto title = what.title(); !title.empty()) to.write_quoted_title(title);
    to.write_quote(inner_blocks(what.inside, to.called(), depth));
}

void write_blocks(std::string_view text, block_writer& to, int depth) {
    macro_finder macros{text};
    fence_finder fences{text};
    const auto end_of_line = [&](std::size_t from) {
        return std::min(text.find('\n', from), text.size());
    };
    std::size_t at = 0;
    auto end = end_of_line(at);
    while (at < text.size()) {
        // Many macros may stand on one line: its end is looked for once.
        if (end < at) end = end_of_line(at);
        if (const auto behind = fences.find_end(at, end)) {
            to.write_verbatim(text.substr(at, *behind - at));
            at = *behind;
            continue;
        }
        const auto found = depth < depth_max ? macros.find(at, end) : std::nullopt;
        if (!found) {
            to.write_line(text.substr(at, end - at));
            at = end + 1;
            continue;
        }
        const auto before = text.substr(at, found->begin - at);
        if (before.find_first_not_of(" \t") != std::string_view::npos) to.write_line(before);
        write_macro(*found, to, depth);
        at = found->end;
        // What follows on the line is a line of its own.
        const auto rest = text.find_first_not_of(" \t\r", at);
        at = rest == std::string_view::npos ? text.size() : rest;
        if (at < text.size() && text[at] == '\n') ++at;
    }
}

} // namespace

std::string to_markdown(std::string_view wiki, const people& called) {
    std::string text;
    text.reserve(wiki.size());
    std::ranges::copy_if(wiki, std::back_inserter(text), [](char c) { return c != '\r'; });
    block_writer to{called};
    write_blocks(text, to, 0);
    return to.take();
}

} // namespace lacewing::imports::wiki
