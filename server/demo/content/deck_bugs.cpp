#include "demo/content/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, area, title of the original.
constexpr std::array bugs_of_deck{
    demo_bug{
        "Scanner beeps twice for one ticket",
        "Two beeps mean refused. The crew sends people back who have paid.",
        "scanning"
    },
    demo_bug{
        "Battery shows 60 % and dies",
        "Handhelds bought before spring. After the update the curve is wrong.",
        "devices"
    },
    demo_bug{
        "No count of vehicles above three metres",
        "The mate needs it before the ramp goes up. There is one for cars and one for lorries.",
        "vehicles"
    },
    demo_bug{
        "Offline sales are lost when the handheld restarts",
        "Sell two tickets out of reach of the antenna, restart. Both are gone and the money is in "
        "the bag.\n\nThis must not happen again.",
        "offline"
    },
    demo_bug{
        "Gloves: the confirm button is too small",
        "Below 5 °C nobody hits it at the first try.",
        "display"
    },
    demo_bug{"Scanning a printed ticket in rain takes four tries", "", "scanning"},
    demo_bug{
        "Passenger count differs from the bridge by one",
        "It is the captain. Crew tickets are counted on deck and not on the bridge.",
        "counts"
    },
    demo_bug{
        "Clock is one hour behind after the change of time",
        "Only on devices that were switched off on that night.",
        "devices"
    },
    demo_bug{
        "Screen stays bright on the night crossing",
        "It blinds the lookout. There is no way to dim it below 40 %.",
        "display"
    },
    demo_bug{
        "Refused ticket does not say why",
        "Wrong day, wrong ship and already used all look alike.",
        "scanning"
    },
    demo_bug{
        "Second scan of a group ticket counts the group again",
        "Group of 24, scanned at the ramp and at the stairs: 48 on board.",
        "counts"
    },
    demo_bug{
        "Handheld asks for the PIN after every ticket",
        "Since the last update, on two of nine devices.",
        "accounts"
    },
    demo_bug{
        "Handheld says nothing but \"refused\" for a ticket of another day",
        "People ask why, and the crew cannot tell them.",
        "scanning",
        "Refused ticket does not say why"
    },
    demo_bug{
        "Lorry with trailer is counted as two vehicles",
        "The lane plan then says full with 40 metres free.",
        "vehicles"
    },
    demo_bug{
        "Lane plan does not know lane 7 of the Fulmar",
        "The lane was painted in March. Cars stand there and are counted nowhere.",
        "vehicles"
    },
    demo_bug{
        "Handheld sells the fare of last season",
        "Update of the fares needs a connection at the pier. Two devices had none for nine days "
        "and sold 61 tickets too cheap.",
        "offline"
    },
    demo_bug{
        "Sales made offline arrive twice when the antenna comes and goes",
        "The receipt number is the same, the sums are not: the day's takings differ from the bag "
        "by 340 euros.\n\n```json\n{\"receipt\": \"F-20418\", \"sold\": \"14:02\", \"sent\": "
        "[\"14:31\", \"14:33\"]}\n```",
        "offline"
    },
    demo_bug{
        "Offline: everything the crew needs without a connection",
        "Collects what is missing between the piers: fares, sales, refusals and counts. Each has a "
        "report of its own.",
        "offline"
    },
    demo_bug{
        "List of refused tickets is empty until the next connection",
        "Between Lillvik and Norhaven there is none. The list of stolen ticket books should be on "
        "the device.",
        "offline"
    },
    demo_bug{
        "Count of passengers starts again after the battery was changed",
        "It went from 212 to 0 in the middle of boarding, and the mate counted heads.",
        "counts"
    },
    demo_bug{
        "Crew of two devices: totals do not add up",
        "Fore ramp 118, aft ramp 64, \"on board\" says 164.",
        "counts"
    },
    demo_bug{
        "Infants are not on the list of people on board",
        "They have no ticket. The list that goes to the coast guard must have them.",
        "counts"
    },
    demo_bug{
        "Camera light stays on after scanning", "Two hours and the battery is empty.", "devices"
    },
    demo_bug{
        "Scanner does not read codes on cracked screens",
        "One in ten phones. The old devices read them.",
        "scanning"
    },
    demo_bug{
        "Scan of a wallet ticket takes three seconds",
        "Plain ones take 0.2 s. With 300 people on the ramp that is a quarter of an hour.\n\n| "
        "ticket | median |\n| --- | --- |\n| paper | 0.2 s |\n| app | 0.3 s |\n| wallet | 3.1 s |",
        "scanning"
    },
    demo_bug{
        "Message of the bridge covers the scan button",
        "It goes only by touching a cross that is smaller than a fingertip.",
        "display"
    },
    demo_bug{
        "Night colours: red text on black cannot be read through glasses",
        "The bridge wants red. The deck wants to read.",
        "display"
    },
    demo_bug{
        "PIN of a colleague works after they have left the company",
        "Accounts end at the end of the month, PINs never.",
        "accounts"
    },
    demo_bug{
        "Change of crew in Lillvik logs out the wrong device",
        "The one at the fore ramp, although the aft one was handed over.",
        "accounts"
    },
};

} // namespace

std::span<const demo_bug> deck_bugs() {
    return bugs_of_deck;
}

} // namespace lacewing::demo
