#include "backup/rows.hpp"

#include "backup/limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>

namespace lacewing::backup {

namespace {

constexpr std::size_t number_bytes = 8;
constexpr std::size_t length_bytes = 4;

void put_number(std::string& to, std::uint64_t value, std::size_t bytes) {
    for (auto at = bytes; at > 0; --at) {
        to.push_back(static_cast<char>(static_cast<std::uint8_t>(value >> (8 * (at - 1)))));
    }
}

void put_view(std::string& to, char letter, std::string_view bytes) {
    if (bytes.size() > limits::backup_piece_bytes_max) {
        throw std::runtime_error{"A value is larger than a backup takes."};
    }
    to.push_back(letter);
    put_number(to, bytes.size(), length_bytes);
    to += bytes;
}

void put_value(std::string& to, const db::result& rows, int place, column_kind is) {
    if (rows.is_null(place)) {
        to.push_back('n');
        return;
    }
    switch (is) {
    case column_kind::boolean:
        to.push_back('i');
        put_number(to, rows.get<bool>(place) ? 1 : 0, number_bytes);
        return;
    case column_kind::integer:
        to.push_back('i');
        put_number(to, static_cast<std::uint64_t>(rows.get<std::int64_t>(place)), number_bytes);
        return;
    case column_kind::text:
        put_view(to, 't', rows.get<std::string_view>(place));
        return;
    case column_kind::bytes:
        put_view(to, 'b', rows.get<std::string_view>(place));
        return;
    case column_kind::uuid: {
        const auto id = rows.get<uuid>(place);
        const auto* bytes = reinterpret_cast<const char*>(id.bytes.data());
        put_view(to, 'b', {bytes, id.bytes.size()});
        return;
    }
    }
}

using row_taker = std::function<void(std::string_view row)>;

std::int64_t give_rows(db::result rows, const table& of, const row_taker& take) {
    std::int64_t count = 0;
    std::string row;
    while (rows.next()) {
        row.clear();
        int place = 0;
        for (const auto& each : of.columns) put_value(row, rows, place++, each.is);
        take(row);
        ++count;
    }
    return count;
}

/// libpq holds an answer whole: a cursor keeps the table from being one.
void read_by_cursor(
    db::reader& tx, const table& of, const std::string& select, const row_taker& take
) {
    const auto declare =
        fmt::format("DECLARE \"rows of {}\" NO SCROLL CURSOR FOR {}", of.name, select);
    std::ignore = tx.query(declare);
    const auto fetch =
        fmt::format("FETCH {} FROM \"rows of {}\"", limits::backup_fetched_rows, of.name);
    while (give_rows(tx.query(fetch), of, take) > 0) {
    }
    std::ignore = tx.query(fmt::format("CLOSE \"rows of {}\"", of.name));
}

/// One value, still in its place.
struct value {
    char letter = 'n';
    std::int64_t number = 0;
    std::string_view bytes;
};

std::string_view take_bytes(std::string_view& from, std::size_t count) {
    if (from.size() < count) throw damaged{"a row is cut off"};
    const auto taken = from.substr(0, count);
    from.remove_prefix(count);
    return taken;
}

std::uint64_t take_number(std::string_view& from, std::size_t bytes) {
    std::uint64_t number = 0;
    for (const char each : take_bytes(from, bytes)) {
        number = number << 8U | static_cast<std::uint8_t>(each);
    }
    return number;
}

value take_value(std::string_view& from) {
    value taken{.letter = take_bytes(from, 1).front()};
    switch (taken.letter) {
    case 'n':
        return taken;
    case 'i':
        taken.number = static_cast<std::int64_t>(take_number(from, number_bytes));
        return taken;
    case 't':
    case 'b':
        taken.bytes = take_bytes(from, take_number(from, length_bytes));
        return taken;
    default:
        throw damaged{"a value is of no kind that is known"};
    }
}

std::span<const std::uint8_t> as_bytes(std::string_view view) {
    return {reinterpret_cast<const std::uint8_t*>(view.data()), view.size()};
}

uuid as_uuid(std::string_view view) {
    uuid made;
    if (view.size() != made.bytes.size()) throw damaged{"an id has not 16 bytes"};
    std::ranges::copy(as_bytes(view), made.bytes.begin());
    return made;
}

/// NULL too is bound as its column's kind: statements are prepared by kinds.
template <class T>
db::parameter parameter_of(bool is_null, const T& value) {
    return is_null ? db::parameter{std::optional<T>{}} : db::parameter{value};
}

db::parameter bind(const value& from, const column& to) {
    const bool is_null = from.letter == 'n';
    const auto require = [&](char letter) {
        if (is_null || from.letter == letter) return;
        throw damaged{fmt::format("a value of the column {} is of the wrong kind", to.name)};
    };
    switch (to.is) {
    case column_kind::boolean:
        require('i');
        return parameter_of(is_null, from.number != 0);
    case column_kind::integer:
        require('i');
        return parameter_of(is_null, from.number);
    case column_kind::text:
        require('t');
        return parameter_of(is_null, from.bytes);
    case column_kind::bytes:
        require('b');
        return parameter_of(is_null, as_bytes(from.bytes));
    case column_kind::uuid:
        require('b');
        return parameter_of(is_null, is_null ? uuid{} : as_uuid(from.bytes));
    }
    throw damaged{"a column is of no kind that is known"};
}

} // namespace

void read_rows(db::reader& tx, const table& of, const row_taker& take) {
    const auto select = fmt::format("SELECT {} FROM \"{}\"", column_list(of), of.name);
    if (tx.speaks() == db::dialect::postgres) {
        read_by_cursor(tx, of, select, take);
    } else {
        give_rows(tx.query(select), of, take);
    }
}

std::span<const db::parameter> row_values::take(std::string_view& rows) {
    values_.clear();
    for (const auto& each : of_.columns) values_.push_back(bind(take_value(rows), each));
    return values_;
}

std::int64_t count_rows(std::string_view rows, std::size_t columns) {
    // A row of nothing would never come to an end.
    if (columns == 0 && !rows.empty()) throw damaged{"its table has no columns"};
    std::int64_t count = 0;
    while (!rows.empty()) {
        for (std::size_t at = 0; at < columns; ++at) take_value(rows);
        ++count;
    }
    return count;
}

} // namespace lacewing::backup
