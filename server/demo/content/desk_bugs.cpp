#include "demo/content/content.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: title, description, area, title of the original.
constexpr std::array bugs_of_desk{
    demo_bug{
        "Till does not open after a refund",
        "The drawer opens for sales only. The clerk needs the key, and the key is with the master.",
        "payments"
    },
    demo_bug{
        "Receipt printer cuts in the middle of the code",
        "Paper of 80 mm, driver 3.2. The lower third is on the next receipt.\n\nThe scanner on "
        "board refuses all of them.",
        "printing"
    },
    demo_bug{
        "Receipts come out cut through the bar code",
        "New rolls, same printer. Norhaven and Elvnes both.",
        "printing",
        "Receipt printer cuts in the middle of the code"
    },
    demo_bug{
        "Refund of a group ticket pays back one person",
        "Group of 12, sailing cancelled, 1/12 of the price on the slip. The customer noticed, the "
        "till did not.",
        "payments"
    },
    demo_bug{
        "Shift report differs from the till by the deposits",
        "Deposits for bicycle racks are taken in and never booked.",
        "reports"
    },
    demo_bug{
        "Shift cannot be closed while a sale is parked",
        "Parked sales of another clerk are not shown, so nobody knows which one it is.",
        "reports"
    },
    demo_bug{
        "Search by booking code needs capital letters",
        "Customers spell it out, clerks type small. \"Not found\".",
        "search"
    },
    demo_bug{
        "Customer display shows the price of the customer before",
        "Until the first item is chosen. People think that they are to pay that.",
        "display"
    },
    demo_bug{
        "Timetable on the counter is of yesterday until somebody reloads",
        "The page is never closed at the counter. At midnight it keeps the day.",
        "display"
    },
    demo_bug{
        "Group of more than 50 people cannot be sold",
        "The field takes two digits but refuses what is above 50. Schools have 60.",
        "sales"
    },
    demo_bug{
        "School fare needs the name of every child",
        "The contract says a number is enough, and we may not keep the names.",
        "sales"
    },
    demo_bug{
        "Residents' discount is not checked against the date",
        "Cards that ended last year still give 40 %.",
        "sales"
    },
    demo_bug{
        "Two clerks can sell the last cabin",
        "Both see one free cabin, both print. The second customer has no bed.\n\nHappened on the "
        "night sailing to Norhaven twice in a week.",
        "cabins"
    },
    demo_bug{
        "Cabin plan is empty after a change of ship",
        "When the Fulmar replaces the Skua, the cabins of the Skua are sold and the plan has none.",
        "cabins"
    },
    demo_bug{
        "Cabin stays blocked after the hold of 20 minutes",
        "The list says \"held by counter 3\" on the next day.",
        "cabins"
    },
    demo_bug{
        "Card terminal asks for the PIN of the clerk",
        "After the terminal's update of Tuesday. A restart helps for about an hour.",
        "payments"
    },
    demo_bug{
        "Card terminal loses the line while the customer types",
        "The sale is neither paid nor cancelled. The clerk cannot go on until the line is "
        "back.\n\n```\n14:12:07 terminal 2  AUTH sent\n14:12:38 terminal 2  no answer (30000 "
        "ms)\n14:12:38 sale 88231  state=PENDING\n```",
        "payments"
    },
    demo_bug{
        "Clerks see the salaries page of the report server",
        "Through the link \"back\" of the shift report. It asks for no password.",
        "accounts"
    },
    demo_bug{
        "Password of the counter is shown in the log of the terminal",
        "Line 4 of `terminal.log`, in plain text, at every start.",
        "accounts"
    },
    demo_bug{
        "Login takes 40 seconds in the morning",
        "Eight counters start at 06:00. From 06:10 it takes two.",
        "accounts"
    },
    demo_bug{
        "Invoice for companies has the wrong tax number",
        "The one of before the merger. The accountant of Brevik Fisk sends them back.",
        "reports"
    },
    demo_bug{
        "Export for the accountant stops at row 65,536",
        "The rest of the month is missing, without a word.",
        "reports"
    },
    demo_bug{
        "Umlauts on the luggage label are question marks",
        "\"Gro?e Tasche\". The label printer has only the old character set.",
        "printing"
    },
    demo_bug{
        "Label for a pram is printed without the cabin",
        "The crew then carries it to the car deck.",
        "printing"
    },
    demo_bug{
        "Seat reservation cannot be moved to another sailing",
        "One has to cancel and sell again, and the fare is that of today.",
        "sales"
    },
    demo_bug{
        "Voucher of a cancelled sailing is worth 0 euros",
        "When the ticket was paid with a voucher itself.",
        "payments"
    },
    demo_bug{
        "Counter shows sailings as open that have left",
        "The gate closes five minutes before. The counter sells until the minute of departure.",
        "sales"
    },
    demo_bug{
        "Keyboard: F4 sells and closes the window",
        "In the other programs of the counter F4 closes. Sales are done by mistake every day.",
        "display"
    },
    demo_bug{
        "Sum of the day is wrong when the shift goes over midnight",
        "The night counter in Norhaven sells from 22:00 to 02:00.",
        "reports"
    },
    demo_bug{
        "Search for a customer by telephone number finds nothing with spaces",
        "\"907 41 552\" and \"90741552\" are the same number.",
        "search"
    },
};

} // namespace

std::span<const demo_bug> desk_bugs() {
    return bugs_of_desk;
}

} // namespace lacewing::demo
