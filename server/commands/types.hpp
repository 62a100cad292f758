#pragma once

#include "batches/limits.hpp"
#include "bugs/types.hpp"
#include "lists/types.hpp"
#include "platform/schema/describe.hpp"
#include "query/limits.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::commands {

/// What one action of a command would do.
struct previewed_action {
    std::string action;
    std::string values;
    std::int64_t changed = 0;
    std::int64_t unchanged = 0;

    bool operator==(const previewed_action&) const = default;
    static constexpr auto describe() {
        using self = previewed_action;
        return schema::object(
            "PreviewedAction",
            "What one action of a command would do.",
            schema::member("action", &self::action, "Its name: severity."),
            schema::member("values", &self::values, "As the query language writes them: S4."),
            schema::member("changed", &self::changed, "Bugs that it would change."),
            schema::member("unchanged", &self::unchanged, "Bugs that are so already.")
        );
    }
};

/// Why bugs would stay as they are.
struct previewed_refusal {
    std::string code;
    std::string detail;
    std::int64_t count = 0;
    std::vector<std::string> keys;

    bool operator==(const previewed_refusal&) const = default;
    static constexpr auto describe() {
        using self = previewed_refusal;
        return schema::object(
            "PreviewedRefusal",
            "Why some bugs would stay as they are.",
            schema::member("code", &self::code, "As in a problem."),
            schema::member("detail", &self::detail, "A sentence for people."),
            schema::member("count", &self::count, "How many bugs."),
            schema::member("keys", &self::keys, "The first of them.")
        );
    }
};

struct command_preview {
    std::int64_t total = 0;
    std::int64_t changed = 0;
    std::int64_t unchanged = 0;
    std::vector<previewed_action> actions;
    std::vector<previewed_refusal> refused;
    std::vector<bugs::bug> items;
    std::vector<uuid> ids;
    lists::query_notes notes;

    static constexpr auto describe() {
        using self = command_preview;
        return schema::object(
            "CommandPreview",
            "What a command would do, if it was applied now.",
            schema::member("total", &self::total, "Bugs that its query finds."),
            schema::member("changed", &self::changed, "Bugs that would change."),
            schema::member("unchanged", &self::unchanged, "Bugs that are so already."),
            schema::member("actions", &self::actions, "Each action, in the order of the command."),
            schema::member("refused", &self::refused, "Why others would stay as they are."),
            schema::member("items", &self::items, "The first few bugs that would change."),
            schema::member("ids", &self::ids, "Of all that the query finds: applying names them."),
            schema::member("notes", &self::notes, "Of the query, where there are any.")
        );
    }
};

inline constexpr schema::items command_ids_limits{.min = 1, .max = limits::bulk_ids_max};
inline constexpr schema::text command_limits{.min = 1, .max = limits::query_length_max};

struct command_request {
    lacewing::batch_id batch_id;
    std::string q;
    std::vector<uuid> ids;
    std::optional<std::string> project;
    std::optional<std::string> zone;
    std::optional<uuid> client_id;

    static constexpr auto describe() {
        using self = command_request;
        return schema::object(
            "ApplyCommand",
            "A command that was looked at before.",
            schema::member(
                "batchID",
                &self::batch_id,
                "A UUIDv7 made by the client: sending twice does once, and goes on after a cut."
            ),
            schema::member("q", &self::q, "The query, a > and the actions.", command_limits),
            schema::member(
                "ids", &self::ids, "Of the bugs, as the preview named them.", command_ids_limits
            ),
            schema::member(
                "project", &self::project, "Id or key of the project; all where it is absent."
            ),
            schema::member(
                "zone", &self::zone, "IANA name of the reader's time zone; UTC where it is absent."
            ),
            schema::member("clientID", &self::client_id, "Comes back with the changes.")
        );
    }
};

} // namespace lacewing::commands
