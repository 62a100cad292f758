#include "demo/story/script.hpp"

#include <fmt/format.h>

#include <array>
#include <map>
#include <utility>

namespace lacewing::demo {

script::script() : time(weeks_of_story()) {}

std::optional<std::size_t> script::say(
    std::int64_t at, int person, std::size_t bug, std::string_view text
) {
    if (!add(at, person, bug, commented{std::string{text}, comments_})) return std::nullopt;
    return comments_++;
}

void script::talk(
    std::int64_t at, int person, std::size_t bug, std::span<const std::string_view> of
) {
    const auto own_name = fmt::format("@{}", people()[static_cast<std::size_t>(person)].username);
    auto text = by.of(of);
    while (text.contains(own_name)) text = by.of(of);
    const auto comment = say(at, person, bug, text);
    if (!comment || !by.in_hundred(35)) return;
    constexpr std::array kinds{
        comments::reaction::thumbs_up,
        comments::reaction::thumbs_up,
        comments::reaction::heart,
        comments::reaction::eyes,
        comments::reaction::hooray,
        comments::reaction::rocket
    };
    for (auto more = by.between(1, 3); more > 0; --more) {
        const auto kind = by.of(kinds);
        const auto when = at + by.between(2, 200);
        add(when, somebody(person), bug, reacted{*comment, kind});
    }
}

int script::somebody(int but) {
    const auto found = static_cast<int>(by.below(std::ssize(people()) - 1));
    return found >= but ? found + 1 : found;
}

int script::reporter() {
    std::vector<int> weights;
    for (const auto& each : people()) weights.push_back(each.reports);
    return static_cast<int>(by.weighed(weights));
}

story script::finish() {
    std::multimap<std::int64_t, deed> by_time;
    for (auto& each : deeds_) by_time.emplace(each.at, std::move(each));
    story whole{.bugs = std::move(bugs), .deeds = {}};
    for (auto& [at, each] : by_time) whole.deeds.push_back(std::move(each));
    return whole;
}

} // namespace lacewing::demo
