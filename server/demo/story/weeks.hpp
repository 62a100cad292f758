#pragma once

#include "demo/chance.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lacewing::demo {

/// What a week is like, against the others.
struct week {
    int reports; ///< how many come in
    int pace;    ///< of work, in hundredths: a holiday is slow, the last before a release quick
    bool is_for_tidying = false; ///< what was left lying is looked through
};

/// Weeks of work, one after the other; moments are minutes of work from their beginning.
class weeks {
public:
    explicit weeks(std::span<const week> all) : all_(all) {}

    [[nodiscard]] std::int64_t minutes() const;
    /// When each of so many reports comes in, in their order: more in some weeks than in others.
    [[nodiscard]] std::vector<std::int64_t> reports(std::int64_t count, chance& by) const;
    /// When so many minutes of work are done that begin then, at the pace of their weeks.
    [[nodiscard]] std::int64_t later(std::int64_t from, std::int64_t minutes) const;
    /// The beginning of the next week for tidying, if it has begun before today.
    [[nodiscard]] std::optional<std::int64_t> tidying_after(std::int64_t from) const;

private:
    std::span<const week> all_;
};

/// Those of the story: a release every six weeks, and two in which nearly everybody is away.
[[nodiscard]] weeks weeks_of_story();
/// Those of the crowd: two years.
[[nodiscard]] weeks weeks_of_crowd();

} // namespace lacewing::demo
