#pragma once

#include "access/subjects.hpp"

namespace lacewing::access {

/// Who asks.
struct actor {
    enum class kind {
        anonymous,       ///< nobody signed in
        user,            ///< a verified account with a live session
        server_operator, ///< the command line: may do what an Owner may, in every organization
    };
    kind is = kind::anonymous;
    user_id user;       ///< of a user
    session_id session; ///< of a user who came with a cookie

    [[nodiscard]] bool is_signed_in() const noexcept { return is != kind::anonymous; }
};

} // namespace lacewing::access
