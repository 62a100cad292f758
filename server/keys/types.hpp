#pragma once

#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>

namespace lacewing::keys {

/// An organization's key as those see it who may; empty where none was ever made.
struct shown_key {
    std::optional<std::string> api_key;
    std::optional<timestamp> created;
    std::optional<timestamp> last_used;

    bool operator==(const shown_key&) const = default;
    static constexpr auto describe() {
        using self = shown_key;
        return schema::object(
            "ApiKey",
            "The organization's API key; without members where none was made.",
            schema::member(
                "api_key", &self::api_key, "What programs send as `Authorization: Bearer`."
            ),
            schema::member("created", &self::created, "When it was made."),
            schema::member("lastUsed", &self::last_used, "When it was last used, to the minute.")
        );
    }
};

} // namespace lacewing::keys
