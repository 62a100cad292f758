#pragma once

#include "platform/db/transaction.hpp"

#include <string>
#include <vector>

namespace lacewing::backup {

/// What a column holds on this engine.
enum class column_kind { boolean, integer, text, bytes, uuid };

struct column {
    std::string name;
    column_kind is = column_kind::text;
    bool is_numbered = false; ///< the database gives its numbers itself (outbox.id)
};

struct table {
    std::string name;
    std::vector<column> columns; ///< by name: engines keep them in orders of their own
    std::vector<std::string> references;
};

/// All tables but that of the migrations, read from the database itself; one that refers to another
/// comes after it.
[[nodiscard]] std::vector<table> read_tables(db::reader& tx);

/// "org_id", "id", …, quoted for a statement.
[[nodiscard]] std::string column_list(const table& of);

} // namespace lacewing::backup
