#pragma once

#include "live/audience.hpp"

#include <span>
#include <unordered_map>
#include <vector>

namespace lacewing::live {

/// Sends changes of one stream to all that are current: encoded once for each wording, whoever
/// hears them. Returns the clients whose subscription has to read the log again.
std::vector<client*> fan_out(
    audience& to, const changes::stream& of, std::span<const changes::recorded> what
);

/// Takes over the roles that were found under `stamp`: subscribers without access hear `ended`,
/// those whose role moved read the log again. Returns the clients that either happened to; whose
/// subscription is gone is no subscriber any more.
std::vector<client*> take_roles(
    audience& of, const std::unordered_map<user_id, access::role>& roles, const role_stamp& stamp
);

} // namespace lacewing::live
