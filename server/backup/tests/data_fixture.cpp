#include "backup/tests/data_fixture.hpp"

#include "backup/rows.hpp"
#include "backup/tables.hpp"
#include "platform/db/one_state.hpp"
#include "platform/db/testing/postgres_server.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <sys/wait.h>
#include <utility>

namespace lacewing::backup::testing {

namespace {

namespace fs = std::filesystem;

/// In memory, where there is room for it: a disk is flushed for every file of every restore.
fs::path room_for_tests() {
    constexpr std::uintmax_t bytes_wanted = 1'000'000'000;
    const fs::path memory{"/dev/shm"};
    std::error_code failed;
    const auto space = fs::space(memory, failed);
    return !failed && space.available > bytes_wanted ? memory : fs::temp_directory_path();
}

fs::path make_fresh_folder() {
    auto path = (room_for_tests() / "lacewing-backup.XXXXXX").string();
    if (::mkdtemp(path.data()) == nullptr) throw std::runtime_error{"no temporary folder"};
    return path;
}

/// The program stands in the folder above the tests'.
fs::path program() {
    return fs::read_symlink("/proc/self/exe").parent_path().parent_path() / "lacewing";
}

class example_data {
public:
    explicit example_data(db::dialect speaks)
        : room_(speaks), file_(room_.beside("example.backup")) {
        require(lacewing(room_.at(), "demo"));
        require(lacewing(room_.at(), fmt::format("backup {}", file_.string())));
    }
    [[nodiscard]] const place& at() const { return room_.at(); }
    [[nodiscard]] const fs::path& file() const { return file_; }

private:
    static void require(const said& what) {
        if (what.code != 0) throw std::runtime_error{what.text};
    }

    data_room room_;
    fs::path file_;
};

const example_data& example_on(db::dialect speaks) {
    // Made before them, it ends after them: their databases go with them.
    db::postgres_server::shared();
    static std::map<db::dialect, std::unique_ptr<example_data>> made;
    auto& found = made[speaks];
    if (!found) found = std::make_unique<example_data>(speaks);
    return *found;
}

} // namespace

fresh_folder::fresh_folder() : path_(make_fresh_folder()) {}
fresh_folder::~fresh_folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

data_room::data_room(db::dialect speaks) : database_(speaks, db::fresh_place::contents::empty) {
    place_.folder = folder_.path() / "data";
    place_.database = database_.how;
    place_.database.sqlite_path = place_.folder / "lacewing.sqlite";
}

said lacewing(const place& on, std::string_view arguments) {
    const auto line = fmt::format(
        "LACEWING_DATABASE_URL='{}' LACEWING_DATA='{}' {} {} 2>&1",
        on.database.url,
        on.folder.string(),
        program().string(),
        arguments
    );
    said answer;
    auto* pipe = ::popen(line.c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error{"no pipe"};
    std::array<char, 4096> piece{};
    while (const auto count = std::fread(piece.data(), 1, piece.size(), pipe)) {
        answer.text.append(piece.data(), count);
    }
    const int status = ::pclose(pipe);
    answer.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return answer;
}

const place& example(db::dialect speaks) {
    return example_on(speaks).at();
}
const fs::path& example_backup(db::dialect speaks) {
    return example_on(speaks).file();
}

std::map<std::string, std::vector<std::string>> all_rows(const place& of) {
    std::map<std::string, std::vector<std::string>> found;
    db::read_one_state(of.database, [&](db::reader& tx) {
        for (const auto& each : read_tables(tx)) {
            auto& rows = found[each.name];
            read_rows(tx, each, [&](std::string_view row) { rows.emplace_back(row); });
            std::ranges::sort(rows);
        }
    });
    return found;
}

std::map<std::string, std::string> all_files(const place& of) {
    std::map<std::string, std::string> found;
    for (const auto& each : fs::recursive_directory_iterator{of.attachments()}) {
        if (!each.is_regular_file()) continue;
        found.emplace(fs::relative(each.path(), of.attachments()), read_file(each.path()));
    }
    return found;
}

std::string read_file(const fs::path& file) {
    std::ifstream from{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{from}, {}};
}

void write_file(const fs::path& file, std::string_view bytes) {
    std::ofstream to{file, std::ios::binary};
    to.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

} // namespace lacewing::backup::testing
