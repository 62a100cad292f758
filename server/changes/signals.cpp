#include "changes/signals.hpp"

#include <charconv>

namespace lacewing::changes {

namespace {

constexpr std::string_view prefix = "changes";
constexpr std::size_t signal_bytes_max = 7'000;

std::string_view take_until(std::string_view& text, char end) {
    const auto at = text.find(end);
    const auto head = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return head;
}

std::optional<reached> parse_reached(std::string_view text) {
    const auto owner = parse_uuid(take_until(text, ':'));
    const auto kind = parse_stream_kind(take_until(text, ':'));
    std::int64_t version = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (!owner || !kind || failure != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return reached{.which = {.owner = *owner, .is = *kind}, .version = version};
}

} // namespace

std::vector<std::string> print_signals(std::span<const reached> what) {
    std::vector<std::string> texts;
    for (const auto& each : what) {
        if (texts.empty() || texts.back().size() > signal_bytes_max) texts.emplace_back(prefix);
        auto& text = texts.back();
        text += ' ';
        text += to_string(each.which.owner);
        text += ':';
        text += to_string(each.which.is);
        text += ':';
        text += std::to_string(each.version);
    }
    return texts;
}

std::vector<reached> parse_signal(std::string_view text) {
    std::vector<reached> found;
    if (take_until(text, ' ') != prefix) return found;
    while (!text.empty()) {
        if (const auto one = parse_reached(take_until(text, ' '))) found.push_back(*one);
    }
    return found;
}

} // namespace lacewing::changes
