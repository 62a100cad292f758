#pragma once

#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The values that a bug's fields take.
namespace lacewing::bugs {

/// How a closed bug ended.
enum class resolution {
    none,
    fixed,
    duplicate,
    wont_fix,
    cannot_reproduce,
    by_design,
    invalid,
    obsolete
};

constexpr auto describe_values(resolution) {
    return schema::values(
        "Resolution",
        "How a closed bug ended; none while it is open.",
        schema::named{resolution::none, "none"},
        schema::named{resolution::fixed, "fixed"},
        schema::named{resolution::duplicate, "duplicate"},
        schema::named{resolution::wont_fix, "wont_fix"},
        schema::named{resolution::cannot_reproduce, "cannot_reproduce"},
        schema::named{resolution::by_design, "by_design"},
        schema::named{resolution::invalid, "invalid"},
        schema::named{resolution::obsolete, "obsolete"}
    );
}

/// The harm that a bug does, as triage judges it. The database keeps the number.
enum class severity { unset, s1, s2, s3, s4 };

constexpr auto describe_values(severity) {
    return schema::values(
        "Severity",
        "The harm that a bug does: S1 loses data, endangers security or stops everybody, S2 is "
        "serious without a way around, S3 is ordinary, S4 is small; unset means that nobody judged "
        "it yet.",
        schema::named{severity::unset, "unset"},
        schema::named{severity::s1, "S1"},
        schema::named{severity::s2, "S2"},
        schema::named{severity::s3, "S3"},
        schema::named{severity::s4, "S4"}
    );
}

/// When a bug shall be worked on. The database keeps the number.
enum class priority { none, urgent, high, medium, low };

constexpr auto describe_values(priority) {
    return schema::values(
        "Priority",
        "When a bug shall be worked on, as its owner plans it.",
        schema::named{priority::none, "none"},
        schema::named{priority::urgent, "urgent"},
        schema::named{priority::high, "high"},
        schema::named{priority::medium, "medium"},
        schema::named{priority::low, "low"}
    );
}

/// One thing about the place where a bug was seen: os, Debian 12.
struct environment_entry {
    std::string name; ///< unique within the bug
    std::string value;

    bool operator==(const environment_entry&) const = default;
    static constexpr auto describe() {
        using self = environment_entry;
        return schema::object(
            "EnvironmentEntry",
            "One thing about the place where a bug was seen.",
            schema::member(
                "name",
                &self::name,
                "os, browser, version, url or a word of one's own; once in a bug.",
                schema::text{.min = 1, .max = limits::bug_environment_name_max, .one_line = true}
            ),
            schema::member(
                "value",
                &self::value,
                "Debian 12.",
                schema::text{.min = 1, .max = limits::bug_environment_value_max, .one_line = true}
            )
        );
    }
};

/// Out of triage for a while.
struct snooze {
    std::optional<timestamp> until; ///< nothing: until anything happens to the bug

    bool operator==(const snooze&) const = default;
    static constexpr auto describe() {
        using self = snooze;
        return schema::object(
            "Snooze",
            "Out of triage for a while. Whatever happens to the bug ends it.",
            schema::member(
                "until", &self::until, "The moment at which it ends by itself; absent for none."
            )
        );
    }
};

/// True for a day of the calendar in the form of RFC 3339's full-date: 2026-11-21.
[[nodiscard]] bool is_day(std::string_view text);

inline constexpr schema::text due_limits{
    .max_bytes = 10,
    .format = "date",
    .check = is_day,
    .check_detail = "Write a day as year, month and day: 2026-11-21."
};
inline constexpr schema::number estimate_limits{.min = 0, .max = limits::bug_estimate_max};
inline constexpr schema::items environment_limits{.max = limits::bug_environment_max};

} // namespace lacewing::bugs
