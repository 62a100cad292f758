#pragma once

#include "access/subjects.hpp"

#include <optional>

namespace lacewing::access {

/// Who asks.
struct actor {
    enum class kind {
        anonymous,       ///< nobody signed in
        user,            ///< a verified account, by a live session or a personal access token
        api_key,         ///< a program with an organization's key: a Member there, nobody elsewhere
        server_operator, ///< the command line: may do what an Owner may, in every organization
    };
    kind is = kind::anonymous;
    user_id user;             ///< of a user
    session_id session;       ///< of a user who came with a cookie
    organization_id org = {}; ///< of an API key: whose it is
    api_key_id key = {};      ///< of an API key
    /// Of a user whose program came with a personal access token: which.
    std::optional<token_id> token = {};
    bool is_read_only = false;                ///< of such a token: it changes nothing
    std::optional<organization_id> only = {}; ///< of such a token: the one it opens

    [[nodiscard]] bool is_signed_in() const noexcept { return is != kind::anonymous; }

    /// How bugs and changes name a user or a key; nothing for the others.
    [[nodiscard]] std::optional<principal> as_principal() const noexcept {
        if (is == kind::user) return principal{principal::kind::user, user.value};
        if (is == kind::api_key) return principal{principal::kind::api_key, key.value};
        return std::nullopt;
    }
};

} // namespace lacewing::access
