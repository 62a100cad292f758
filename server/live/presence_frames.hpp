#pragma once

#include "access/subjects.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The frames about who is on a bug.
namespace lacewing::live {

/// What somebody does on a bug; who does several things in several tabs, the last one of these.
enum class presence_act { away, looks, comments, describes };

constexpr auto describe_values(presence_act) {
    return schema::values(
        "LivePresenceAct",
        "What somebody does on a bug: not there any more, there, writing a comment, or editing its "
        "description.",
        schema::named{presence_act::away, "away"},
        schema::named{presence_act::looks, "looks"},
        schema::named{presence_act::comments, "comments"},
        schema::named{presence_act::describes, "describes"}
    );
}

struct present_person {
    user_id who;
    presence_act act = presence_act::looks;

    static constexpr auto describe() {
        using self = present_person;
        return schema::object(
            "LivePerson",
            "Somebody on a bug, once for all their tabs.",
            schema::member("UID", &self::who, "The member."),
            schema::member("act", &self::act, "Never `away`.")
        );
    }
};

/// Everybody who is on a bug: replaces what was heard of it before.
struct presence_frame {
    std::string type = "presence";
    organization_id owner;
    bug_id bug;
    std::vector<present_person> people;
    std::int64_t count = 0;

    static constexpr auto describe() {
        using self = presence_frame;
        return schema::object(
            "LivePresence",
            "Everybody who is on a bug, to everybody who is on it. Replaces what was said before.",
            schema::member("type", &self::type, "`presence`"),
            schema::member("owner", &self::owner, "The organization."),
            schema::member("bug", &self::bug, "Which bug."),
            schema::member(
                "people",
                &self::people,
                "In the order in which they came; 50 at most, those who write among them."
            ),
            schema::member("count", &self::count, "How many they are.", schema::number{.min = 0})
        );
    }
};

/// Word to the other processes on the same database: who is on a bug with the sockets of one of
/// them. Nobody: it has none there any more.
struct presence_word {
    uuid process;
    std::int64_t number = 0; ///< of the words of that process: no two are the same text
    organization_id owner;
    bug_id bug;
    std::vector<present_person> people;
    std::int64_t count = 0;

    static constexpr auto describe() {
        using self = presence_word;
        return schema::object(
            "PresenceWord",
            "Who is on a bug with the sockets of one process.",
            schema::member("process", &self::process, "Which process."),
            schema::member("number", &self::number, "1, 2, 3, … of that process."),
            schema::member("owner", &self::owner, "The organization."),
            schema::member("bug", &self::bug, "Which bug."),
            schema::member("people", &self::people, "As in `LivePresence`."),
            schema::member("count", &self::count, "As in `LivePresence`.", schema::number{.min = 0})
        );
    }
};

/// No access to the bug, none any more, and no such bug.
struct presence_ended_frame {
    std::string type = "presence_ended";
    organization_id owner;
    bug_id bug;

    static constexpr auto describe() {
        using self = presence_ended_frame;
        return schema::object(
            "LivePresenceEnded",
            "Nobody is told of the client on this bug, nor the client of others: it may not know "
            "who is there, or not any more, or there is no such bug.",
            schema::member("type", &self::type, "`presence_ended`"),
            schema::member("owner", &self::owner, "As said."),
            schema::member("bug", &self::bug, "As said.")
        );
    }
};

} // namespace lacewing::live
