#pragma once

#include "access/actor.hpp"
#include "members/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

namespace lacewing::members {

/// A page of the roster, the oldest membership first. Addresses for those alone who may see them.
[[nodiscard]] outcome<member_page> list_members(
    db::reader& tx, const access::actor& who, organization_id org, const http::page_request& page
);

/// The member with name and picture, and address where the reader may see it. Asks no access.
[[nodiscard]] member with_name(db::reader& tx, access::role reader, member whom);

} // namespace lacewing::members
