#pragma once

#include "access/actor.hpp"
#include "platform/core/task.hpp"
#include "platform/db/transaction.hpp"
#include "platform/services.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::keys {

/// By what name people see a key that wrote or changed something.
inline constexpr std::string_view shown_name = "API key";

/// How often a key notes that it was used, so that a busy program costs no write per request.
inline constexpr std::int64_t api_key_used_every_s = 60;

/// Who a key stands for; nothing where it is none, or no longer one. Notes its use, at most once in
/// api_key_used_every_s.
[[nodiscard]] task<std::optional<access::actor>> find_key(services with, std::string key);

/// Whether that is the id of the organization's key.
[[nodiscard]] bool is_key_of(db::reader& tx, organization_id org, const uuid& id);

} // namespace lacewing::keys
