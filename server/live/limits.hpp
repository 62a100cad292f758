#pragma once

#include <cstddef>
#include <cstdint>

/// What being seen on a bug may cost.
namespace lacewing::limits {

// Presence (server/live)
inline constexpr std::size_t presence_bugs_max = 8; ///< that one socket is on at once
inline constexpr int presence_frames_max =
    60; ///< of one socket in 10 s; that somebody is away is always heard
inline constexpr std::int64_t presence_window_ms = 10'000;
inline constexpr std::int64_t presence_writing_ms =
    6'000; ///< then nobody writes any more who did not say so again
inline constexpr std::int64_t presence_check_ms =
    2'000; ///< so often access is asked again, whatever was heard
inline constexpr std::size_t presence_people_max = 50; ///< named of one bug; the rest are counted
inline constexpr std::size_t presence_prompt_max =
    20; ///< sockets on one bug that are told at once; more hear it together, twice a second
inline constexpr std::int64_t presence_renew_ms =
    10'000; ///< so often processes on one database tell each other who is where, changed or not
inline constexpr std::int64_t presence_forget_ms =
    25'000; ///< then a process that says nothing is gone, and its people with it
inline constexpr std::size_t presence_processes_max = 64; ///< heard of one bug
inline constexpr std::size_t presence_read_max = 500;     ///< bugs asked about in one read

} // namespace lacewing::limits
