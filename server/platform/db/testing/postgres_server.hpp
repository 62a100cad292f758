#pragma once

#include <string>
#include <string_view>

namespace lacewing::db {

/// The PostgreSQL server of a test process: the one that LACEWING_TEST_POSTGRES_URL names, else one
/// of its own (tools/with-postgres) that ends with the process.
class postgres_server {
public:
    /// Starts it on first use. Throws where there is none to be had.
    static postgres_server& shared();

    postgres_server(const postgres_server&) = delete;
    postgres_server& operator=(const postgres_server&) = delete;
    ~postgres_server();

    /// Makes a database, empty or like `model` (which nobody may be connected to), and gives its
    /// name.
    std::string create_database(std::string_view model = "template0");
    void drop_database(std::string_view name);
    [[nodiscard]] std::string url_of(std::string_view name) const;

private:
    postgres_server();
    void start_own();

    std::string url_;
    int keep_alive_ = -1; ///< our server ends when this closes
    int made_ = 0;
};

} // namespace lacewing::db
