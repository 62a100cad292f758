#pragma once

#include "platform/db/database.hpp"

#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string_view>

namespace lacewing::backup {

/// Where a server's data is.
struct place {
    std::filesystem::path folder; ///< --data
    db::settings database;

    [[nodiscard]] std::filesystem::path attachments() const { return folder / "attachments"; }
    /// There while a restore is under way, and after one that was cut off.
    [[nodiscard]] std::filesystem::path restoring() const { return folder / "restoring"; }
};

/// Hears how far the work is, a line at a time.
using progress = std::function<void(std::string_view line)>;

/// It cannot be done. The text is one plain sentence that names the cure.
class refused_work : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace lacewing::backup
