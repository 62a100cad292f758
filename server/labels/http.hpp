#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::labels {

[[nodiscard]] http::endpoint list_labels_endpoint(const services& with); ///< GET /orgs/{org}/labels
[[nodiscard]] http::endpoint create_label_endpoint(const services& with
); ///< POST /orgs/{org}/labels
[[nodiscard]] http::endpoint change_label_endpoint(const services& with
); ///< PATCH /orgs/{org}/labels/{label}

} // namespace lacewing::labels
