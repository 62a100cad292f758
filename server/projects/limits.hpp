#pragma once

#include <cstddef>
#include <cstdint>

/// How large workflows get, and how many keys a project had.
namespace lacewing::limits {

// Projects (server/projects)
inline constexpr std::size_t status_name_max = 64;            ///< the head of a board's column
inline constexpr std::size_t statuses_per_project_max = 50;   ///< more columns than anybody reads
inline constexpr std::size_t template_name_max = 64;          ///< a line of a choice
inline constexpr std::size_t template_bytes_max = 16 * 1024;  ///< a text to begin with, not a book
inline constexpr std::int64_t templates_per_project_max = 20; ///< more than anybody chooses from
inline constexpr std::int64_t project_keys_max =
    50; ///< that one project has and had: no other may take one of them again

} // namespace lacewing::limits
