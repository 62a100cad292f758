#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lacewing::identity {

/// Whom an id means.
struct named_user {
    user_id uid;
    std::string display_name; ///< the username
    std::string email;        ///< for those alone who may see addresses
    std::optional<std::string> photo_url;
};

/// The users with these ids, in no particular order; ids that mean no user are left out.
[[nodiscard]] std::vector<named_user> find_names(db::reader& tx, std::span<const user_id> ids);

} // namespace lacewing::identity
