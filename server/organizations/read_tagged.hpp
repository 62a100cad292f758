#pragma once

#include "access/access.hpp"
#include "changes/log.hpp"
#include "platform/http/reply.hpp"
#include "platform/http/request.hpp"

#include <optional>
#include <utility>

namespace lacewing::organizations {

/// What every GET of an organization's content answers: 304, without reading, where the asker holds
/// the present state already, else what `read` finds, with the tag that names the state.
template <class Read>
[[nodiscard]] outcome<http::reply> read_tagged(
    db::reader& tx,
    const http::request& of,
    const access::actor& who,
    organization_id org,
    Read read
) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    std::optional<user_id> listener;
    if (who.is == access::actor::kind::user) listener = who.user;
    auto tag = changes::etag(tx, org, *role, listener);
    if (auto unchanged = http::not_modified(of, tag)) return *std::move(unchanged);
    const auto found = read(tx);
    if (!found) return refused{found.error()};
    auto answer = http::json_reply(200, *found);
    answer.headers.push_back({"ETag", std::move(tag)});
    return answer;
}

} // namespace lacewing::organizations
