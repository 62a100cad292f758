#include "demo/content/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, area, title of the original.
constexpr std::array bugs_of_tide{
    demo_bug{
        "Delay of more than 24 hours is shown as minutes", "\"Delayed by 1,815 minutes\".", "delays"
    },
    demo_bug{
        "Tide table of Lillvik is two hours off",
        "The other harbours are right. The station was moved in June.",
        "tides"
    },
    demo_bug{
        "A cancelled departure comes back after midnight",
        "The nightly import overwrites what the dispatcher set.",
        "departures"
    },
    demo_bug{
        "Import stops at the first broken row",
        "One row with a missing harbour, and the whole day is empty.",
        "imports"
    },
    demo_bug{"Duplicate departures when two ships swap routes", "", "departures"},
    demo_bug{
        "Weather hold is not lifted by itself",
        "The wind is down, the hold stays until somebody clicks.",
        "weather"
    },
    demo_bug{"Search by ship name finds nothing with a trailing space", "", "search"},
    demo_bug{
        "Feed for harbour displays is not compressed",
        "1.4 MB every 30 seconds over a mobile line.",
        "feeds"
    },
    demo_bug{
        "Holiday timetable begins one day late",
        "It follows the time zone of the server.",
        "departures"
    },
    demo_bug{
        "Two dispatchers overwrite each other's notes",
        "The later one wins without a word.",
        "dispatch"
    },
    demo_bug{"Departure board shows seconds", "09:15:00 looks odd and nobody needs it.", "feeds"},
    demo_bug{"Tide warning is sent for ships in dock", "", "tides"},
    demo_bug{
        "Average delay counts cancelled departures as zero",
        "The report says 97 % punctual in a week with eleven cancellations.",
        "delays"
    },
    demo_bug{
        "Statement of the harbour master cannot be opened",
        "The link in the mail leads to an empty page.",
        "dispatch"
    },
    demo_bug{
        "Departures that were cancelled are back on the next morning",
        "Dispatcher cancels the 05:50 in the evening. It is on the board again at 05:30, and "
        "people wait.",
        "departures",
        "A cancelled departure comes back after midnight"
    },
    demo_bug{
        "Depth at Skarsund is computed with the chart of 2019",
        "The dredged channel is 0.8 m deeper. Sailings are held back at low water for nothing.",
        "tides"
    },
    demo_bug{
        "Wind in knots is stored as metres per second",
        "Since the station at Norhaven was replaced: 24 kn become 24 m/s, and every sailing goes "
        "on hold.",
        "weather"
    },
    demo_bug{
        "Weather hold lifts for one ship and not for her sister",
        "Same limits, same pier. The *Tern* sails, the *Petrel* stays.",
        "weather"
    },
    demo_bug{
        "Feed answers 500 when a harbour has no departures",
        "It should be an empty list. Three harbours have none in winter.\n\n```\nGET "
        "/feed/v2/harbours/ELVNES/departures\n500 Internal Server Error\n\ncaused by: division by "
        "zero in mean_delay (departures=0)\n```",
        "feeds"
    },
    demo_bug{
        "Delay is announced and taken back every two minutes",
        "The position comes from two antennas that do not agree; the estimate swings between 4 and "
        "11 minutes.",
        "delays"
    },
    demo_bug{
        "Arrival is estimated before the departure",
        "When the clock of the ship is ahead. \"Arrives 14:02, departs 14:05.\"",
        "delays"
    },
    demo_bug{
        "Import of the winter timetable takes four hours",
        "It compares each row with each row. 9,400 rows in summer, 31,000 in winter.",
        "imports"
    },
    demo_bug{
        "File with a byte order mark is refused",
        "Saved by the harbour master's spreadsheet. The message says \"unknown column\" and names "
        "the first one.",
        "imports"
    },
    demo_bug{
        "Ship in dock is planned for Saturday",
        "The plan of the yard is in another file that nobody reads in.",
        "dispatch"
    },
    demo_bug{"Dispatcher cannot see who set a hold", "The log says \"user 14\".", "dispatch"},
    demo_bug{
        "Undo of a swap brings back only one of the two ships",
        "Swap Skua and Tern on the 09:15, undo: both sail at 10:40.",
        "dispatch"
    },
    demo_bug{
        "Harbour display shows the sailing of the other pier",
        "Pier 2 shows what leaves from pier 3 after a change of pier within ten minutes.",
        "feeds"
    },
    demo_bug{
        "Search finds sailings of last year first",
        "Sorted by date upwards, and the year is not shown.",
        "search"
    },
    demo_bug{
        "Spring tide warnings are sent at three in the morning",
        "The sum is done at midnight UTC and mailed at once. They are for the following week.",
        "tides"
    },
    demo_bug{
        "Summer time: two sailings at 02:30",
        "On the night of the change one of them is on the board twice and the other never.",
        "departures"
    },
};

} // namespace

std::span<const demo_bug> tide_bugs() {
    return bugs_of_tide;
}

} // namespace lacewing::demo
