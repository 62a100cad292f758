#include "labels/rules.hpp"

#include "labels/types.hpp"
#include "platform/core/text.hpp"

#include <algorithm>

namespace lacewing::labels {

namespace {

bool is_hexadecimal(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

} // namespace

bool is_color(std::string_view text) {
    if (std::ranges::find(palette, text) != palette.end()) return true;
    return text.size() == 7 && text.front() == '#' &&
           std::ranges::all_of(text.substr(1), is_hexadecimal);
}

outcome<std::string> check_name(std::string_view name) {
    const auto trimmed = text::trim(name);
    if (!trimmed.empty()) return std::string{trimmed};
    return refused{problem{
        .status = 422,
        .code = "invalid",
        .detail = "Please correct the marked fields.",
        .fields = {{"/name", "required", "Write a name."}},
        .retry_after_s = {},
        .current = {}
    }};
}

std::string_view scope_of(std::string_view folded) {
    const auto slash = folded.rfind('/');
    if (slash == std::string_view::npos) return {};
    const auto scope = text::trim(folded.substr(0, slash));
    const auto value = text::trim(folded.substr(slash + 1));
    return value.empty() ? std::string_view{} : scope;
}

std::vector<label_id> settle(std::span<const borne> wanted) {
    std::vector<label_id> kept;
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        const auto& each = wanted[at];
        const bool is_replaced =
            std::ranges::any_of(wanted.subspan(at + 1), [&](const borne& later) {
                return !each.scope.empty() && later.scope == each.scope && later.id != each.id;
            });
        const bool is_there = std::ranges::find(kept, each.id) != kept.end();
        if (!is_replaced && !is_there) kept.push_back(each.id);
    }
    return kept;
}

} // namespace lacewing::labels
