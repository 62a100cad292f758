#pragma once

#include "demo/chance.hpp"
#include "demo/story/story.hpp"
#include "demo/story/weeks.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::demo {

/// Of a bug, while its history is written.
struct life {
    int author = 0;
    std::int64_t reported_at = 0;
    bool is_closed = false;
};

/// What the parts of the story write into: one history after the other. Deeds that would come
/// after today are left out.
class script {
public:
    script();

    chance by{512};
    weeks time;
    std::vector<told_bug> bugs;
    std::vector<life> lives; ///< of the bugs reported so far

    /// False where it is left out.
    bool add(std::int64_t at, int person, std::size_t bug, auto what) {
        if (at >= time.minutes()) return false;
        deeds_.push_back({.at = at, .person = person, .bug = bug, .what = std::move(what)});
        return true;
    }
    /// Returns its number.
    std::optional<std::size_t> say(
        std::int64_t at, int person, std::size_t bug, std::string_view text
    );
    /// One of these, and what the others think of it. Nobody asks oneself for help.
    void talk(std::int64_t at, int person, std::size_t bug, std::span<const std::string_view> of);
    /// Anybody but this one.
    [[nodiscard]] int somebody(int but);
    [[nodiscard]] int reporter();

    /// The deeds by their times; of one minute as they were told.
    [[nodiscard]] story finish();

private:
    std::vector<deed> deeds_;
    std::size_t comments_ = 0;
};

inline constexpr std::int64_t hour = 60;

/// Which bugs there are: written ones in their order, others between them; the older a bug the
/// lower its index.
void gather(script& into);
/// From the report to the judgement, and on to `work` where it is accepted.
void report(script& into, std::size_t bug, std::int64_t at);
/// From the judgement to the end, where it comes before today.
void work(script& into, std::size_t bug, std::int64_t at, int developer, int severity);
void decline(script& into, std::size_t bug, std::int64_t at, int judge);
/// Bugs of one area and project that belong together.
void connect(script& into);

} // namespace lacewing::demo
