#pragma once

#include "access/subjects.hpp"
#include "bugs/limits.hpp"
#include "platform/core/time.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Keys that put the bugs of an organization into one order: texts of the digits 0-9A-Za-z, read
/// as a fraction and compared byte by byte. Between two keys there is room for another, as long as
/// keys may grow. Bugs of one key stand in the order of their ids.
namespace lacewing::bugs::rank {

/// Keys that are spread anew are shorter than others may be, so that there is room for a while.
inline constexpr std::size_t spread_length_max = limits::bug_rank_length_max * 3 / 4;

/// Of a bug that is reported now: behind every key that was made before. `number` orders those of
/// one moment; below 1, as in the series of restricted bugs, it does not.
[[nodiscard]] std::string of_new(timestamp now, std::int64_t number);

/// Of a bug that is brought with its number: in the order of the numbers, before those that were
/// reported here. The id keeps bugs of one number in several projects apart.
[[nodiscard]] std::string of_import(std::int64_t number, bug_id which);

/// A key strictly between the two, at a place that `chance` (any number) chooses: two people who
/// put bugs into one gap get two keys, and a key tells nothing of what else stands in the gap. An
/// empty `low` is the beginning, an absent `high` the end. Nothing where there is no room.
[[nodiscard]] std::optional<std::string> between(
    std::string_view low, const std::optional<std::string_view>& high, std::uint64_t chance
);

/// `count` keys strictly between the two, in order and at equal distances; none where there is no
/// room within `spread_length_max`.
[[nodiscard]] std::vector<std::string> spread(
    std::size_t count, std::string_view low, const std::optional<std::string_view>& high
);

} // namespace lacewing::bugs::rank
