#include "demo/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, status, resolution, author, assignee, age in days.
constexpr std::array bugs_of_tide{
    demo_bug{
        "Delay of more than 24 hours is shown as minutes",
        "\"Delayed by 1,815 minutes\".",
        "Verified",
        "fixed",
        0,
        2,
        39
    },
    demo_bug{
        "Tide table of Lillvik is two hours off",
        "The other harbours are right. The station was moved in June.",
        "Verified",
        "fixed",
        0,
        1,
        36
    },
    demo_bug{
        "A cancelled departure comes back after midnight",
        "The nightly import overwrites what the dispatcher set.",
        "Fixed",
        "fixed",
        1,
        1,
        32
    },
    demo_bug{
        "Import stops at the first broken row",
        "One row with a missing harbour, and the whole day is empty.",
        "Fixed",
        "fixed",
        1,
        2,
        29
    },
    demo_bug{
        "Duplicate departures when two ships swap routes", "", "Closed", "obsolete", 2, -1, 27
    },
    demo_bug{
        "Weather hold is not lifted by itself",
        "The wind is down, the hold stays until somebody clicks.",
        "In progress",
        "none",
        0,
        2,
        24
    },
    demo_bug{
        "Search by ship name finds nothing with a trailing space", "", "Fixed", "fixed", 3, 1, 20
    },
    demo_bug{
        "Feed for harbour displays is not compressed",
        "1.4 MB every 30 seconds over a mobile line.",
        "Confirmed",
        "none",
        1,
        2,
        18
    },
    demo_bug{
        "Holiday timetable begins one day late",
        "It follows the time zone of the server.",
        "Confirmed",
        "none",
        0,
        1,
        15
    },
    demo_bug{
        "Two dispatchers overwrite each other's notes",
        "The later one wins without a word.",
        "In review",
        "none",
        1,
        1,
        11
    },
    demo_bug{
        "Departure board shows seconds",
        "09:15:00 looks odd and nobody needs it.",
        "Closed",
        "obsolete",
        3,
        -1,
        9
    },
    demo_bug{"Tide warning is sent for ships in dock", "", "Confirmed", "none", 0, -1, 5},
    demo_bug{
        "Average delay counts cancelled departures as zero",
        "The report says 97 % punctual in a week with eleven cancellations.",
        "New",
        "none",
        0,
        -1,
        2
    },
    demo_bug{
        "Statement of the harbour master cannot be opened",
        "The link in the mail leads to an empty page.",
        "New",
        "none",
        1,
        -1,
        1
    },
};

} // namespace

std::span<const demo_bug> tide_bugs() {
    return bugs_of_tide;
}

} // namespace lacewing::demo
