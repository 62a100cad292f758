#pragma once

#include "app/routes.hpp"

namespace lacewing::app {

/// The doors of accounts: the ways in, and what a person has and changes of their own.
void list_account_routes(http::router& into, modules& of);

} // namespace lacewing::app
