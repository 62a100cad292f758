#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <vector>

namespace lacewing::bugs {

/// How one bug stands to another, as the database and the log keep it: read from the first to the
/// second.
enum class relation_kind {
    blocks,
    duplicate_of,
    relates_to, ///< of equals: the bug with the lower id is the first
    caused_by,
    parent ///< the first is the child
};

constexpr auto describe_values(relation_kind) {
    return schema::values(
        "StoredRelationKind",
        "How one bug stands to another, read from the first to the second.",
        schema::named{relation_kind::blocks, "blocks"},
        schema::named{relation_kind::duplicate_of, "duplicate_of"},
        schema::named{relation_kind::relates_to, "relates_to"},
        schema::named{relation_kind::caused_by, "caused_by"},
        schema::named{relation_kind::parent, "parent"}
    );
}

struct relation {
    relation_id id;
    organization_id org;
    relation_kind kind = relation_kind::relates_to;
    bug_id from;
    bug_id to;
    timestamp created;
    std::optional<principal> author; ///< nothing for the server's operator
    bool operator==(const relation&) const = default;
};

/// What a duplicate handed to its original, so that all of it finds its way back.
struct handed_over {
    std::vector<uuid> watchers;     ///< that the duplicate had of its own
    std::vector<uuid> new_watchers; ///< those of them that the original did not have of its own
    std::vector<uuid> voters;
    std::vector<uuid> new_voters;
    std::vector<bug_id> by_way_of; ///< the originals it had before these became duplicates
    bool operator==(const handed_over&) const = default;

    static constexpr auto describe() {
        using self = handed_over;
        return schema::object(
            "HandedOver",
            "What a duplicate handed to its original.",
            schema::member("watchers", &self::watchers, "Its own."),
            schema::member("newWatchers", &self::new_watchers, "New to the original."),
            schema::member("voters", &self::voters, "Its own."),
            schema::member("newVoters", &self::new_voters, "New to the original."),
            schema::member("byWayOf", &self::by_way_of, "Its originals before, the first first.")
        );
    }
};

/// A relation of the kind `duplicate_of`.
struct duplicate {
    relation is;
    handed_over handed;
};

} // namespace lacewing::bugs
