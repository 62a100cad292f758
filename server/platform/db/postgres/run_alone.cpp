#include "platform/db/postgres/run_alone.hpp"

#include "platform/db/postgres/connection.hpp"

namespace lacewing::db {

void run_alone(const std::string& url, const std::string& sql) {
    constexpr std::chrono::seconds time_max{60};
    postgres::connection on{url, time_max};
    on.run(sql.c_str());
}

} // namespace lacewing::db
