#pragma once

#include "changes/log.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

namespace lacewing::changes {

/// Hears what is wrong with a row of a stream; version 0 where it is the stream as a whole.
using chain_fault =
    std::function<void(const stream& of, std::int64_t version, std::string_view what)>;

/// Holds every row of every stream against its hash and the row before it, and each stream against
/// its last row. Returns how many rows there were.
std::int64_t check_chains(
    db::reader& tx, const chain_fault& tell, const std::function<void(std::int64_t rows)>& progress
);

} // namespace lacewing::changes
