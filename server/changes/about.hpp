#pragma once

#include "changes/log.hpp"

#include <cstdint>
#include <vector>

namespace lacewing::changes {

/// Keeps that a change of the stream is also about that thing: of an attachment, say, about its
/// bug.
void note_about(db::transaction& tx, const stream& of, std::int64_t version, const uuid& about);

/// What the stream holds of one thing and about it before a version, newest first, at most `limit`
/// rows. Two ranges of indexes.
[[nodiscard]] std::vector<recorded> changes_of_before(
    db::reader& tx, const stream& of, const uuid& which, std::int64_t version, int limit
);

} // namespace lacewing::changes
