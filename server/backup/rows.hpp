#pragma once

#include "backup/tables.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Rows in a form that belongs to no engine. A value is a letter and what follows it: "n" nothing
/// (NULL); "i" a whole number, 8 bytes, highest first (booleans are 0 and 1); "t" a text and "b"
/// bytes (also ids): their length, 4 bytes, highest first, and themselves. A row is its values in
/// the order of the columns' names; nothing stands between rows.
namespace lacewing::backup {

/// What was read is none of it. The text is for the operator.
class damaged : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Every row of the table, one after the other.
void read_rows(
    db::reader& tx, const table& of, const std::function<void(std::string_view row)>& take
);

/// A row as parameters of an INSERT; views into `row`.
class row_values {
public:
    explicit row_values(const table& of) : of_(of) {}

    /// Takes the next row off the front of `rows`. Throws `damaged`.
    [[nodiscard]] std::span<const db::parameter> take(std::string_view& rows);

private:
    const table& of_;
    std::vector<db::parameter> values_;
};

/// How many rows of so many values stand there. Throws `damaged` where they are none.
[[nodiscard]] std::int64_t count_rows(std::string_view rows, std::size_t columns);

} // namespace lacewing::backup
