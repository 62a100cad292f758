#include "bugs/rules.hpp"
#include "fuzz/fuzz.hpp"
#include "organizations/rules.hpp"
#include "platform/core/id.hpp"
#include "platform/core/text.hpp"
#include "platform/core/time.hpp"
#include "platform/core/zone.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/crypto/seal.hpp"
#include "query/reading/dates.hpp"
#include "query/tests/outline.hpp"
#include "tokens/find_token.hpp"
#include "tokens/secret.hpp"

#include <algorithm>
#include <span>

/// Small texts of one meaning: ids, keys, secrets, moments, dates.
namespace lacewing::fuzz {

namespace {

std::string lower(std::string_view ascii) {
    std::string text{ascii};
    std::ranges::transform(text, text.begin(), [](char each) {
        return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    });
    return text;
}

void read_ids(std::string_view text) {
    if (const auto id = parse_uuid(text)) {
        require(to_string(*id) == lower(text), "an id is printed as it was read");
    }
    if (const auto key = bugs::parse_key(text)) {
        require(bugs::print_key(key->project, key->number) == text, "and so is a bug's key");
    }
    const auto code = organizations::read_join_code(text);
    require(organizations::read_join_code(code) == code, "a join code is read once");
}

void read_bytes(std::string_view text) {
    if (const auto bytes = crypto::from_base64url(text)) {
        require(crypto::to_base64url(*bytes) == text, "base64url has one form");
    }
    if (const auto bytes = crypto::from_hex(text)) {
        require(crypto::to_hex(*bytes) == lower(text), "hexadecimal digits have two");
    }
    const std::span raw{reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
    require(crypto::from_hex(crypto::to_hex(raw)).value().size() == raw.size(), "bytes come back");
    const auto back = crypto::from_base64url(crypto::to_base64url(raw)).value();
    require(std::ranges::equal(back, raw), "in either form");
}

void read_secrets(std::string_view text) {
    if (tokens::is_well_formed(text)) {
        require(tokens::is_token(text), "a secret says what it is");
        require(text.size() == 40, "and is that long");
        std::string other{text};
        other[10] = other[10] == 'a' ? 'b' : 'a';
        require(!tokens::is_well_formed(other), "its checksum holds each character");
    }
    static const crypto::sealer mine{crypto::server_key{}};
    const std::span raw{reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
    require(!mine.open(raw, "a thing"), "nobody else can seal");
}

void read_moments(std::string_view text) {
    if (const auto moment = parse_rfc3339(text)) {
        require(parse_rfc3339(to_rfc3339(*moment)) == moment, "a moment is read as it is printed");
    }
    static const auto berlin = zone::find("Europe/Berlin").value();
    const query::calendar by{.now = query::testing::noon(), .in = berlin};
    const auto folded = text::is_valid_utf8(text) ? text::fold(text) : std::string{};
    if (const auto found = query::read_date(folded, by)) {
        require(found->compared.begin <= found->compared.end, "a date goes forward");
        require(found->alone.begin < found->alone.end, "a day is not empty");
        require(found->first_day <= found->last_day, "its days go forward");
    }
    if (const auto found = query::read_duration(folded)) {
        require(found->count >= 0 && found->count <= 99'999, "a duration has five digits");
    }
    static_cast<void>(zone::find(text));
}

} // namespace

void examine(std::string_view input) {
    read_ids(input);
    read_bytes(input);
    read_secrets(input);
    read_moments(input);
}

} // namespace lacewing::fuzz
