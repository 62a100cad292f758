#pragma once

#include "keys/api_key.hpp"
#include "platform/http/endpoint.hpp"

/// The doors of the module keys, which stands below identity and so knows no requests.
namespace lacewing::organizations {

[[nodiscard]] http::endpoint read_api_key_endpoint(const keys::module& in);  ///< GET …/api-key
[[nodiscard]] http::endpoint renew_api_key_endpoint(const keys::module& in); ///< POST …/api-key

} // namespace lacewing::organizations
