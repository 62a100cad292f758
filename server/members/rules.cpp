#include "members/rules.hpp"

#include "access/access.hpp"

namespace lacewing::members {

std::optional<problem> refuse_edit(
    const access::actor& who, access::action what, const member& whom
) {
    const bool is_own = who.is == access::actor::kind::user && who.user == whom.account;
    if (!is_own && whom.member_role != access::role::owner) return std::nullopt;
    return access::not_allowed(what);
}

} // namespace lacewing::members
