#include "imports/wiki/macros.hpp"

#include "platform/core/text.hpp"

#include <algorithm>

namespace lacewing::imports::wiki {

namespace {

constexpr std::array<std::string_view, 4> macro_names{"code", "noformat", "quote", "panel"};
constexpr std::array<std::string_view, 4> closing_signs{
    "{code}", "{noformat}", "{quote}", "{panel}"
};

constexpr std::size_t sign_size_max = 500; ///< parameters are short
constexpr std::string_view fence = "```";

/// The value of a parameter; the one without a name for an empty name.
std::string_view parameter_named(std::string_view all, std::string_view name) {
    while (!all.empty()) {
        const auto bar = std::min(all.find('|'), all.size());
        const auto each = all.substr(0, bar);
        const auto sign = each.find('=');
        if (sign == std::string_view::npos) {
            if (name.empty()) return text::trim(each);
        } else if (text::trim(each.substr(0, sign)) == name) {
            return text::trim(each.substr(sign + 1));
        }
        all.remove_prefix(std::min(bar + 1, all.size()));
    }
    return {};
}

} // namespace

std::string_view macro::language() const {
    if (name != "code") return {};
    const auto named = parameter_named(parameters, "language");
    const auto found = named.empty() ? parameter_named(parameters, "") : named;
    const bool is_word = std::ranges::all_of(found, [](char c) {
        return c > ' ' && c < 0x7f && c != '`' && c != '~' && c != '<';
    });
    return is_word ? found : std::string_view{};
}

std::string_view macro::title() const {
    return parameter_named(parameters, "title");
}

std::size_t macro_finder::find_closing(std::size_t which, std::size_t from) {
    auto& known = closing_.at(which);
    if (!known || *known < from) known = text_.find(closing_signs.at(which), from);
    return *known;
}

std::optional<macro> macro_finder::find(std::size_t from, std::size_t to) {
    const auto here = text_.substr(0, to);
    for (auto at = here.find('{', from); at != std::string_view::npos;
         at = here.find('{', at + 1)) {
        for (std::size_t which = 0; which < macro_names.size(); ++which) {
            const auto name = macro_names.at(which);
            if (here.substr(at + 1, name.size()) != name) continue;
            auto behind = at + 1 + name.size();
            if (behind >= here.size() || (here[behind] != '}' && here[behind] != ':')) continue;
            const auto sign = here.substr(at, sign_size_max);
            const auto size_of_sign = sign.find('}');
            if (size_of_sign == std::string_view::npos) continue;
            const auto end_of_sign = at + size_of_sign;
            const auto closing = find_closing(which, end_of_sign + 1);
            if (closing == std::string_view::npos) continue;
            if (here[behind] == ':') ++behind;
            return macro{
                .name = name,
                .parameters = here.substr(behind, end_of_sign - behind),
                .inside = text_.substr(end_of_sign + 1, closing - end_of_sign - 1),
                .begin = at,
                .end = closing + closing_signs.at(which).size()
            };
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> fence_finder::find_end(std::size_t at, std::size_t end_of_line) {
    if (!text_.substr(at).starts_with(fence) || end_of_line >= text_.size()) return std::nullopt;
    // "```x```" in one line is no fence.
    const auto behind = at + fence.size();
    if (text_.substr(behind, end_of_line - behind).contains('`')) return std::nullopt;
    if (!next_ || next_->at < end_of_line) next_ = closing_from(end_of_line);
    return next_->end;
}

fence_finder::closing fence_finder::closing_from(std::size_t from) const {
    const auto at = text_.find("\n```", from);
    if (at == std::string_view::npos) return {.at = at, .end = std::nullopt};
    const auto behind = at + 1 + fence.size();
    const auto end = text_.find('\n', behind);
    const auto rest = text_.substr(behind, std::min(end, text_.size()) - behind);
    if (rest.find_first_not_of("` \t") != std::string_view::npos) {
        return {.at = at, .end = std::nullopt};
    }
    return {.at = at, .end = end == std::string_view::npos ? text_.size() : end + 1};
}

} // namespace lacewing::imports::wiki
