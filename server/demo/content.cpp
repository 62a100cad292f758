#include "demo/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

constexpr std::array all_people{
    demo_person{.username = "maren", .name = "Maren Oldenburg", .email = "maren@saltwind.example"},
    demo_person{
        .username = "tobias",
        .name = "Tobias Krane",
        .email = "tobias@saltwind.example",
        .is_editor = true
    },
    demo_person{
        .username = "ines",
        .name = "Inês Valadares",
        .email = "ines@saltwind.example",
        .is_editor = true
    },
    demo_person{.username = "yusuf", .name = "Yusuf Demirci", .email = "yusuf@saltwind.example"},
    demo_person{
        .username = "pauline", .name = "Pauline Achterberg", .email = "pauline@saltwind.example"
    },
};

} // namespace

std::span<const demo_person> people() {
    return all_people;
}
std::span<const demo_project> projects() {
    static const std::array all{
        demo_project{
            "APP", "Booking app", "Tickets on phones: iOS and Android", "#0486f4", app_bugs()
        },
        demo_project{
            "DECK",
            "Deck terminal",
            "The handhelds that scan tickets on board",
            "#007943",
            deck_bugs()
        },
        demo_project{
            "TIDE",
            "Timetable service",
            "Departures, delays, tides and weather holds",
            "#bf2f79",
            tide_bugs()
        },
    };
    return all;
}

} // namespace lacewing::demo
