#include "app/data_place.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace lacewing::app {

backup::place data_place(const configuration& how) {
    const std::filesystem::path folder{how.data_directory};
    return {
        .folder = folder,
        .database = {.url = how.database_url, .sqlite_path = folder / "lacewing.sqlite"}
    };
}

backup::place existing_data(const configuration& how) {
    auto found = data_place(how);
    if (how.database_url.empty() && !std::filesystem::exists(found.database.sqlite_path)) {
        throw backup::refused_work{fmt::format(
            "There is no data in {}: name its folder with --data, or its database with "
            "--database-url.",
            how.data_directory
        )};
    }
    return found;
}

} // namespace lacewing::app
