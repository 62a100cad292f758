#pragma once

#include "access/access.hpp"
#include "identity/identify.hpp"
#include "platform/core/problem.hpp"
#include "platform/http/request.hpp"

#include <string_view>

namespace lacewing::identity {

/// A path parameter as the id of a thing. One that is no UUID gets the answer for a thing that is
/// not there: 401 for nobody, else 404.
template <class Id>
[[nodiscard]] Id id_in_path(const http::request& of, std::string_view name) {
    const auto parsed = parse_uuid(of.parameter(name));
    if (!parsed) throw refusal{access::missing(actor_of(of))};
    return Id{*parsed};
}

/// Who asks, user, key or operator; throws `refusal` 401 `not_signed_in` for nobody, before the
/// body is read.
[[nodiscard]] inline access::actor somebody(const http::request& of) {
    const auto who = actor_of(of);
    if (!who.is_signed_in()) throw refusal{access::missing(who)};
    return who;
}

} // namespace lacewing::identity
