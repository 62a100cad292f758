#pragma once

#include <filesystem>

namespace lacewing::backup {

/// A folder of its own for one piece of work, locked while the work lasts and gone with this
/// object. What a killed process left behind can be told from it by the lock.
class locked_folder {
public:
    /// Throws `refused_work` where it exists or cannot be made.
    explicit locked_folder(std::filesystem::path at);
    locked_folder(const locked_folder&) = delete;
    locked_folder& operator=(const locked_folder&) = delete;
    ~locked_folder();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

private:
    std::filesystem::path path_;
    int descriptor_ = -1;
};

/// Removes the folder and all in it, after `first` where that is not empty, unless somebody works
/// in it. False where somebody does.
bool remove_abandoned(const std::filesystem::path& folder, const std::filesystem::path& first);

} // namespace lacewing::backup
