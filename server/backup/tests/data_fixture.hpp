#pragma once

#include "backup/place.hpp"
#include "platform/db/testing/fresh_place.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::backup::testing {

/// A folder that is gone with this object.
class fresh_folder {
public:
    fresh_folder();
    fresh_folder(const fresh_folder&) = delete;
    fresh_folder& operator=(const fresh_folder&) = delete;
    ~fresh_folder();
    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

private:
    std::filesystem::path path_;
};

/// Room for a server's data: a folder that does not exist yet and, for PostgreSQL, an empty
/// database.
class data_room {
public:
    explicit data_room(db::dialect speaks);
    [[nodiscard]] const place& at() const noexcept { return place_; }
    [[nodiscard]] std::filesystem::path beside(std::string_view name) const {
        return folder_.path() / name;
    }

private:
    fresh_folder folder_;
    db::fresh_place database_;
    place place_;
};

/// What the program said, both ways.
struct said {
    int code = -1;
    std::string text;
};

/// Runs the program of this build: "backup FILE", on that data.
[[nodiscard]] said lacewing(const place& on, std::string_view arguments);

/// The example organization on that engine, made once by the program itself.
[[nodiscard]] const place& example(db::dialect speaks);
/// Its backup, made once by the program itself.
[[nodiscard]] const std::filesystem::path& example_backup(db::dialect speaks);

/// Every row of every table in the form of a backup, sorted.
[[nodiscard]] std::map<std::string, std::vector<std::string>> all_rows(const place& of);
/// Every attached file by its path in the folder.
[[nodiscard]] std::map<std::string, std::string> all_files(const place& of);

[[nodiscard]] std::string read_file(const std::filesystem::path& file);
void write_file(const std::filesystem::path& file, std::string_view bytes);

} // namespace lacewing::backup::testing
