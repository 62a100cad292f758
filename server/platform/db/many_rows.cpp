#include "platform/db/many_rows.hpp"

#include <bit>

namespace lacewing::db {

namespace {

constexpr std::size_t rows_at_once = 32; ///< a power of two: few texts, and short ones

/// "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4) RETURNING 1"
std::string statement_of(
    std::string_view into, std::size_t columns, std::size_t rows, std::string_view behind
) {
    std::string text{into};
    text += " VALUES ";
    for (std::size_t place = 0; place < rows * columns; ++place) {
        if (place % columns == 0) text += place == 0 ? "(" : "), (";
        if (place % columns != 0) text += ", ";
        text += "$" + std::to_string(place + 1);
    }
    text += ") ";
    text += behind;
    text += " RETURNING 1";
    return text;
}

} // namespace

void many_rows::add_row(std::span<const parameter> row) {
    columns_ = row.size();
    for (const auto& each : row) {
        const bool is_text = each.kind() == parameter::type::text;
        if (each.is_null() || (!is_text && each.kind() != parameter::type::bytes)) {
            values_.push_back(each);
            continue;
        }
        const auto& kept = texts_.emplace_back(each.view());
        if (is_text) {
            values_.emplace_back(kept);
        } else {
            const auto* bytes = reinterpret_cast<const std::uint8_t*>(kept.data());
            values_.emplace_back(std::span{bytes, kept.size()});
        }
    }
    if (values_.size() == rows_at_once * columns_) insert(rows_at_once);
}

std::int64_t many_rows::finish() {
    while (!values_.empty()) insert(std::bit_floor(values_.size() / columns_));
    return inserted_;
}

void many_rows::insert(std::size_t rows) {
    const auto text = statement_of(into_, columns_, rows, behind_);
    const auto count = rows * columns_;
    {
        auto made = tx_.query_bound(text, std::span{values_}.first(count));
        while (made.next()) ++inserted_;
    }
    values_.erase(values_.begin(), values_.begin() + static_cast<std::ptrdiff_t>(count));
    if (values_.empty()) texts_.clear();
}

} // namespace lacewing::db
