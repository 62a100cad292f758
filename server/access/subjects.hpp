#pragma once

#include "platform/core/id.hpp"

#include <optional>
#include <string_view>

namespace lacewing {

using organization_id = id<struct organization_kind>;
using user_id = id<struct user_kind>;
using person_id = id<struct person_kind>;
using session_id = id<struct session_kind>;
using member_id = id<struct member_kind>;
using project_id = id<struct project_kind>;
using status_id = id<struct status_kind>;
using bug_id = id<struct bug_kind>;
using batch_id = id<struct batch_kind>;
using picture_id = id<struct picture_kind>;
using api_key_id = id<struct api_key_kind>;
using token_id = id<struct token_kind>;
using label_id = id<struct label_kind>;
using comment_id = id<struct comment_kind>;
using attachment_id = id<struct attachment_kind>;
using relation_id = id<struct relation_kind>;
using view_id = id<struct view_kind>;
using template_id = id<struct template_kind>;

/// Somebody a bug or a change can name: a user with an account, a person that an import or a mail
/// brought, or the organization's API key. Their ids never collide, so the wire carries the id
/// alone. A personal access token stands in `on_behalf_of` alone: the actor is its owner.
struct principal {
    enum class kind { user, person, api_key, token };
    kind is = kind::user;
    uuid value;
    auto operator<=>(const principal&) const = default;
};

/// As the database keeps it: "user", "person", "api_key", "token".
[[nodiscard]] std::string_view to_string(principal::kind which);
[[nodiscard]] std::optional<principal::kind> parse_principal_kind(std::string_view text);

} // namespace lacewing
