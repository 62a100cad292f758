#pragma once

#include "access/subjects.hpp"

#include <optional>
#include <string>

namespace lacewing::identity {

/// What a request to sign in tells about where it comes from.
struct visit {
    std::string network;    ///< see network_of
    std::string user_agent; ///< well-formed UTF-8, cut to limits::user_agent_bytes_max
    std::optional<session_id>
        session;               ///< a session that the browser still holds: a sign-in ends it
    std::string browser_token; ///< of the browser's cookie; empty where there is none
};

} // namespace lacewing::identity
