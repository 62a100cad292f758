#pragma once

#include "drafts/limits.hpp"
#include "platform/core/id.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>

namespace lacewing::drafts {

/// What somebody typed at a place and has not sent yet.
struct draft {
    std::string place;
    std::string text; ///< empty: there is none
    std::optional<timestamp> updated;

    bool operator==(const draft&) const = default;
    static constexpr auto describe() {
        using self = draft;
        return schema::object(
            "Draft",
            "What one typed at a place and has not sent yet.",
            schema::member("place", &self::place, "Where it is typed."),
            schema::member("text", &self::text, "Empty where there is none."),
            schema::member("updated", &self::updated, "When it was kept; absent for none.")
        );
    }
};

struct keep_draft_request {
    std::string text;
    std::optional<uuid> client_id;

    static constexpr auto describe() {
        using self = keep_draft_request;
        return schema::object(
            "KeepDraft",
            "A draft as it stands now.",
            schema::member(
                "text",
                &self::text,
                "An empty one is none.",
                schema::text{.max_bytes = limits::draft_bytes_max}
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change.")
        );
    }
};

} // namespace lacewing::drafts
