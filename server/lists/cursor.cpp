#include "lists/cursor.hpp"

#include "platform/core/text.hpp"
#include "platform/crypto/hash.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lacewing::lists {

namespace {

using raw_bytes = std::vector<std::uint8_t>;

constexpr std::size_t scope_bytes = 8;
constexpr std::size_t number_bytes = 8;
constexpr std::size_t length_bytes = 2;

/// Moves with the form of cursors: those of an older program are refused.
constexpr std::string_view form = "2";

raw_bytes scope_of(const cursor_scope& of) {
    std::string all{form};
    for (const auto& part :
         {to_string(of.org),
          of.project ? to_string(*of.project) : "",
          of.zone,
          std::string{of.q ? "q" : ""},
          of.q.value_or(""),
          std::string{of.order == sql::default_order::rank ? "rank" : ""}}) {
        all += std::to_string(part.size());
        all += ':';
        all += part;
    }
    const auto digest = crypto::sha256(all);
    return {digest.begin(), digest.begin() + scope_bytes};
}

void add_number(raw_bytes& to, std::uint64_t number, std::size_t bytes) {
    for (auto left = bytes; left-- > 0;) {
        to.push_back(static_cast<std::uint8_t>(number >> (8 * left)));
    }
}

void add_value(raw_bytes& to, const sql::sort_value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        add_number(to, static_cast<std::uint64_t>(*number), number_bytes);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        add_number(to, text->size(), length_bytes);
        to.insert(to.end(), text->begin(), text->end());
    } else {
        const auto& id = std::get<uuid>(value);
        to.insert(to.end(), id.bytes.begin(), id.bytes.end());
    }
}

/// Takes a cursor's bytes apart; reads nothing beyond their end.
class taker {
public:
    explicit taker(std::span<const std::uint8_t> from) : left_(from) {}

    std::optional<std::span<const std::uint8_t>> bytes(std::size_t count) {
        if (left_.size() < count) return std::nullopt;
        const auto taken = left_.first(count);
        left_ = left_.subspan(count);
        return taken;
    }
    std::optional<std::uint64_t> number(std::size_t count) {
        const auto raw = bytes(count);
        if (!raw) return std::nullopt;
        std::uint64_t made = 0;
        for (const auto each : *raw) made = (made << 8U) | each;
        return made;
    }
    std::optional<uuid> id() {
        uuid made;
        const auto raw = bytes(made.bytes.size());
        if (!raw) return std::nullopt;
        std::ranges::copy(*raw, made.bytes.begin());
        return made;
    }
    std::optional<std::string> letters() {
        const auto length = number(length_bytes);
        if (!length) return std::nullopt;
        const auto raw = bytes(*length);
        if (!raw) return std::nullopt;
        std::string made{raw->begin(), raw->end()};
        if (!text::is_valid_utf8(made)) return std::nullopt;
        return made;
    }
    std::optional<sql::sort_value> value(sql::sort_key::type type) {
        switch (type) {
        case sql::sort_key::type::number:
            if (const auto read = number(number_bytes)) return static_cast<std::int64_t>(*read);
            return std::nullopt;
        case sql::sort_key::type::text:
            return letters();
        case sql::sort_key::type::id:
            return id();
        }
        return std::nullopt;
    }
    [[nodiscard]] bool is_empty() const noexcept { return left_.empty(); }

private:
    std::span<const std::uint8_t> left_;
};

} // namespace

std::string print_cursor(const cursor_scope& of, const sql::position& after) {
    auto raw = scope_of(of);
    for (const auto& each : after.keys) add_value(raw, each);
    raw.insert(raw.end(), after.id.bytes.begin(), after.id.bytes.end());
    return crypto::to_base64url(raw);
}

std::optional<sql::position> parse_cursor(
    std::string_view text, const cursor_scope& of, std::span<const sql::sort_key::type> keys
) {
    const auto raw = crypto::from_base64url(text);
    if (!raw) return std::nullopt;
    taker from{*raw};
    const auto scope = from.bytes(scope_bytes);
    if (!scope || !std::ranges::equal(*scope, scope_of(of))) return std::nullopt;
    sql::position after;
    for (const auto type : keys) {
        auto value = from.value(type);
        if (!value) return std::nullopt;
        after.keys.push_back(*std::move(value));
    }
    const auto id = from.id();
    if (!id || !from.is_empty()) return std::nullopt;
    after.id = *id;
    return after;
}

problem cursor_invalid() {
    return {
        .status = 400,
        .code = "cursor_invalid",
        .detail = "Use the nextCursor of a page of the same list.",
        .fields = {{"?cursor", "cursor_invalid", "Use the nextCursor of a page of the same list."}}
    };
}

} // namespace lacewing::lists
