#pragma once

#include "attachments/file_store.hpp"
#include "backup/locked_folder.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/db/transaction.hpp"

#include <filesystem>
#include <memory>
#include <vector>

namespace lacewing::backup {

/// The contents that a state of the data names, each under a second name: whatever the server
/// sweeps meanwhile stays here until this object ends.
class held_files {
public:
    /// `root` is the folder of the attachments. What killed backups held there goes.
    explicit held_files(std::filesystem::path root);

    void hold(std::vector<crypto::digest> named);
    [[nodiscard]] const std::vector<crypto::digest>& held() const noexcept { return held_; }
    [[nodiscard]] const std::vector<crypto::digest>& missing() const noexcept { return missing_; }
    [[nodiscard]] std::filesystem::path file_of(const crypto::digest& content) const;

private:
    attachments::file_store files_;
    std::unique_ptr<locked_folder> folder_; ///< made for the first file
    std::vector<crypto::digest> held_;
    std::vector<crypto::digest> missing_;
};

/// Every content that a row names, each once.
[[nodiscard]] std::vector<crypto::digest> named_contents(db::reader& tx);

/// The SHA-256 of a file's bytes. Throws std::runtime_error where it cannot be read.
[[nodiscard]] crypto::digest hash_of_file(const std::filesystem::path& file);

} // namespace lacewing::backup
