#pragma once

#include "access/actor.hpp"
#include "members/types.hpp"
#include "platform/core/problem.hpp"

#include <optional>

namespace lacewing::members {

/// Why this member cannot be changed or removed by that actor, whatever their role: 403
/// `not_allowed` for an Owner and for themselves.
[[nodiscard]] std::optional<problem> refuse_edit(
    const access::actor& who, access::action what, const member& whom
);

} // namespace lacewing::members
