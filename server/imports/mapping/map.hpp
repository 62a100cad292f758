#pragma once

#include "projects/types.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace lacewing::imports {

/// Our word for a word of the source.
using words = std::map<std::string, std::string, std::less<>>;
/// How many rows have a word.
using word_counts = std::map<std::string, std::int64_t, std::less<>>;
/// Statuses that bugs can have, by name.
using known_statuses = std::map<std::string, projects::category, std::less<>>;

/// What the words of the other tracker mean here.
struct import_map {
    words statuses;
    /// Where a report goes whose status is one of done things, and that was not fixed.
    std::string status_of_unfixed;
    words resolutions;
    words priorities;
    words types;  ///< the label that a bug gets; empty for none
    words links;  ///< relations::role by how the source words it; empty to leave them out
    words people; ///< usernames of members
};

/// The words that Jira comes with, and some that people add.
[[nodiscard]] import_map usual_map();
/// Of a new project.
[[nodiscard]] known_statuses usual_statuses();

/// The words that a file uses.
struct used_words {
    word_counts statuses;
    word_counts resolutions;
    word_counts priorities;
    word_counts types;
    word_counts links;
    word_counts people;
};

} // namespace lacewing::imports
