#include "platform/db/testing/fresh_place.hpp"

#include "platform/db/migrations.hpp"
#include "platform/db/testing/postgres_server.hpp"

#include <cstdlib>
#include <stdexcept>

namespace lacewing::db {

namespace {

/// Enough for two transactions at once and a third that waits for them.
constexpr int pool_size = 3;

std::filesystem::path make_folder() {
    auto path = (std::filesystem::temp_directory_path() / "lacewing-test.XXXXXX").string();
    if (::mkdtemp(path.data()) == nullptr) throw std::runtime_error{"no temporary folder"};
    return path;
}

/// Migrating takes longer than copying what was migrated once.
const std::filesystem::path& migrated_file() {
    static const fresh_place model{dialect::sqlite, fresh_place::contents::empty};
    static const std::filesystem::path file = [] {
        const auto made = open(model.how);
        migrate(*made, all_migrations());
        made->stop();
        return std::filesystem::path{model.how.sqlite_path};
    }();
    return file;
}

const std::string& migrated_database() {
    static const std::string name = [] {
        auto& server = postgres_server::shared();
        auto made = server.create_database();
        const auto with = open({.url = server.url_of(made), .pool_size = 1});
        migrate(*with, all_migrations());
        with->stop();
        return made;
    }();
    return name;
}

} // namespace

fresh_place::fresh_place(dialect speaks, contents with) {
    how.pool_size = pool_size;
    if (speaks == dialect::sqlite) {
        folder_ = make_folder();
        how.sqlite_path = folder_ / "lacewing.db";
        if (with == contents::migrated) {
            std::filesystem::copy_file(migrated_file(), how.sqlite_path);
        }
    } else {
        auto& server = postgres_server::shared();
        database_ = with == contents::migrated ? server.create_database(migrated_database())
                                               : server.create_database();
        how.url = server.url_of(database_);
    }
}

fresh_place::~fresh_place() {
    if (!folder_.empty()) {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    if (!database_.empty()) {
        try {
            postgres_server::shared().drop_database(database_);
        } catch (const std::exception&) {
            // A server that is gone has taken the database with it.
        }
    }
}

} // namespace lacewing::db
