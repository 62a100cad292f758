#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::audit {

[[nodiscard]] http::endpoint read_audit_endpoint(const services& with);   ///< GET …/audit
[[nodiscard]] http::endpoint export_audit_endpoint(const services& with); ///< GET …/audit/export

} // namespace lacewing::audit
