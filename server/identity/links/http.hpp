#pragma once

#include "identity/module.hpp"
#include "platform/http/endpoint.hpp"

/// The doors behind mailed links, all below /auth. Each endpoint keeps a reference to the module.
namespace lacewing::identity {

[[nodiscard]] http::endpoint password_mail_endpoint(module& in);     ///< POST password-mail
[[nodiscard]] http::endpoint reset_password_endpoint(module& in);    ///< POST reset-password
[[nodiscard]] http::endpoint remove_unverified_endpoint(module& in); ///< POST remove-account
[[nodiscard]] http::endpoint confirm_email_endpoint(module& in);     ///< POST confirm-email
[[nodiscard]] http::endpoint undo_email_endpoint(module& in);        ///< POST undo-email

} // namespace lacewing::identity
