#pragma once

#include "access/actor.hpp"
#include "identity/module.hpp"
#include "platform/core/problem.hpp"
#include "platform/core/task.hpp"
#include "platform/http/request.hpp"

namespace lacewing::identity {

/// The identity step of every request: sets `who` from the session's cookie, or to the operator on
/// the operator's socket. No cookie, or one that no longer holds: anonymous. With a token in
/// `Authorization` no cookie counts: it is an organization's API key or a personal access token, or
/// `refusal` is thrown: 401 `not_signed_in`, 429 `too_many_attempts` where too many of its network
/// were wrong.
[[nodiscard]] task<void> identify(module& in, http::request& what);

/// Who asks, as `identify` found it; anonymous where it did not run.
[[nodiscard]] access::actor actor_of(const http::request& what);

/// 401, for whoever has to sign in first.
[[nodiscard]] problem not_signed_in();

/// The user who asks, in person: throws `refusal` 401 `not_signed_in` for anybody else, and 403
/// `token_not_accepted` for a personal access token. For the doors of the account.
user_id signed_in_user(const http::request& what);

/// The user who asks, also by an access token; throws `refusal` 401 `not_signed_in` for anybody
/// else.
[[nodiscard]] user_id user_of(const http::request& what);

/// True where the request brought a session's cookie that no longer holds: the reply clears it.
[[nodiscard]] bool has_dead_cookie(const http::request& what);

} // namespace lacewing::identity
