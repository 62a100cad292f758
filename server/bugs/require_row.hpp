#pragma once

#include "access/access.hpp"
#include "bugs/on_bug.hpp"
#include "bugs/store.hpp"

namespace lacewing::bugs {

/// A bug that was read, as `on_bug` knows it.
[[nodiscard]] known_bug known_as(const store::bug_row& which);

/// Whether the actor may do that with a bug that was read: restricted ones are there for their
/// readers, deleted ones for those who may restore them.
[[nodiscard]] outcome<access::role> require_row(
    db::reader& tx, const access::actor& who, access::action what, const store::bug_row& which
);

} // namespace lacewing::bugs
