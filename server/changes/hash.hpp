#pragma once

#include "changes/change.hpp"

#include <array>
#include <cstdint>

namespace lacewing::changes {

/// BLAKE2b-256. The chain begins with zeros.
using chain_hash = std::array<std::uint8_t, 32>;

/// What the row of this change carries: it covers every column of the row (the values of its fields
/// by their digests) and the hash of the row before it in the stream. The encoding stands in the
/// README.
[[nodiscard]] chain_hash hash_of(
    const change& what, std::int64_t version, const chain_hash& previous
);

} // namespace lacewing::changes
