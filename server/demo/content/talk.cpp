#include "demo/content/talk.hpp"

#include <array>

namespace lacewing::demo {

namespace {

using words = std::string_view;

constexpr std::array confirmations{
    words{"Same here, on the second try."},
    words{"I can repeat it each time. The version of last week does not have it."},
    words{"Seen on two devices next to each other, so it is not the device."},
    words{
        "Three passengers wrote about this since Monday, I have put their letters into the folder."
    },
    words{"Happens on the test system too. @adaeze, can we take it into this round?"},
    words{"It is worse on the night sailing: there nobody is at the desk to help."},
    words{"Lillvik has it as well, they thought it was meant to be so."},
    words{"Twice today. Leaving the page and coming back helps, for an hour or so."},
    words{"Not on my device, but on the one of @henrik, with the same account."},
    words{"Since the update of Tuesday, as far as I can tell from the log."},
    words{"We tell people to start it anew for now. It would be good to have it gone before the "
          "summer timetable."},
    words{"I have it too, and a second person on board saw it over my shoulder."},
};
// What is asked, and what is answered to it.
constexpr std::array questions{
    exchange{
        "Which version was that? It stands at the bottom of the settings page.",
        "4.17.2, both times."
    },
    exchange{
        "Does it happen with another account as well?",
        "Yes, with mine and with the one of the harbour office."
    },
    exchange{
        "Could you send the log of that hour? The page of the device has a button for it.",
        "Here it is:\n\n```\n08:41:12 INFO  sync: 14 waiting, 0 sent\n08:41:42 WARN  sync: no "
        "answer after 30 s\n08:42:12 WARN  sync: given up, trying again in 300 s\n```"
    },
    exchange{
        "Was the network there at that time?", "It was, four bars. The mail came through as well."
    },
    exchange{
        "Is it every sailing, or those with a change of ship?",
        "Every one that I looked at, and I looked at nine."
    },
    exchange{
        "What should it do instead? I can think of two ways:\n\n1. ask before anything is "
        "changed\n2. change it and offer the way back",
        "The second one, please. People read the first line and nothing else."
    },
    exchange{
        "How often did you see it?", "Four times in two days. Twice on Friday, when it was full."
    },
    exchange{
        "Is there a way around it that we can tell people?",
        "Starting again helps, but then everything that was typed is gone."
    },
    exchange{
        "Since when? There was an update last week.",
        "I asked around: nobody saw it before that update. So since Tuesday."
    },
    exchange{
        "What did the log of the service say at 9:15?",
        "Only this, many times:\n\n```\nWARN  request took 12874 ms (limit 2000 ms)\n```"
    },
};
constexpr std::array works{
    words{"Found it: the list is asked for before the session is there.\n\n```ts\nconst sailings = "
          "await load(route); // session is still undefined\n```"},
    words{"Not where I looked first. The value is right in the database, it is the copy on the "
          "device that is never thrown away."},
    words{"It is a rounding:\n\n```sql\nSELECT departed_at::date FROM sailings WHERE id = "
          "20418;\n-- 2026-10-24, in UTC; the pier is two hours on\n```"},
    words{"Two threads write the same row. The later one wins, and nobody tells the other."},
    words{"@mateusz, you know the queue best: may an entry be sent twice on purpose?"},
    words{"The test that I wrote fails without the change and passes with it. Review is asked for."
    },
    words{"Half a day more, the same mistake is made in a second place."},
    words{"Easy to repeat with a slow line:\n\n```sh\ntc qdisc add dev eth0 root netem delay 800ms "
          "loss 5%\n```\n\nWithout it I never saw it."},
    words{"The answer comes twice, and the second time it is older than the first:\n\n```json\n{ "
          "\"revision\": 41, \"state\": \"boarding\" }\n{ \"revision\": 39, \"state\": \"waiting\" "
          "}\n```"},
    words{"The cache has no end:\n\n```diff\n-  cache.set(key, value);\n+  cache.set(key, value, { "
          "seconds: 60 });\n```"},
    words{
        "An old one: the commit that brought it is from March. It needed the new fares to be seen."
    },
    words{"Ready for review. @tobias, please look at the part with the retry above all."},
};
constexpr std::array repairs{
    words{"Mended, goes out with 4.18. There is a test for it now."},
    words{"In the build of tonight. Please look at it on a real device, the simulator never showed "
          "it."},
    words{"Done: the value is read where it is used, and nowhere kept."},
    words{"Mended on the service. The devices need no update."},
    words{"The check stands in the right place now, and the message says what to do."},
    words{"It was one line in the end. Thank you for the log, it saved a day."},
    words{"Mended, and the two other places that did the same. In the test system since noon."},
};
constexpr std::array proofs{
    words{"Tested on both devices, looks good."},
    words{"Twenty times without it. Thank you, @ines!"},
    words{"Checked on the *Tern* this morning."},
    words{"Works, also without a connection."},
    words{"Tried all that was said above:\n\n- slow line\n- second account\n- after "
          "midnight\n\nNone of them shows it."},
    words{"Seen on the test system, and Lillvik says the same."},
};
constexpr std::array returns{
    words{"Sorry, it is back: the second sailing of the day shows it again."},
    words{"Not quite. It works the first time, and after coming back to the page it is the same as "
          "before."},
    words{"On the old devices nothing has changed. Opening it again."},
    words{"With the build of last night I still get it, once in five."},
};
constexpr std::array secrecy{
    words{"I have closed the page from outside for now. Please tell nobody where it was until the "
          "counters are updated."},
    words{"Changed on all nine counters, and the old log is deleted. Whoever was logged in that "
          "week has got a new one."},
};
constexpr std::array declines{
    words{"We talked about it in the round: too much work for what it is, the new version does "
          "without that page."},
    words{"Tried for an hour on three devices and could not get it to happen. Please open it again "
          "with a log if you see it."},
    words{"This is meant: the harbours asked for it. The handbook says so on page 12."},
    words{"That page is gone since the last version."},
};

} // namespace

std::span<const words> words_of_confirmation() {
    return confirmations;
}
std::span<const exchange> exchanges() {
    return questions;
}
std::span<const words> words_of_work() {
    return works;
}
std::span<const words> words_of_repair() {
    return repairs;
}
std::span<const words> words_of_proof() {
    return proofs;
}
std::span<const words> words_of_return() {
    return returns;
}
std::span<const words> words_of_secrecy() {
    return secrecy;
}
std::span<const words> words_of_decline() {
    return declines;
}

} // namespace lacewing::demo
