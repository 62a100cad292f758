#pragma once

#include "bugs/acts/interest.hpp"
#include "bugs/fields.hpp"
#include "comments/types.hpp"
#include "demo/content/content.hpp"
#include "relations/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What happened in the example organization, before anybody does it: the same every time.
namespace lacewing::demo {

struct told_bug {
    std::size_t project = 0; ///< index into projects()
    std::string title;
    std::string description;
    std::string_view area;
    std::string_view system;
    std::optional<std::size_t> original = {}; ///< of a duplicate
    bool is_restricted = false;
};

struct reported {};

struct changed {
    std::string_view status = {};
    bugs::resolution resolution = bugs::resolution::none;
    bugs::severity severity = bugs::severity::unset;
    bugs::priority priority = bugs::priority::none;
    std::optional<int> assignee = {};
    std::vector<std::string_view> labels = {};
    std::optional<std::int64_t> due_in_days = {}; ///< from the day on which the demo is made
    std::optional<double> estimate = {};
    std::optional<std::int64_t> snoozed_days = {}; ///< the same
    std::optional<std::size_t> duplicate_of = {};
};

struct commented {
    std::string text;
    std::size_t number; ///< of all comments; what reactions name
};
struct reacted {
    std::size_t comment; ///< its number
    comments::reaction kind;
};
struct showed {
    bugs::interest what;
};
struct attached {
    std::string name;
    std::uint64_t seed; ///< of the picture
};
struct connected {
    relations::role kind;
    std::size_t other;
};

struct deed {
    std::int64_t at = 0; ///< minutes of work
    int person = 0;      ///< index into people()
    std::size_t bug = 0;
    std::variant<reported, changed, commented, reacted, showed, attached, connected> what;
};

struct story {
    std::vector<told_bug> bugs;
    std::vector<deed> deeds; ///< in their order
};

inline constexpr std::size_t story_bugs = 300;

[[nodiscard]] story tell();

/// The bug number `which` of those that are put together: no two have one title.
[[nodiscard]] told_bug put_together(std::size_t project, std::size_t which, bool is_one_of_many);

} // namespace lacewing::demo
