#include "demo/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

constexpr std::array all_people{
    demo_person{"maren", "Maren Oldenburg", "maren@saltwind.example", "Owner"},
    demo_person{"tobias", "Tobias Krane", "tobias@saltwind.example", "Editor"},
    demo_person{"ines", "Inês Valadares", "ines@saltwind.example", "Editor"},
    demo_person{"yusuf", "Yusuf Demirci", "yusuf@saltwind.example", "Member"},
    demo_person{"pauline", "Pauline Achterberg", "pauline@saltwind.example", "Member"},
};

constexpr std::array all_projects{
    demo_project{"APP", "Booking app", "Tickets on phones: iOS and Android", "#0486f4"},
    demo_project{"DECK", "Deck terminal", "The handhelds that scan tickets on board", "#007943"},
    demo_project{"TIDE", "Timetable service", "Departures, delays, tides and weather holds", "#bf2f79"},
};

// Fields: project, title, description, status, resolution, author, assignee, age in days.
constexpr std::array all_bugs{
    demo_bug{"APP", "Ticket shows yesterday's date after midnight crossing", "Book the 23:40 to Norhaven, open the ticket at 00:05.\n\n**Expected:** the date of departure.\n**Actual:** today's date in the header, departure date in the code.", "Verified", "fixed", 3, 1, 41},
    demo_bug{"APP", "Back button in payment loses the seat choice", "1. Choose seats 14A and 14B\n2. Go to payment\n3. Press back\n\nThe seats are free again and the price is gone.", "Verified", "fixed", 4, 2, 38},
    demo_bug{"APP", "Child fare is not offered for return trips", "One way works. With a return trip the list holds only adults and bicycles.", "Fixed", "fixed", 3, 2, 35},
    demo_bug{"APP", "Crash when the contact list permission is refused", "Refuse the permission when adding a second passenger. The app closes.\n\n`java.lang.SecurityException: Permission Denial: reading com.android.providers.contacts`", "Fixed", "fixed", 4, 1, 33},
    demo_bug{"APP", "Price flickers between two currencies", "On a Norwegian phone the price is shown in crowns, then euros, then crowns.", "Closed", "cannot_reproduce", 3, -1, 31},
    demo_bug{"APP", "Dark theme: the barcode is inverted and cannot be scanned", "The code is light on dark. The handhelds on deck do not read it; brightness does not help.", "Verified", "fixed", 2, 2, 28},
    demo_bug{"APP", "Push about a delay arrives after the departure", "Three passengers of the *Skua* reported it on the same evening. The service sent it in time, the queue did not.", "In progress", "none", 0, 1, 21},
    demo_bug{"APP", "Search for a harbour ignores the letter ø", "Searching for Tromsø needs the exact letter; \"tromso\" finds nothing.", "In review", "none", 4, 2, 17},
    demo_bug{"APP", "Large text setting cuts the departure time in half", "With text size 200 % the row keeps its height.", "Confirmed", "none", 3, 2, 14},
    demo_bug{"APP", "Receipt is sent in the language of the previous user", "Shared tablet at the harbour office. Log out, log in, buy: the mail is in the language of whoever bought before.", "Confirmed", "none", 1, -1, 12},
    demo_bug{"APP", "Bicycle price is charged twice for tandems", "", "Closed", "by_design", 4, -1, 11},
    demo_bug{"APP", "Map on the start page eats the battery", "18 % in half an hour with the page open and the phone on the table.", "In progress", "none", 3, 1, 9},
    demo_bug{"APP", "Discount code field accepts only upper case", "summer26 is refused, SUMMER26 works.", "Fixed", "fixed", 4, 2, 8},
    demo_bug{"APP", "Ticket list jumps to the top after every refresh", "Scroll down to an old ticket and wait a minute.", "Confirmed", "none", 2, -1, 6},
    demo_bug{"APP", "Voice-over reads the price before the route", "Order: price, class, route, time. People who cannot see hear a price without knowing for what.", "New", "none", 3, -1, 3},
    demo_bug{"APP", "Sign-in with a passkey fails on the second phone", "", "New", "none", 4, -1, 1},
    demo_bug{"DECK", "Scanner beeps twice for one ticket", "Two beeps mean refused. The crew sends people back who have paid.", "Verified", "fixed", 4, 1, 40},
    demo_bug{"DECK", "Battery shows 60 % and dies", "Handhelds bought before spring. After the update the curve is wrong.", "Closed", "wont_fix", 4, -1, 37},
    demo_bug{"DECK", "No count of vehicles above three metres", "The mate needs it before the ramp goes up. There is one for cars and one for lorries.", "Verified", "fixed", 0, 1, 30},
    demo_bug{"DECK", "Offline sales are lost when the handheld restarts", "Sell two tickets out of reach of the antenna, restart. Both are gone and the money is in the bag.\n\nThis must not happen again.", "Fixed", "fixed", 4, 1, 26},
    demo_bug{"DECK", "Gloves: the confirm button is too small", "Below 5 °C nobody hits it at the first try.", "In review", "none", 4, 2, 22},
    demo_bug{"DECK", "Scanning a printed ticket in rain takes four tries", "", "Confirmed", "none", 4, -1, 19},
    demo_bug{"DECK", "Passenger count differs from the bridge by one", "It is the captain. Crew tickets are counted on deck and not on the bridge.", "Closed", "by_design", 3, -1, 16},
    demo_bug{"DECK", "Clock is one hour behind after the change of time", "Only on devices that were switched off on that night.", "Fixed", "fixed", 4, 1, 13},
    demo_bug{"DECK", "Screen stays bright on the night crossing", "It blinds the lookout. There is no way to dim it below 40 %.", "Confirmed", "none", 0, 2, 10},
    demo_bug{"DECK", "Refused ticket does not say why", "Wrong day, wrong ship and already used all look alike.", "In progress", "none", 3, 1, 7},
    demo_bug{"DECK", "Second scan of a group ticket counts the group again", "Group of 24, scanned at the ramp and at the stairs: 48 on board.", "Confirmed", "none", 4, 1, 4},
    demo_bug{"DECK", "Handheld asks for the PIN after every ticket", "Since the last update, on two of nine devices.", "New", "none", 4, -1, 2},
    demo_bug{"TIDE", "Delay of more than 24 hours is shown as minutes", "\"Delayed by 1,815 minutes\".", "Verified", "fixed", 0, 2, 39},
    demo_bug{"TIDE", "Tide table of Lillvik is two hours off", "The other harbours are right. The station was moved in June.", "Verified", "fixed", 0, 1, 36},
    demo_bug{"TIDE", "A cancelled departure comes back after midnight", "The nightly import overwrites what the dispatcher set.", "Fixed", "fixed", 1, 1, 32},
    demo_bug{"TIDE", "Import stops at the first broken row", "One row with a missing harbour, and the whole day is empty.", "Fixed", "fixed", 1, 2, 29},
    demo_bug{"TIDE", "Duplicate departures when two ships swap routes", "", "Closed", "duplicate", 2, -1, 27},
    demo_bug{"TIDE", "Weather hold is not lifted by itself", "The wind is down, the hold stays until somebody clicks.", "In progress", "none", 0, 2, 24},
    demo_bug{"TIDE", "Search by ship name finds nothing with a trailing space", "", "Fixed", "fixed", 3, 1, 20},
    demo_bug{"TIDE", "Feed for harbour displays is not compressed", "1.4 MB every 30 seconds over a mobile line.", "Confirmed", "none", 1, 2, 18},
    demo_bug{"TIDE", "Holiday timetable begins one day late", "It follows the time zone of the server.", "Confirmed", "none", 0, 1, 15},
    demo_bug{"TIDE", "Two dispatchers overwrite each other's notes", "The later one wins without a word.", "In review", "none", 1, 1, 11},
    demo_bug{"TIDE", "Departure board shows seconds", "09:15:00 looks odd and nobody needs it.", "Closed", "obsolete", 3, -1, 9},
    demo_bug{"TIDE", "Tide warning is sent for ships in dock", "", "Confirmed", "none", 0, -1, 5},
    demo_bug{"TIDE", "Average delay counts cancelled departures as zero", "The report says 97 % punctual in a week with eleven cancellations.", "New", "none", 0, -1, 2},
    demo_bug{"TIDE", "Statement of the harbour master cannot be opened", "The link in the mail leads to an empty page.", "New", "none", 1, -1, 1},
};

} // namespace

std::span<const demo_person> people() { return all_people; }
std::span<const demo_project> projects() { return all_projects; }
std::span<const demo_bug> bugs() { return all_bugs; }

} // namespace lacewing::demo
