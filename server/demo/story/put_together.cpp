#include "demo/story/story.hpp"

#include <fmt/format.h>

namespace lacewing::demo {

namespace {

/// Steps through all combinations without meeting one twice: shares no divisor with their number.
constexpr std::size_t stride = 1'000'003;

std::string_view place(std::size_t which, std::string& into) {
    if (which < ships().size()) {
        into = fmt::format("on the {}", ships()[which]);
    } else {
        into = fmt::format("in {}", harbours()[which - ships().size()]);
    }
    return into;
}

} // namespace

told_bug put_together(std::size_t project, std::size_t which, bool is_one_of_many) {
    const auto& of = projects()[project];
    const auto places = is_one_of_many ? ships().size() + harbours().size() : 1;
    const auto all = of.components.size() * symptoms().size() * of.conditions.size() * places;
    auto left = which * stride % all;
    const auto take = [&left](std::size_t count) {
        const auto taken = left % count;
        left /= count;
        return taken;
    };
    const auto& component = of.components[take(of.components.size())];
    const auto& symptom = symptoms()[take(symptoms().size())];
    const auto condition = of.conditions[take(of.conditions.size())];
    std::string where;
    const auto seen = place(left, where);

    told_bug made{
        .project = project,
        .title = is_one_of_many
                     ? fmt::format("{} {} {} {}", component.name, symptom.phrase, condition, seen)
                     : fmt::format("{} {} {}", component.name, symptom.phrase, condition),
        .description = fmt::format(
            "Seen {}, {}.\n\n**Expected:** {}\n**Actual:** {}",
            condition,
            is_one_of_many ? "and again on the day after" : "twice this week",
            symptom.expected,
            symptom.actual
        ),
        .area = component.area,
        .system = of.systems[which % of.systems.size()],
    };
    return made;
}

} // namespace lacewing::demo
