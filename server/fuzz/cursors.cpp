#include "fuzz/fuzz.hpp"
#include "lists/cursor.hpp"
#include "lists/exports/columns.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/http/paging.hpp"

#include <array>

/// How far a reader has come in a list, and which columns of it they want.
namespace lacewing::fuzz {

namespace {

using key_type = lists::sql::sort_key::type;

const lists::cursor_scope scope{.org = {}, .project = project_id{}, .q = "is:open", .zone = "UTC"};

const std::array<std::vector<key_type>, 4> sortings{{
    {},
    {key_type::number},
    {key_type::text, key_type::number},
    {key_type::id, key_type::text, key_type::text},
}};

void read_plain(std::string_view text) {
    const auto read = http::parse_cursor(text);
    if (read) require(http::print_cursor(*read) == text, "a cursor is printed as it was read");
}

void read_in_list(std::string_view text) {
    for (const auto& keys : sortings) {
        const auto read = lists::parse_cursor(text, scope, keys);
        if (!read) continue;
        require(read->keys.size() == keys.size(), "there is one value for each key");
        require(lists::print_cursor(scope, *read) == text, "a cursor is printed as it was read");
        for (auto other : {scope, scope, scope}) {
            other.zone = "Europe/Berlin";
            require(!lists::parse_cursor(text, other, keys), "it belongs to one list");
        }
        auto without = scope;
        without.q = std::nullopt;
        require(!lists::parse_cursor(text, without, keys), "and to its query");
    }
}

/// The bytes behind the scope that only this server knows: no chance finds those.
std::string in_scope(std::string_view bytes) {
    auto raw = crypto::from_base64url(lists::print_cursor(scope, {.keys = {}, .id = {}})).value();
    raw.resize(raw.size() - uuid{}.bytes.size());
    raw.insert(raw.end(), bytes.begin(), bytes.end());
    return crypto::to_base64url(raw);
}

void read_page(std::string_view text) {
    const auto bar = text.find('|');
    http::request asked;
    asked.query.emplace_back("cursor", text.substr(0, bar));
    if (bar != std::string_view::npos) asked.query.emplace_back("limit", text.substr(bar + 1));
    try {
        const auto page = http::page_of(asked);
        require(page.limit >= 1 && page.limit <= 100, "a page has a size");
    } catch (const refusal& why) {
        require(why.why().status == 400, "what cannot be is refused");
    }
}

void read_columns(std::string_view text) {
    const auto read = lists::parse_columns(text);
    if (!read) return;
    require(!read->empty(), "there is a column");
    std::string again;
    for (const auto& each : *read) {
        again += again.empty() ? "" : ",";
        again += each.name;
    }
    const auto twice = lists::parse_columns(again);
    require(twice && twice->size() == read->size(), "columns are read as they are named");
}

} // namespace

void examine(std::string_view input) {
    read_plain(input);
    read_in_list(input);
    read_in_list(in_scope(input));
    read_page(input);
    read_columns(input);
}

} // namespace lacewing::fuzz
