#include "platform/http/wire/target.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"
#include "platform/http/wire/ascii.hpp"

#include <algorithm>
#include <optional>

namespace lacewing::http::wire {

namespace {

constexpr rejection bad_path{400, "path_invalid", "The path of the address is malformed."};
constexpr rejection bad_query{400, "query_invalid", "The query of the address is malformed."};
constexpr rejection query_twice{400, "query_duplicate", "A query name stands more than once."};

/// Decoded once; nothing where an escape is broken or a control character results.
std::optional<std::string> decode(std::string_view raw, bool plus_is_space) {
    std::string text;
    text.reserve(raw.size());
    bool is_ascii = true;
    for (std::size_t at = 0; at < raw.size(); ++at) {
        char letter = raw[at];
        if (letter == '%') {
            if (raw.size() - at < 3) return std::nullopt;
            const auto high = hex_value(raw[at + 1]);
            const auto low = hex_value(raw[at + 2]);
            if (!high || !low) return std::nullopt;
            letter = static_cast<char>(*high * 16 + *low);
            at += 2;
        } else if (letter == '+' && plus_is_space) {
            letter = ' ';
        }
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x20 || byte == 0x7f) return std::nullopt;
        if (byte >= 0x80) is_ascii = false;
        text.push_back(letter);
    }
    if (!is_ascii && !text::is_valid_utf8(text)) return std::nullopt;
    return text;
}

bool decode_path(std::string_view raw, std::string& path) {
    if (raw.empty() || raw.front() != '/') return false;
    while (!raw.empty()) {
        raw.remove_prefix(1);
        const auto segment = raw.substr(0, raw.find('/'));
        raw.remove_prefix(segment.size());
        if (segment.empty() && (!raw.empty() || path.empty())) {
            // Only the whole path "/" and one slash at the end have an empty segment.
            if (!raw.empty()) return false;
            path = "/";
            return true;
        }
        if (segment.empty()) return true;
        const auto decoded = decode(segment, false);
        if (!decoded || *decoded == "." || *decoded == "..") return false;
        if (decoded->find_first_of("/\\") != std::string::npos) return false;
        path += '/';
        path += *decoded;
    }
    return true;
}

} // namespace

std::expected<target, rejection> parse_target(std::string_view origin_form) {
    const auto is_plain = [](char letter) { return letter > ' ' && letter < '\x7f'; };
    if (!std::ranges::all_of(origin_form, is_plain)) return std::unexpected{bad_path};
    if (origin_form.find('#') != std::string_view::npos) return std::unexpected{bad_path};
    const auto mark = origin_form.find('?');
    target result;
    if (!decode_path(origin_form.substr(0, mark), result.path)) return std::unexpected{bad_path};
    if (mark == std::string_view::npos) return result;

    for (list_items left{origin_form.substr(mark + 1), '&'}; const auto item = left.next();) {
        const auto equals = item->find('=');
        auto name = decode(item->substr(0, equals), true);
        auto value = decode(equals == std::string_view::npos ? "" : item->substr(equals + 1), true);
        if (!name || name->empty() || !value) return std::unexpected{bad_query};
        if (result.query.size() == limits::query_count_max) return std::unexpected{bad_query};
        const bool is_known = std::ranges::any_of(result.query, [&](const auto& each) {
            return each.first == *name;
        });
        if (is_known) return std::unexpected{query_twice};
        result.query.emplace_back(*std::move(name), *std::move(value));
    }
    return result;
}

} // namespace lacewing::http::wire
