#pragma once

#include "platform/http/openapi.hpp"

#include <string>

namespace lacewing::http {

/// A call of the route as one command of a shell, in which LACEWING is the server's address and
/// TOKEN a secret; without the secret where the route is open to all.
[[nodiscard]] std::string example_call(const route& of, const contract& about);

} // namespace lacewing::http
