#pragma once

#include "platform/db/database.hpp"

#include <filesystem>
#include <string>

namespace lacewing::db {

/// Room for one database of a test: a temporary folder or a PostgreSQL database, gone with this
/// object.
class fresh_place {
public:
    enum class contents { empty, migrated };

    fresh_place(dialect speaks, contents with);
    fresh_place(const fresh_place&) = delete;
    fresh_place& operator=(const fresh_place&) = delete;
    ~fresh_place();

    /// May be changed before it is opened: a short queue, a small pool.
    settings how;

private:
    std::filesystem::path folder_; ///< SQLite
    std::string database_;         ///< PostgreSQL
};

} // namespace lacewing::db
