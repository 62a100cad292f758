#pragma once

#include "bugs/fields.hpp"
#include "bugs/related/relation.hpp"
#include "relations/limits.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lacewing::relations {

/// What another bug is to this one.
enum class role {
    blocks,
    blocked_by,
    duplicate_of,
    duplicated_by,
    relates_to,
    caused_by,
    causes,
    parent,
    child
};

constexpr auto describe_values(role) {
    return schema::values(
        "RelationKind",
        "How a bug stands to the other one: it blocks that or is blocked by it, is a duplicate of "
        "it or has it as a duplicate (duplicated_by), relates to it, was caused by it or causes "
        "it, has it as its parent or as a child.",
        schema::named{role::blocks, "blocks"},
        schema::named{role::blocked_by, "blocked_by"},
        schema::named{role::duplicate_of, "duplicate_of"},
        schema::named{role::duplicated_by, "duplicated_by"},
        schema::named{role::relates_to, "relates_to"},
        schema::named{role::caused_by, "caused_by"},
        schema::named{role::causes, "causes"},
        schema::named{role::parent, "parent"},
        schema::named{role::child, "child"}
    );
}

/// The other bug, as far as a list of relations shows it.
struct related_bug {
    bug_id id;
    lacewing::project_id project_id;
    std::string key;
    std::string title;
    status_id status;
    bool is_open = true;
    bugs::resolution resolution = bugs::resolution::none;
    bugs::severity severity = bugs::severity::unset;

    bool operator==(const related_bug&) const = default;
    static constexpr auto describe() {
        using self = related_bug;
        return schema::object(
            "RelatedBug",
            "The other bug of a relation.",
            schema::member("id", &self::id, "Names the bug."),
            schema::member("projectID", &self::project_id, "The project it belongs to."),
            schema::member("key", &self::key, "CORE-12."),
            schema::member("title", &self::title, "One line."),
            schema::member("status", &self::status, "One of its project's statuses."),
            schema::member("isOpen", &self::is_open, "False in statuses of done and dropped."),
            schema::member("resolution", &self::resolution, "How it ended."),
            schema::member("severity", &self::severity, "How much harm it does.")
        );
    }
};

/// A relation as seen from one of its bugs.
struct related {
    relation_id id;
    role kind = role::relates_to;
    related_bug bug;
    timestamp created;

    bool operator==(const related&) const = default;
    static constexpr auto describe() {
        using self = related;
        return schema::object(
            "Relation",
            "A relation as seen from one of its bugs.",
            schema::member("id", &self::id, "Names the relation."),
            schema::member("kind", &self::kind, "How this bug stands to the other one."),
            schema::member("bug", &self::bug, "The other one."),
            schema::member("created", &self::created, "Since when.")
        );
    }
};

struct related_list {
    std::vector<related> items;

    static constexpr auto describe() {
        using self = related_list;
        return schema::object(
            "RelationList",
            "How a bug stands to others.",
            schema::member("items", &self::items, "The oldest first.")
        );
    }
};

struct create_relation_request {
    relation_id id;
    role kind = role::relates_to;
    std::string bug;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = create_relation_request;
        return schema::object(
            "CreateRelation",
            "How a bug shall stand to another one.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member("kind", &self::kind, "How this bug stands to the other one."),
            schema::member(
                "bug",
                &self::bug,
                "The other one, by its id or key.",
                schema::text{.min = 1, .max_bytes = limits::bug_name_bytes_max, .one_line = true}
            ),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::relations
