#pragma once

#include "platform/core/problem.hpp"

#include <optional>
#include <string_view>

/// Pure: no I/O, no clock.
namespace lacewing::demo_requests {

/// What is wrong with the address of a demo request, in the words of the start page: empty, or not
/// of the form something@host.domain without white space and a second @.
[[nodiscard]] std::optional<field_problem> check_email(std::string_view email);

} // namespace lacewing::demo_requests
