#pragma once

#include <span>
#include <string_view>

/// The words of the example organization: a company that runs ferries and sells the passages.
namespace lacewing::demo {

enum class part { owner, editor, member };

/// The first one is the Owner, the others join by code; the Owner makes Editors of some.
struct demo_person {
    std::string_view username;
    std::string_view name;
    part plays = part::member;
    int reports = 1; ///< how often it is they who report, against the others
};

/// A bug that was written for its project.
struct demo_bug {
    std::string_view title;
    std::string_view description;
    std::string_view area;              ///< the value of its label of the scope "area"
    std::string_view duplicate_of = {}; ///< the title of an earlier one of the project
};

/// What bugs of a project are made of beyond those that were written.
struct demo_parts {
    std::string_view name;
    std::string_view area;
};

/// How something fails: "Seat map" + "stays empty".
struct demo_symptom {
    std::string_view phrase;
    std::string_view expected;
    std::string_view actual;
};

struct demo_project {
    std::string_view key;
    std::string_view name;
    std::string_view description;
    std::string_view color;
    std::span<const demo_bug> bugs;
    std::span<const demo_parts> components;
    std::span<const std::string_view> conditions; ///< "after the language is changed"
    std::span<const int> developers;              ///< indexes into people()
    std::span<const std::string_view> systems;    ///< where its bugs are seen
};

struct demo_label {
    std::string_view name;
    std::string_view color;
    std::string_view description;
};

struct demo_view {
    int owner; ///< index into people()
    std::string_view name;
    std::string_view query;
    bool is_shared = true;
    bool is_board = false;
    std::string_view project = {};  ///< key; empty: of the organization
    std::string_view group_by = {}; ///< as the API spells it
    std::string_view lanes_by = {}; ///< the same
    std::string_view sort = {};
};

inline constexpr std::string_view organization_name = "Saltwind Ferries";
inline constexpr std::string_view organization_description =
    "Eleven ships, one timetable, and the app that sells the tickets.";

[[nodiscard]] std::span<const demo_person> people();
[[nodiscard]] std::span<const demo_project> projects();
[[nodiscard]] std::span<const demo_label> labels();
[[nodiscard]] std::span<const demo_view> views();
[[nodiscard]] std::span<const demo_symptom> symptoms();
[[nodiscard]] std::span<const std::string_view> ships();
[[nodiscard]] std::span<const std::string_view> harbours();

[[nodiscard]] std::span<const demo_bug> app_bugs();
[[nodiscard]] std::span<const demo_bug> deck_bugs();
[[nodiscard]] std::span<const demo_bug> tide_bugs();
[[nodiscard]] std::span<const demo_bug> desk_bugs();

} // namespace lacewing::demo
