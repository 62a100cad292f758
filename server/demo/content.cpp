#include "demo/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

constexpr std::array all_people{
    demo_person{"maren", "Maren Oldenburg", "maren@saltwind.example"},
    demo_person{"tobias", "Tobias Krane", "tobias@saltwind.example"},
    demo_person{"ines", "Inês Valadares", "ines@saltwind.example"},
    demo_person{"yusuf", "Yusuf Demirci", "yusuf@saltwind.example"},
    demo_person{"pauline", "Pauline Achterberg", "pauline@saltwind.example"},
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
