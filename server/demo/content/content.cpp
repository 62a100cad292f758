#include "demo/content/content.hpp"

#include "demo/content/parts.hpp"

#include <array>

namespace lacewing::demo {

namespace {

// Fields: username, name, role, how often it is they who report.
constexpr std::array all_people{
    demo_person{"maren", "Maren Oldenburg", part::owner, 6},
    demo_person{"tobias", "Tobias Krane", part::editor, 3},
    demo_person{"ines", "Inês Valadares", part::editor, 3},
    demo_person{"yusuf", "Yusuf Demirci", part::member, 22},
    demo_person{"pauline", "Pauline Achterberg", part::member, 16},
    demo_person{"linnea", "Linnea Strand", part::member, 3},
    demo_person{"mateusz", "Mateusz Wilk", part::editor, 2},
    demo_person{"adaeze", "Adaeze Obi", part::editor, 9},
    demo_person{"henrik", "Henrik Solberg", part::member, 14},
    demo_person{"soraya", "Soraya Lind", part::member, 22},
};

constexpr std::array developers_of_app{2, 1};
constexpr std::array developers_of_deck{1, 6};
constexpr std::array developers_of_tide{5, 6};
constexpr std::array developers_of_desk{6, 2, 5};

constexpr std::array systems_of_app{
    std::string_view{"Android 14"},
    std::string_view{"Android 15"},
    std::string_view{"iOS 18.1"},
    std::string_view{"iOS 17.6"},
};
constexpr std::array systems_of_deck{
    std::string_view{"Handheld 2"}, std::string_view{"Handheld 3"}
};
constexpr std::array systems_of_tide{std::string_view{"Debian 12"}};
constexpr std::array systems_of_desk{
    std::string_view{"Windows 11"}, std::string_view{"Windows 10"}
};

// Fields: name, colour, when to use it.
constexpr std::array all_labels{
    demo_label{"area/accounts", "teal", "Signing in, PINs, who may what"},
    demo_label{"area/cabins", "teal", "Cabins and what is held of them"},
    demo_label{"area/counts", "teal", "People and vehicles on board"},
    demo_label{"area/delays", "teal", "Estimates, announcements, punctuality"},
    demo_label{"area/departures", "teal", "Sailings and their days"},
    demo_label{"area/devices", "teal", "Battery, clock, camera"},
    demo_label{"area/dispatch", "teal", "What the people on duty work with"},
    demo_label{"area/display", "teal", "Screens, sizes, colours, languages"},
    demo_label{"area/fares", "teal", "What a passage costs"},
    demo_label{"area/feeds", "teal", "Boards at the harbours and partners"},
    demo_label{"area/imports", "teal", "Timetables that are read in"},
    demo_label{"area/notices", "teal", "Messages to passengers"},
    demo_label{"area/offline", "teal", "Between the piers"},
    demo_label{"area/passengers", "teal", "Names, animals, papers"},
    demo_label{"area/payment", "teal", "Cards, codes, refunds in the app"},
    demo_label{"area/payments", "teal", "Till, terminal, vouchers at the counter"},
    demo_label{"area/printing", "teal", "Receipts and labels"},
    demo_label{"area/reports", "teal", "Shifts, sums, exports"},
    demo_label{"area/sales", "teal", "Selling at the counter"},
    demo_label{"area/scanning", "teal", "Codes, light, speed"},
    demo_label{"area/search", "teal", "Finding a sailing or a customer"},
    demo_label{"area/seats", "teal", "Plans of seats"},
    demo_label{"area/tickets", "teal", "Tickets on the phone"},
    demo_label{"area/tides", "teal", "Depth and warnings"},
    demo_label{"area/vehicles", "teal", "Lanes and lengths"},
    demo_label{"area/weather", "teal", "Wind, waves, holds"},
    demo_label{"platform/android", "green", ""},
    demo_label{"platform/ios", "green", ""},
    demo_label{"needs/steps", "amber", "Cannot be repeated yet"},
    demo_label{"needs/decision", "amber", "Product has to say what is wanted"},
    demo_label{"regression", "red", "It worked in the version before"},
    demo_label{"data loss", "red", "Something is gone that was there"},
    demo_label{"accessibility", "violet", "Keeps somebody from using it"},
    demo_label{"performance", "blue", "Too slow, or too much of something"},
    demo_label{"passengers wrote", "pink", "More than one has written about it"},
    demo_label{"good first bug", "green", "Small, and explained"},
};

// Fields: owner, name, query, shared, board, project, columns, lanes, order.
constexpr std::array all_views{
    demo_view{7, "To verify", "status:Fixed", true, false, "", "project", "", "updated"},
    demo_view{
        0,
        "Open without anybody",
        "is:open assignee:none -is:triage",
        true,
        false,
        "",
        "",
        "",
        "-severity"
    },
    demo_view{0, "Due soon", "is:open due:any", true, false, "", "", "", "due"},
    demo_view{9, "What passengers wrote about", "label:\"passengers wrote\" is:open", false},
    demo_view{0, "What I wait for", "is:open is:watched severity:S1..S2", false},
    demo_view{3, "Mine to test", "status:Fixed author:@me", false},
    demo_view{
        2,
        "Booking app",
        "-is:triage -is:dropped (is:open OR closed:>-14d)",
        true,
        true,
        "APP",
        "status"
    },
    demo_view{
        1, "Deck by severity", "is:open -is:triage", true, true, "DECK", "status", "severity"
    },
    demo_view{6, "Who works on what", "is:started", true, true, "", "assignee"},
};

} // namespace

std::span<const demo_person> people() {
    return all_people;
}

std::span<const demo_label> labels() {
    return all_labels;
}

std::span<const demo_view> views() {
    return all_views;
}

std::span<const demo_project> projects() {
    static const std::array all{
        demo_project{
            "APP",
            "Booking app",
            "Tickets on phones: iOS and Android",
            "#0486f4",
            app_bugs(),
            components_of_app(),
            conditions_of_app(),
            developers_of_app,
            systems_of_app
        },
        demo_project{
            "DECK",
            "Deck terminal",
            "The handhelds that scan tickets on board",
            "#007943",
            deck_bugs(),
            components_of_deck(),
            conditions_of_deck(),
            developers_of_deck,
            systems_of_deck
        },
        demo_project{
            "TIDE",
            "Timetable service",
            "Departures, delays, tides and weather holds",
            "#bf2f79",
            tide_bugs(),
            components_of_tide(),
            conditions_of_tide(),
            developers_of_tide,
            systems_of_tide
        },
        demo_project{
            "DESK",
            "Harbour desk",
            "Counters, tills and printers in the harbour offices",
            "#9a5b00",
            desk_bugs(),
            components_of_desk(),
            conditions_of_desk(),
            developers_of_desk,
            systems_of_desk
        },
    };
    return all;
}

} // namespace lacewing::demo
