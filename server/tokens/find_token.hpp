#pragma once

#include "access/actor.hpp"
#include "platform/core/task.hpp"
#include "platform/services.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace lacewing::tokens {

/// Whether a bearer's secret claims to be a personal access token.
[[nodiscard]] bool is_token(std::string_view secret);

/// Whom a token stands for; nothing where it is none, or has ended. Notes its use, at most once in
/// limits::token_used_every_s.
[[nodiscard]] task<std::optional<access::actor>> find_token(services with, std::string secret);

} // namespace lacewing::tokens
