#pragma once

#include "identity/module.hpp"
#include "platform/http/endpoint.hpp"

namespace lacewing::organizations {

[[nodiscard]] http::endpoint delete_account_endpoint(identity::module& in); ///< POST /me/deletion

} // namespace lacewing::organizations
