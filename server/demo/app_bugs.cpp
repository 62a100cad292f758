#include "demo/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, status, resolution, author, assignee, age in days.
constexpr std::array bugs_of_app{
    demo_bug{
        "Ticket shows yesterday's date after midnight crossing",
        "Book the 23:40 to Norhaven, open the ticket at 00:05.\n\n**Expected:** the date of "
        "departure.\n**Actual:** today's date in the header, departure date in the code.",
        "Verified",
        "fixed",
        3,
        1,
        41
    },
    demo_bug{
        "Back button in payment loses the seat choice",
        "1. Choose seats 14A and 14B\n2. Go to payment\n3. Press back\n\nThe seats are free again "
        "and the price is gone.",
        "Verified",
        "fixed",
        4,
        2,
        38
    },
    demo_bug{
        "Child fare is not offered for return trips",
        "One way works. With a return trip the list holds only adults and bicycles.",
        "Fixed",
        "fixed",
        3,
        2,
        35
    },
    demo_bug{
        "Crash when the contact list permission is refused",
        "Refuse the permission when adding a second passenger. The app "
        "closes.\n\n`java.lang.SecurityException: Permission Denial: reading "
        "com.android.providers.contacts`",
        "Fixed",
        "fixed",
        4,
        1,
        33
    },
    demo_bug{
        "Price flickers between two currencies",
        "On a Norwegian phone the price is shown in crowns, then euros, then crowns.",
        "Closed",
        "cannot_reproduce",
        3,
        -1,
        31
    },
    demo_bug{
        "Dark theme: the barcode is inverted and cannot be scanned",
        "The code is light on dark. The handhelds on deck do not read it; brightness does not "
        "help.",
        "Verified",
        "fixed",
        2,
        2,
        28
    },
    demo_bug{
        "Push about a delay arrives after the departure",
        "Three passengers of the *Skua* reported it on the same evening. The service sent it in "
        "time, the queue did not.",
        "In progress",
        "none",
        0,
        1,
        21
    },
    demo_bug{
        "Search for a harbour ignores the letter ø",
        "Searching for Tromsø needs the exact letter; \"tromso\" finds nothing.",
        "In review",
        "none",
        4,
        2,
        17
    },
    demo_bug{
        "Large text setting cuts the departure time in half",
        "With text size 200 % the row keeps its height.",
        "Confirmed",
        "none",
        3,
        2,
        14
    },
    demo_bug{
        "Receipt is sent in the language of the previous user",
        "Shared tablet at the harbour office. Log out, log in, buy: the mail is in the language of "
        "whoever bought before.",
        "Confirmed",
        "none",
        1,
        -1,
        12
    },
    demo_bug{"Bicycle price is charged twice for tandems", "", "Closed", "by_design", 4, -1, 11},
    demo_bug{
        "Map on the start page eats the battery",
        "18 % in half an hour with the page open and the phone on the table.",
        "In progress",
        "none",
        3,
        1,
        9
    },
    demo_bug{
        "Discount code field accepts only upper case",
        "summer26 is refused, SUMMER26 works.",
        "Fixed",
        "fixed",
        4,
        2,
        8
    },
    demo_bug{
        "Ticket list jumps to the top after every refresh",
        "Scroll down to an old ticket and wait a minute.",
        "Confirmed",
        "none",
        2,
        -1,
        6
    },
    demo_bug{
        "Voice-over reads the price before the route",
        "Order: price, class, route, time. People who cannot see hear a price without knowing for "
        "what.",
        "New",
        "none",
        3,
        -1,
        3
    },
    demo_bug{"Sign-in with a passkey fails on the second phone", "", "New", "none", 4, -1, 1},
};

} // namespace

std::span<const demo_bug> app_bugs() {
    return bugs_of_app;
}

} // namespace lacewing::demo
