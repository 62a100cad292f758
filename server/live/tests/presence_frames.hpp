#pragma once

#include "live/frames.hpp"
#include "platform/schema/parse.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::live {

/// What those on the bug hear where these are on it.
inline std::string presence_text(
    organization_id org, bug_id bug, std::vector<present_person> people
) {
    const auto count = static_cast<std::int64_t>(people.size());
    return *encode_presence({.owner = org, .bug = bug, .people = std::move(people), .count = count}
    );
}

inline std::optional<presence_frame> read_presence(const std::string& text) {
    auto read = schema::parse<presence_frame>(text);
    if (!read || read->type != "presence") return std::nullopt;
    return *std::move(read);
}

} // namespace lacewing::live
