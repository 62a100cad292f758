#pragma once

#include <string>

namespace lacewing::db::sqlite {

/// Makes sure that one engine at a time has the file open. Ends with the process, however it ends.
class file_lock {
public:
    /// Throws `unavailable` where another engine, in this process or another, holds `path`.
    explicit file_lock(const std::string& path);
    file_lock(const file_lock&) = delete;
    file_lock& operator=(const file_lock&) = delete;
    ~file_lock();

private:
    int handle_;
};

/// Makes the file, readable by its owner alone, unless it is there.
void ensure_private_file(const std::string& path);

} // namespace lacewing::db::sqlite
