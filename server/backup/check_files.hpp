#pragma once

#include "backup/faults.hpp"
#include "backup/place.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace lacewing::backup {

/// A content that a row names, with the bytes that the row says it has.
struct named_file {
    crypto::digest content{};
    std::int64_t size = 0;
    std::string bug; ///< one on which it hangs
};
[[nodiscard]] std::vector<named_file> read_named_files(db::reader& tx);

/// Each is there, and its bytes give its name and its row's size. What a server swept meanwhile is
/// asked for again.
void check_files(
    const place& of, const std::vector<named_file>& named, faults& into, const progress& tell
);

} // namespace lacewing::backup
