#pragma once

#include "platform/http/request.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace lacewing::http {

/// The ETag of a thing that counts its changes: "7", with its quotation marks.
[[nodiscard]] std::string revision_tag(std::int64_t rev);

/// The revision that If-Match names; nothing where it is missing or "*". Throws `refusal` 400
/// `if_match_invalid` for what is no such tag.
[[nodiscard]] std::optional<std::int64_t> seen_revision(const request& of);

} // namespace lacewing::http
