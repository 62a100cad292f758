#include "demo/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, status, resolution, author, assignee, age in days.
constexpr std::array bugs_of_deck{
    demo_bug{
        "Scanner beeps twice for one ticket",
        "Two beeps mean refused. The crew sends people back who have paid.",
        "Verified",
        "fixed",
        4,
        1,
        40
    },
    demo_bug{
        "Battery shows 60 % and dies",
        "Handhelds bought before spring. After the update the curve is wrong.",
        "Closed",
        "wont_fix",
        4,
        -1,
        37
    },
    demo_bug{
        "No count of vehicles above three metres",
        "The mate needs it before the ramp goes up. There is one for cars and one for lorries.",
        "Verified",
        "fixed",
        0,
        1,
        30
    },
    demo_bug{
        "Offline sales are lost when the handheld restarts",
        "Sell two tickets out of reach of the antenna, restart. Both are gone and the money is in "
        "the bag.\n\nThis must not happen again.",
        "Fixed",
        "fixed",
        4,
        1,
        26
    },
    demo_bug{
        "Gloves: the confirm button is too small",
        "Below 5 °C nobody hits it at the first try.",
        "In review",
        "none",
        4,
        2,
        22
    },
    demo_bug{
        "Scanning a printed ticket in rain takes four tries", "", "Confirmed", "none", 4, -1, 19
    },
    demo_bug{
        "Passenger count differs from the bridge by one",
        "It is the captain. Crew tickets are counted on deck and not on the bridge.",
        "Closed",
        "by_design",
        3,
        -1,
        16
    },
    demo_bug{
        "Clock is one hour behind after the change of time",
        "Only on devices that were switched off on that night.",
        "Fixed",
        "fixed",
        4,
        1,
        13
    },
    demo_bug{
        "Screen stays bright on the night crossing",
        "It blinds the lookout. There is no way to dim it below 40 %.",
        "Confirmed",
        "none",
        0,
        2,
        10
    },
    demo_bug{
        "Refused ticket does not say why",
        "Wrong day, wrong ship and already used all look alike.",
        "In progress",
        "none",
        3,
        1,
        7
    },
    demo_bug{
        "Second scan of a group ticket counts the group again",
        "Group of 24, scanned at the ramp and at the stairs: 48 on board.",
        "Confirmed",
        "none",
        4,
        1,
        4
    },
    demo_bug{
        "Handheld asks for the PIN after every ticket",
        "Since the last update, on two of nine devices.",
        "New",
        "none",
        4,
        -1,
        2
    },
};

} // namespace

std::span<const demo_bug> deck_bugs() {
    return bugs_of_deck;
}

} // namespace lacewing::demo
