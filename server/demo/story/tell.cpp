#include "demo/story/script.hpp"

#include <algorithm>

namespace lacewing::demo {

namespace {

constexpr std::int64_t quiet_end = 30; ///< minutes: nothing was reported just now

} // namespace

story tell() {
    script all;
    gather(all);
    const auto moments = all.time.reports(std::ssize(all.bugs), all.by);
    std::int64_t last = -1;
    for (std::size_t bug = 0; bug < all.bugs.size(); ++bug) {
        const auto left = std::ssize(all.bugs) - static_cast<std::int64_t>(bug);
        // In the order of their numbers, each at a minute of its own.
        last = std::clamp(moments[bug], last + 1, all.time.minutes() - quiet_end - left);
        report(all, bug, last);
    }
    connect(all);
    return all.finish();
}

} // namespace lacewing::demo
