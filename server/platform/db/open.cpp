#include "platform/db/database.hpp"
#include "platform/db/postgres/open_postgres.hpp"
#include "platform/db/sqlite/open_sqlite.hpp"

namespace lacewing::db {

std::unique_ptr<engine> open(const settings& how) {
    return how.url.empty() ? open_sqlite(how) : open_postgres(how);
}

} // namespace lacewing::db
