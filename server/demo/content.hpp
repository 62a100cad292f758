#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// The example organization: a small company that runs ferries and the app to book them.
namespace lacewing::demo {

/// The first one is the Owner, the others join by code; the Owner makes Editors of some.
struct demo_person {
    std::string_view username;
    std::string_view name;
    std::string_view email;
    bool is_editor = false;
};

struct demo_bug {
    std::string_view title;
    std::string_view description;
    std::string_view status;     ///< name of one of the default statuses
    std::string_view resolution; ///< "none" while open
    int author;                  ///< index into people()
    int assignee;                ///< index into people(), -1 for nobody
    int age_days;                ///< before the day on which the demo is made
};

struct demo_project {
    std::string_view key;
    std::string_view name;
    std::string_view description;
    std::string_view color;
    std::span<const demo_bug> bugs; ///< oldest first
};

inline constexpr std::string_view organization_name = "Saltwind Ferries";
inline constexpr std::string_view organization_description =
    "Eleven ships, one timetable, and the app that sells the tickets.";

[[nodiscard]] std::span<const demo_person> people();
[[nodiscard]] std::span<const demo_project> projects();
[[nodiscard]] std::span<const demo_bug> app_bugs();
[[nodiscard]] std::span<const demo_bug> deck_bugs();
[[nodiscard]] std::span<const demo_bug> tide_bugs();

} // namespace lacewing::demo
