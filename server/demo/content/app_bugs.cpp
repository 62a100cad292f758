#include "demo/content/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, area, title of the original.
constexpr std::array bugs_of_app{
    demo_bug{
        "Ticket shows yesterday's date after midnight crossing",
        "Book the 23:40 to Norhaven, open the ticket at 00:05.\n\n**Expected:** the date of "
        "departure.\n**Actual:** today's date in the header, departure date in the code.",
        "tickets"
    },
    demo_bug{
        "Back button in payment loses the seat choice",
        "1. Choose seats 14A and 14B\n2. Go to payment\n3. Press back\n\nThe seats are free again "
        "and the price is gone.",
        "payment"
    },
    demo_bug{
        "Child fare is not offered for return trips",
        "One way works. With a return trip the list holds only adults and bicycles.",
        "fares"
    },
    demo_bug{
        "Crash when the contact list permission is refused",
        "Refuse the permission when adding a second passenger. The app "
        "closes.\n\n`java.lang.SecurityException: Permission Denial: reading "
        "com.android.providers.contacts`",
        "passengers"
    },
    demo_bug{
        "Price flickers between two currencies",
        "On a Norwegian phone the price is shown in crowns, then euros, then crowns.",
        "fares"
    },
    demo_bug{
        "Dark theme: the barcode is inverted and cannot be scanned",
        "The code is light on dark. The handhelds on deck do not read it; brightness does not "
        "help.",
        "tickets"
    },
    demo_bug{
        "Push about a delay arrives after the departure",
        "Three passengers of the *Skua* reported it on the same evening. The service sent it in "
        "time, the queue did not.",
        "notices"
    },
    demo_bug{
        "Search for a harbour ignores the letter ø",
        "Searching for Tromsø needs the exact letter; \"tromso\" finds nothing.",
        "search"
    },
    demo_bug{
        "Large text setting cuts the departure time in half",
        "With text size 200 % the row keeps its height.",
        "display"
    },
    demo_bug{
        "Receipt is sent in the language of the previous user",
        "Shared tablet at the harbour office. Log out, log in, buy: the mail is in the language of "
        "whoever bought before.",
        "accounts"
    },
    demo_bug{"Bicycle price is charged twice for tandems", "", "fares"},
    demo_bug{
        "Map on the start page eats the battery",
        "18 % in half an hour with the page open and the phone on the table.",
        "display"
    },
    demo_bug{
        "Discount code field accepts only upper case",
        "summer26 is refused, SUMMER26 works.",
        "payment"
    },
    demo_bug{
        "Ticket list jumps to the top after every refresh",
        "Scroll down to an old ticket and wait a minute.",
        "tickets"
    },
    demo_bug{
        "Voice-over reads the price before the route",
        "Order: price, class, route, time. People who cannot see hear a price without knowing for "
        "what.",
        "display"
    },
    demo_bug{"Sign-in with a passkey fails on the second phone", "", "accounts"},
    demo_bug{
        "Old date in the header after midnight",
        "Ticket for the 23:40, opened after twelve: the header has the new day, the code has the "
        "right one.",
        "tickets",
        "Ticket shows yesterday's date after midnight crossing"
    },
    demo_bug{
        "Seat plan of the Skua shows seats that do not exist",
        "Row 18 was taken out when the bar was rebuilt. One can still choose and pay for 18A to "
        "18D; the crew then finds them another place.",
        "seats"
    },
    demo_bug{
        "Payment page stays blank when the bank's page is closed early",
        "1. Choose a card that asks the bank\n2. Close the bank's page with the "
        "cross\n\n**Expected:** back to the choice of payment.\n**Actual:** a white page. Only "
        "ending the app helps.",
        "payment"
    },
    demo_bug{
        "Card is charged although the sailing was full",
        "The last two places went between choosing and paying. The money is taken, the ticket "
        "never comes.\n\nSupport has paid back four people this week by hand.",
        "payment"
    },
    demo_bug{
        "Ticket opens without a connection only after it was opened once with one",
        "Bought at home, first opened on the pier without a signal: \"Could not load\". People "
        "stand at the ramp with a receipt and nothing to scan.",
        "tickets"
    },
    demo_bug{
        "Return trip cannot begin on the day of arrival",
        "Arrive at 06:10, want to go back at 18:00. The calendar greys out that day.",
        "search"
    },
    demo_bug{
        "Seats of a family are spread over two decks",
        "Two adults, three children, booked as one. The automatic choice put the children on deck "
        "4.",
        "seats"
    },
    demo_bug{
        "Name with an apostrophe is refused",
        "O'Brien and D'Amico cannot book: \"Please use letters\". They leave the apostrophe out, "
        "and then the name is not the one in the passport.",
        "passengers"
    },
    demo_bug{
        "Notification opens the start page instead of the sailing",
        "Touch the message about a changed gate. The app opens, but where one was last.",
        "notices"
    },
    demo_bug{
        "Notices about a sailing come for passengers who cancelled it",
        "Cancel the ticket, then wait for a delay of that ship.",
        "notices"
    },
    demo_bug{
        "Vehicle length is asked in feet on phones set to English (US)",
        "The value is then read as metres: a 15-foot car becomes a lorry and costs 212 euros.",
        "fares"
    },
    demo_bug{
        "Price with a comma is read as thousands",
        "On a phone set to German the surcharge \"1,50\" is added as 150.",
        "fares"
    },
    demo_bug{
        "Dog cannot be added once the booking is paid",
        "The button is there and does nothing. The counter can do it.",
        "passengers"
    },
    demo_bug{
        "Language of the app follows the phone only after a second start",
        "Change the phone from Norwegian to English and open the app. Everything but the tabs "
        "stays Norwegian.",
        "display"
    },
    demo_bug{
        "Photo of a passport is kept in the phone's gallery",
        "The check-in page says that the picture is not kept. It stands in the gallery, and in the "
        "cloud of whoever has that on.",
        "passengers"
    },
    demo_bug{
        "App closes when a ticket is added to the wallet twice",
        "Steps: add, delete from the wallet, add again.\n\n```\nFatal Exception: "
        "java.lang.IllegalStateException\n    at "
        "com.saltwind.wallet.PassWriter.append(PassWriter.kt:88)\n    at "
        "com.saltwind.wallet.PassWriter.write(PassWriter.kt:41)\n```",
        "tickets"
    },
    demo_bug{
        "Screen reader says \"button\" for every seat",
        "Sixty times \"button\". Neither row nor letter, nor whether it is free.",
        "seats"
    },
};

} // namespace

std::span<const demo_bug> app_bugs() {
    return bugs_of_app;
}

} // namespace lacewing::demo
