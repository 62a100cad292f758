#pragma once

#include "identity/module.hpp"
#include "platform/http/endpoint.hpp"

/// The doors of one's own profile. Each endpoint keeps a reference to the module.
namespace lacewing::identity {

[[nodiscard]] http::endpoint change_names_endpoint(module& in);    ///< PATCH /me
[[nodiscard]] http::endpoint change_settings_endpoint(module& in); ///< PATCH /me/settings
[[nodiscard]] http::endpoint change_password_endpoint(module& in); ///< POST /me/password
[[nodiscard]] http::endpoint change_email_endpoint(module& in);    ///< POST /me/email
[[nodiscard]] http::endpoint set_picture_endpoint(module& in);     ///< PUT /me/picture
[[nodiscard]] http::endpoint remove_picture_endpoint(module& in);  ///< DELETE /me/picture
[[nodiscard]] http::endpoint read_picture_endpoint(module& in);    ///< GET /pictures/{picture}

} // namespace lacewing::identity
