#include "imports/wiki/links.hpp"

#include "imports/wiki/inline.hpp"
#include "platform/core/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace lacewing::imports::wiki {

namespace {

bool is_address(std::string_view text) {
    constexpr std::array<std::string_view, 4> known{"http://", "https://", "ftp://", "mailto:"};
    return std::ranges::any_of(known, [&](auto each) {
        return text.size() > each.size() && text.starts_with(each);
    });
}

bool has_space_or_angle(std::string_view text) {
    return text.find_first_of(" \t<>") != std::string_view::npos;
}

/// An address where Markdown wants one.
std::string target(std::string_view address) {
    std::string made;
    for (const char c : address) {
        if (c == ' ') {
            made += "%20";
        } else if (c == '<') {
            made += "%3C";
        } else if (c == '>') {
            made += "%3E";
        } else if (c == '(' || c == ')' || c == '\\') {
            made += '\\';
            made += c;
        } else {
            made += c;
        }
    }
    return made;
}

std::string bare(std::string_view address) {
    if (has_space_or_angle(address)) {
        return "[" + as_code(address) + "](" + target(address) + ")";
    }
    return "<" + std::string{address} + ">";
}

bool ends_like_picture(std::string_view name) {
    constexpr std::array<std::string_view, 8> endings{
        ".png", ".jpg", ".jpeg", ".gif", ".bmp", ".svg", ".webp", ".tiff"
    };
    return std::ranges::any_of(endings, [&](std::string_view each) {
        return name.size() > each.size() &&
               std::ranges::equal(name.substr(name.size() - each.size()), each, {}, [](char c) {
                   return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
               });
    });
}

} // namespace

std::optional<std::string> link_to_markdown(
    std::string_view inside, const people& called, const inner_text& inner
) {
    if (inside.starts_with('~') && inside.size() > 1 && !has_space_or_angle(inside)) {
        const auto name = inside.substr(1);
        const auto known = called.find(name);
        return "@" + (known == called.end() ? std::string{name} : known->second);
    }
    if (inside.starts_with('^') && inside.size() > 1) {
        return "(file: " + as_code(inside.substr(1)) + ")";
    }
    const auto bar = inside.find('|');
    if (bar == std::string_view::npos) {
        const auto address = text::trim(inside);
        if (!is_address(address)) return std::nullopt;
        return bare(address);
    }
    const auto words = text::trim(inside.substr(0, bar));
    auto rest = inside.substr(bar + 1);
    rest = text::trim(rest.substr(0, rest.find('|')));
    if (!is_address(rest)) return std::nullopt;
    if (words.empty() || words == rest) return bare(rest);
    // A link in a link would be none.
    const auto shown = is_address(words) ? as_code(words) : inner(words);
    return "[" + shown + "](" + target(rest) + ")";
}

std::optional<std::string> picture_to_markdown(std::string_view inside) {
    const auto name = inside.substr(0, inside.find('|'));
    if (name.empty() || name.front() == ' ' || name.back() == ' ') return std::nullopt;
    if (is_address(name) && !has_space_or_angle(name)) {
        return "[picture](" + target(name) + ")";
    }
    if (!ends_like_picture(name) || name.contains("://")) return std::nullopt;
    return "(picture: " + as_code(name) + ")";
}

} // namespace lacewing::imports::wiki
