#pragma once

#include "access/subjects.hpp"
#include "bugs/fields.hpp"
#include "bugs/limits.hpp"
#include "comments/limits.hpp"
#include "imports/limits.hpp"
#include "labels/limits.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"
#include "projects/types.hpp"
#include "relations/types.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::imports {

struct import_comment {
    std::string author;
    timestamp created;
    std::string text;

    static constexpr auto describe() {
        using self = import_comment;
        return schema::object(
            "ImportComment",
            "What was said below a report.",
            schema::member(
                "author",
                &self::author,
                "A person's name.",
                schema::text{.min = 1, .max = limits::person_name_max}
            ),
            schema::member("created", &self::created, "When it was written."),
            schema::member(
                "text",
                &self::text,
                "Markdown.",
                schema::text{.min = 1, .max_bytes = limits::comment_bytes_max}
            )
        );
    }
};

struct import_relation {
    relations::role kind = relations::role::relates_to;
    std::string to;

    static constexpr auto describe() {
        using self = import_relation;
        return schema::object(
            "ImportRelation",
            "How a report stands to another one.",
            schema::member("kind", &self::kind, "How this report stands to the other one."),
            schema::member(
                "to",
                &self::to,
                "The other one's key; it may come later, or never.",
                schema::text{.min = 1, .max = limits::import_key_max}
            )
        );
    }
};

/// A report in the words of Lacewing, ready to become a bug.
struct import_bug {
    std::string key; ///< in the source, "CORE-12": project key and number are kept
    std::string project;
    std::int64_t number = 0;
    std::string title;
    std::string description;
    std::string status;     ///< one of the default statuses' names
    std::string resolution; ///< "none" while open
    bugs::priority priority = bugs::priority::none;
    std::vector<std::string> labels; ///< by name; those that are missing are made
    std::vector<bugs::environment_entry> environment;
    std::string author;
    std::optional<std::string> assignee;
    timestamp created;
    timestamp updated;
    std::optional<timestamp> closed;
    std::vector<import_comment> comments; ///< the oldest first
    std::vector<import_relation> relations;

    static constexpr auto describe() {
        using self = import_bug;
        return schema::object(
            "ImportBug",
            "A report from another tracker.",
            schema::member("key", &self::key, "In the source."),
            schema::member(
                "project", &self::project, "The project's key.", schema::text{.min = 2, .max = 10}
            ),
            schema::member(
                "number",
                &self::number,
                "In its project.",
                schema::number{.min = 1, .max = 2147483647}
            ),
            schema::member(
                "title",
                &self::title,
                "In one line.",
                schema::text{.min = 1, .max = limits::bug_title_max, .one_line = true}
            ),
            schema::member(
                "description",
                &self::description,
                "The report.",
                schema::text{.max_bytes = limits::bug_description_bytes_max}
            ),
            schema::member("status", &self::status, "The status's name."),
            schema::member("resolution", &self::resolution, "Why it was closed, or none."),
            schema::member("priority", &self::priority, "When it shall be worked on."),
            schema::member(
                "labels",
                &self::labels,
                "By name; those that are missing are made.",
                schema::items{
                    .max = limits::bug_labels_max,
                    .each = {.min = 1, .max = limits::label_name_max, .one_line = true}
                }
            ),
            schema::member(
                "environment", &self::environment, "Where it was seen.", bugs::environment_limits
            ),
            schema::member(
                "author",
                &self::author,
                "A person's name.",
                schema::text{.min = 1, .max = limits::person_name_max}
            ),
            schema::member(
                "assignee",
                &self::assignee,
                "A person's name.",
                schema::text{.min = 1, .max = limits::person_name_max}
            ),
            schema::member("created", &self::created, "When it was reported."),
            schema::member("updated", &self::updated, "When it last changed."),
            schema::member("closed", &self::closed, "When it was closed."),
            schema::member("comments", &self::comments, "What was said, the oldest first."),
            schema::member("relations", &self::relations, "How it stands to other reports.")
        );
    }
};

struct import_request {
    organization_id org;
    std::string source; ///< names the other tracker's data: keys are unique inside it
    bool is_dry_run = false;
    /// Usernames of members, by the names that the source has for them.
    std::map<std::string, std::string> people;
    std::vector<import_bug> bugs;

    static constexpr auto describe() {
        using self = import_request;
        return schema::object(
            "ImportRequest",
            "A batch of reports for one organization.",
            schema::member("orgID", &self::org, "The organization."),
            schema::member(
                "source",
                &self::source,
                "Names the other tracker's data.",
                schema::text{.min = 1, .max = 100}
            ),
            schema::member(
                "dryRun", &self::is_dry_run, "Say what would happen and change nothing."
            ),
            schema::member(
                "people",
                &self::people,
                "Usernames of members, by the names that the source has for them."
            ),
            schema::member(
                "bugs",
                &self::bugs,
                "The reports.",
                schema::items{.max = static_cast<std::size_t>(limits::import_batch_max)}
            )
        );
    }
};

/// A report, and what is to be said about it.
struct row_note {
    std::string key;
    std::string reason;

    static constexpr auto describe() {
        using self = row_note;
        return schema::object(
            "ImportNote",
            "A report, and what is to be said about it.",
            schema::member("key", &self::key, "In the source."),
            schema::member("reason", &self::reason, "A sentence.")
        );
    }
};

/// A relation of two reports of which one is not here.
struct waiting_relation {
    std::string key;
    relations::role kind = relations::role::relates_to;
    std::string to;

    static constexpr auto describe() {
        using self = waiting_relation;
        return schema::object(
            "WaitingRelation",
            "A relation that waits for the other report.",
            schema::member("key", &self::key, "The report that names it."),
            schema::member("kind", &self::kind, "How it stands to the other one."),
            schema::member("to", &self::to, "The other one, which is not here.")
        );
    }
};

struct import_result {
    std::int64_t created = 0;
    std::int64_t updated = 0;
    std::int64_t present = 0; ///< as they were: nothing changed in the source
    std::int64_t comments = 0;
    std::int64_t relations = 0;
    std::vector<row_note> failed;
    std::vector<row_note> notes; ///< parts that were not kept, or not as the source has them
    std::vector<waiting_relation> waiting;

    static constexpr auto describe() {
        using self = import_result;
        return schema::object(
            "ImportResult",
            "What became of a batch.",
            schema::member("created", &self::created, "New bugs."),
            schema::member("updated", &self::updated, "Bugs that the source has changed since."),
            schema::member("present", &self::present, "Bugs without news in the source."),
            schema::member("comments", &self::comments, "New comments."),
            schema::member("relations", &self::relations, "New relations."),
            schema::member("failed", &self::failed, "Reports that were not kept."),
            schema::member("notes", &self::notes, "Parts of reports that were not kept."),
            schema::member("waiting", &self::waiting, "Relations that wait for another report.")
        );
    }
};

/// What an import needs to know before it begins.
struct ground_request {
    organization_id org;
    std::vector<std::string> usernames;

    static constexpr auto describe() {
        using self = ground_request;
        return schema::object(
            "ImportGroundRequest",
            "Asks what an import can build on.",
            schema::member("orgID", &self::org, "The organization."),
            schema::member("usernames", &self::usernames, "Whom the import shall find.")
        );
    }
};

struct ground_status {
    std::string name;
    projects::category category = projects::category::triage;

    static constexpr auto describe() {
        using self = ground_status;
        return schema::object(
            "ImportStatus",
            "A status that bugs can have.",
            schema::member("name", &self::name, "Its name."),
            schema::member("category", &self::category, "What it means.")
        );
    }
};

struct import_ground {
    std::vector<ground_status> statuses; ///< of new projects and of those that are there
    std::vector<std::string> labels;
    std::vector<std::string> unknown_usernames;
    std::vector<std::string> some_usernames; ///< of members

    static constexpr auto describe() {
        using self = import_ground;
        return schema::object(
            "ImportGround",
            "What an import can build on.",
            schema::member("statuses", &self::statuses, "Of new projects and of those there."),
            schema::member("labels", &self::labels, "The organization's labels."),
            schema::member("unknownUsernames", &self::unknown_usernames, "No members have them."),
            schema::member("someUsernames", &self::some_usernames, "Some that members have.")
        );
    }
};

} // namespace lacewing::imports
