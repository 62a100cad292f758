#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <optional>

namespace lacewing::demo {

/// How far an example organization is.
struct progress {
    organization_id org;
    timestamp begun; ///< its times count back from that day
    std::int64_t bugs_asked = 0;
    std::int64_t deeds_done = 0; ///< of the story
    std::int64_t crowd_done = 0; ///< bugs beyond those of the story

    bool operator==(const progress&) const = default;
};

/// The SQL of it; private to this module.
namespace store {

/// The latest one.
[[nodiscard]] std::optional<progress> find_progress(db::reader& tx);
[[nodiscard]] std::optional<progress> find_progress(db::reader& tx, organization_id of);
void insert_progress(db::transaction& tx, const progress& begun);
/// Nobody else makes the same step until the commit. False where it was made already.
[[nodiscard]] bool move_progress(db::transaction& tx, const progress& from, const progress& to);

/// Tells PostgreSQL how large the tables have become: it looks by itself only after a minute, and
/// until then takes ways through them that suit small ones. SQLite needs no telling.
void count_tables(db::transaction& tx);

} // namespace store

} // namespace lacewing::demo
