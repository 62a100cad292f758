#pragma once

#include "platform/db/transaction.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::db {

/// Inserts many rows by few statements: on PostgreSQL each statement is a way to another process
/// and back.
///
///     db::many_rows labels{tx, "INSERT INTO bug_labels (org_id, bug_id, label_id)"};
///     for (…) labels.add(org, bug, label);
///     labels.finish();
///
/// Rows are kept back until there are enough of them, in their order: whatever reads them comes
/// after `finish`. Texts are copied, so that they need not live until then.
class many_rows {
public:
    /// Both are constants; `behind` stands behind the rows ("ON CONFLICT DO NOTHING").
    many_rows(transaction& tx, std::string_view into, std::string_view behind = {})
        : tx_(tx), into_(into), behind_(behind) {}

    /// Each row has as many values, of the same types.
    template <class... Values>
    void add(const Values&... values) {
        const std::array<parameter, sizeof...(Values)> row{parameter{values}...};
        add_row(row);
    }
    /// The same for a row whose number of columns is known only at run time.
    void add_row(std::span<const parameter> row);
    /// Inserts what is left. How many rows there are of this object, without those of a conflict.
    std::int64_t finish();

private:
    void insert(std::size_t rows);

    transaction& tx_;
    std::string_view into_;
    std::string_view behind_;
    std::size_t columns_ = 0;
    std::vector<parameter> values_;
    std::deque<std::string> texts_;
    std::int64_t inserted_ = 0;
};

} // namespace lacewing::db
