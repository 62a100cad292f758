#pragma once

#include "identity/module.hpp"
#include "platform/http/endpoint.hpp"

/// The doors of this module. Each endpoint keeps a reference to the module.
namespace lacewing::identity {

[[nodiscard]] http::endpoint sign_up_endpoint(module& in); ///< POST /auth/sign-up
[[nodiscard]] http::endpoint log_in_endpoint(module& in);  ///< POST /auth/log-in
[[nodiscard]] http::endpoint log_out_endpoint(module& in); ///< POST /auth/log-out
[[nodiscard]] http::endpoint verify_endpoint(module& in);  ///< POST /auth/verify
[[nodiscard]] http::endpoint verification_mail_endpoint(module& in
);                                                               ///< POST /auth/verification-mail
[[nodiscard]] http::endpoint me_endpoint(module& in);            ///< GET /me
[[nodiscard]] http::endpoint list_sessions_endpoint(module& in); ///< GET /me/sessions
[[nodiscard]] http::endpoint end_session_endpoint(module& in);   ///< DELETE /me/sessions/{session}
[[nodiscard]] http::endpoint end_other_sessions_endpoint(module& in); ///< DELETE /me/sessions

} // namespace lacewing::identity
