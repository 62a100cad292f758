#pragma once

#include "access/actor.hpp"
#include "bugs/related/relation.hpp"
#include "bugs/types.hpp"
#include "changes/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lacewing::snapshot {

/// How two bugs stand to one another, as a replica keeps it.
struct held_relation {
    bugs::relation_kind kind = bugs::relation_kind::relates_to;
    bug_id from;
    bug_id to;

    static constexpr auto describe() {
        using self = held_relation;
        return schema::object(
            "HeldRelation",
            "How one bug stands to another, as it is stored.",
            schema::member("kind", &self::kind, "Read from the first to the second."),
            schema::member("from", &self::from, "The first bug."),
            schema::member("to", &self::to, "The second bug.")
        );
    }
};

/// All that a replica holds of one bug, as of one moment.
struct held_bug {
    changes::visible_versions versions;
    bugs::bug bug;
    std::int64_t comment_count = 0;
    std::int64_t attachment_count = 0;
    std::vector<held_relation> relations; ///< to bugs that the reader may know

    static constexpr auto describe() {
        using self = held_bug;
        return schema::object(
            "HeldBug",
            "A bug with what a replica of its organization holds of it, as of one moment.",
            schema::member("versions", &self::versions, "The versions that it is as of."),
            schema::member("bug", &self::bug, "The bug, with its description."),
            schema::member("commentCount", &self::comment_count, "How many comments it has."),
            schema::member("attachmentCount", &self::attachment_count, "How many files it has."),
            schema::member("relations", &self::relations, "To other bugs that the reader may know.")
        );
    }
};

/// By id or key; refused as `bugs::read_bug`. Nothing hangs on a deleted bug.
[[nodiscard]] outcome<held_bug> read_held_bug(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
);

} // namespace lacewing::snapshot
