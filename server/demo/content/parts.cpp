#include "demo/content/parts.hpp"

#include <array>

namespace lacewing::demo {

namespace {

using words = std::string_view;

constexpr std::array app_components{
    demo_parts{"Seat map", "seats"},
    demo_parts{"Seat summary", "seats"},
    demo_parts{"List of sailings", "search"},
    demo_parts{"Harbour picker", "search"},
    demo_parts{"Calendar of sailings", "search"},
    demo_parts{"Fare overview", "fares"},
    demo_parts{"Vehicle page", "fares"},
    demo_parts{"Passenger list", "passengers"},
    demo_parts{"Page of saved travellers", "passengers"},
    demo_parts{"Payment summary", "payment"},
    demo_parts{"Receipt page", "payment"},
    demo_parts{"Ticket page", "tickets"},
    demo_parts{"List of past tickets", "tickets"},
    demo_parts{"Notice list", "notices"},
    demo_parts{"Profile page", "accounts"},
};
constexpr std::array deck_components{
    demo_parts{"Boarding screen", "scanning"},
    demo_parts{"List of refusals", "scanning"},
    demo_parts{"History of scans", "scanning"},
    demo_parts{"Lane plan", "vehicles"},
    demo_parts{"Vehicle list", "vehicles"},
    demo_parts{"Passenger count", "counts"},
    demo_parts{"List of people on board", "counts"},
    demo_parts{"Sales screen", "offline"},
    demo_parts{"Queue of unsent sales", "offline"},
    demo_parts{"Fare table", "offline"},
    demo_parts{"Crew list", "accounts"},
    demo_parts{"Status line", "display"},
    demo_parts{"Message of the bridge", "display"},
    demo_parts{"Device page", "devices"},
    demo_parts{"Battery page", "devices"},
};
constexpr std::array tide_components{
    demo_parts{"Departure list", "departures"},
    demo_parts{"Season calendar", "departures"},
    demo_parts{"Route page", "departures"},
    demo_parts{"Delay report", "delays"},
    demo_parts{"Estimate of arrivals", "delays"},
    demo_parts{"Tide curve", "tides"},
    demo_parts{"Depth page", "tides"},
    demo_parts{"Wind chart", "weather"},
    demo_parts{"List of holds", "weather"},
    demo_parts{"Harbour feed", "feeds"},
    demo_parts{"Partner feed", "feeds"},
    demo_parts{"Import report", "imports"},
    demo_parts{"Preview of an import", "imports"},
    demo_parts{"Dispatch log", "dispatch"},
    demo_parts{"Duty roster", "dispatch"},
};
constexpr std::array desk_components{
    demo_parts{"Sales page", "sales"},
    demo_parts{"Basket", "sales"},
    demo_parts{"List of parked sales", "sales"},
    demo_parts{"Cabin plan", "cabins"},
    demo_parts{"Cabin list", "cabins"},
    demo_parts{"Refund page", "payments"},
    demo_parts{"Voucher page", "payments"},
    demo_parts{"Till journal", "payments"},
    demo_parts{"Receipt preview", "printing"},
    demo_parts{"Print queue", "printing"},
    demo_parts{"Shift report", "reports"},
    demo_parts{"Monthly export", "reports"},
    demo_parts{"Customer search", "search"},
    demo_parts{"Customer display", "display"},
    demo_parts{"Clerk list", "accounts"},
};

constexpr std::array app_conditions{
    words{"after a lost connection"},
    words{"in landscape"},
    words{"on tablets"},
    words{"when the sailing is cancelled"},
    words{"for trips over midnight"},
    words{"with large text"},
    words{"after the language is changed"},
    words{"with more than nine passengers"},
    words{"in the dark theme"},
    words{"on phones with a small screen"},
    words{"when opened from a notice"},
    words{"after coming back from the bank's page"},
    words{"for return trips"},
    words{"right after signing in"},
};
constexpr std::array deck_conditions{
    words{"out of reach of the antenna"},
    words{"after the battery was changed"},
    words{"in the night colours"},
    words{"in bright sun"},
    words{"after a change of crew"},
    words{"when two devices work at one ramp"},
    words{"after an update at the pier"},
    words{"with more than 300 people on board"},
    words{"when the ship is replaced"},
    words{"below freezing"},
    words{"after six hours on duty"},
    words{"for group tickets"},
    words{"right after the restart"},
    words{"on the second sailing of the day"},
};
constexpr std::array tide_conditions{
    words{"during the nightly import"},
    words{"on the night of the clock change"},
    words{"when two ships swap routes"},
    words{"for harbours with two piers"},
    words{"for sailings over midnight"},
    words{"while a weather hold is on"},
    words{"at spring tide"},
    words{"in the week of a holiday"},
    words{"after a ship is replaced"},
    words{"with more than 200 departures a day"},
    words{"for the winter timetable"},
    words{"when a station sends nothing"},
    words{"after the service was restarted"},
    words{"for cancelled sailings"},
};
constexpr std::array desk_conditions{
    words{"after the shift changed"},
    words{"when the printer is out of paper"},
    words{"for groups of more than 20"},
    words{"on the old screens"},
    words{"for residents' fares"},
    words{"while another counter sells the same sailing"},
    words{"after a refund"},
    words{"on Monday mornings"},
    words{"for sales paid in two ways"},
    words{"after the terminal was restarted"},
    words{"for company customers"},
    words{"when the sailing is sold out"},
    words{"in the Norwegian version"},
    words{"at midnight"},
};

// Fields: what it does, expected, actual.
constexpr std::array all_symptoms{
    demo_symptom{"stays empty", "What is there is shown.", "Nothing, and no word why."},
    demo_symptom{
        "takes more than ten seconds", "It is there at once.", "Ten to fifteen seconds, each time."
    },
    demo_symptom{
        "shows old data",
        "The present state.",
        "What was true an hour ago, until it is opened anew."
    },
    demo_symptom{
        "is cut off at the right edge",
        "Everything can be read.",
        "The last characters are missing."
    },
    demo_symptom{"flickers", "It stands still.", "It is drawn anew about twice a second."},
    demo_symptom{
        "jumps back to the top",
        "It stays where one was.",
        "Every few seconds one has to look for the place again."
    },
    demo_symptom{
        "repeats its last entry", "Each entry once.", "The last one is there two or three times."
    },
    demo_symptom{
        "is in the wrong order",
        "By time, the next one first.",
        "By something that nobody could tell me."
    },
    demo_symptom{
        "shows the time of another zone",
        "The time at the harbour.",
        "One hour later than the clock on the wall."
    },
    demo_symptom{
        "ends with an error",
        "It works, or says what to do.",
        "\"Something went wrong\", and the button to try again does nothing."
    },
    demo_symptom{
        "forgets what was chosen",
        "The choice stays.",
        "Back at the first entry, without a question."
    },
    demo_symptom{
        "cannot be used by keyboard or voice",
        "It has the focus in its turn.",
        "The focus goes past it."
    },
    demo_symptom{"mixes two languages", "One language.", "Half of it is in English."},
    demo_symptom{
        "says nothing when it fails",
        "A sentence that says what failed.",
        "It looks as if all were well."
    },
    demo_symptom{"counts one too many", "The number that is there.", "One more. It is always one."},
    demo_symptom{
        "keeps turning after it has loaded",
        "The circle goes.",
        "It turns until the page is left, above the loaded data."
    },
};

constexpr std::array all_ships{
    words{"Skua"},
    words{"Tern"},
    words{"Petrel"},
    words{"Fulmar"},
    words{"Gannet"},
    words{"Puffin"},
    words{"Plover"},
    words{"Dunlin"},
    words{"Eider"},
    words{"Kestrel"},
    words{"Curlew"},
};
constexpr std::array all_harbours{
    words{"Norhaven"},
    words{"Lillvik"},
    words{"Skarsund"},
    words{"Elvnes"},
    words{"Brevik"},
    words{"Holmsay"},
    words{"Strandby"},
    words{"Tangen"},
    words{"Ostermole"},
};

} // namespace

std::span<const demo_parts> components_of_app() {
    return app_components;
}
std::span<const demo_parts> components_of_deck() {
    return deck_components;
}
std::span<const demo_parts> components_of_tide() {
    return tide_components;
}
std::span<const demo_parts> components_of_desk() {
    return desk_components;
}
std::span<const words> conditions_of_app() {
    return app_conditions;
}
std::span<const words> conditions_of_deck() {
    return deck_conditions;
}
std::span<const words> conditions_of_tide() {
    return tide_conditions;
}
std::span<const words> conditions_of_desk() {
    return desk_conditions;
}
std::span<const demo_symptom> symptoms() {
    return all_symptoms;
}
std::span<const words> ships() {
    return all_ships;
}
std::span<const words> harbours() {
    return all_harbours;
}

} // namespace lacewing::demo
