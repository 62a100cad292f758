#pragma once

#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "labels/types.hpp"
#include "platform/schema/describe.hpp"
#include "projects/types.hpp"
#include "snapshot/lines/digits.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The lines of a snapshot, each a JSON object (docs/decisions/0027-snapshot.md). Where a member's
/// meaning says "digits", it is a column: see `digits`.
namespace lacewing::snapshot {

inline constexpr std::int64_t format_of_now = 1;

/// The first line.
struct snapshot_header {
    std::string type = "snapshot";
    std::int64_t format = format_of_now;
    organization_id org_id;
    changes::visible_versions versions;
    std::optional<std::int64_t> person; ///< version of the reader's own stream
    std::int64_t total = 0;
    std::vector<std::string> resolutions;
    std::vector<std::string> severities;
    std::vector<std::string> priorities;
    std::vector<std::string> relation_kinds;
    std::vector<projects::project> projects;
    std::vector<labels::label> labels;

    static constexpr auto describe() {
        using self = snapshot_header;
        return schema::object(
            "SnapshotHeader",
            "The first line of a snapshot: as of when it is, and what the columns' numbers mean.",
            schema::member("type", &self::type, "`snapshot`"),
            schema::member("format", &self::format, "1. Another one is not to be read."),
            schema::member("orgID", &self::org_id, "The organization."),
            schema::member("versions", &self::versions, "The versions that it is as of."),
            schema::member(
                "person",
                &self::person,
                "The version of the reader's own stream: word of restricted bugs comes there."
            ),
            schema::member("total", &self::total, "How many bugs follow."),
            schema::member("resolutions", &self::resolutions, "By number."),
            schema::member("severities", &self::severities, "By number."),
            schema::member("priorities", &self::priorities, "By number."),
            schema::member("relationKinds", &self::relation_kinds, "By number."),
            schema::member("projects", &self::projects, "By number, with their statuses."),
            schema::member("labels", &self::labels, "By number.")
        );
    }
};

/// Bugs of a line, a column per field. Rows of all lines are numbered from 0 on.
struct snapshot_bugs {
    std::string type = "bugs";
    std::int64_t count = 0;
    std::vector<uuid> people;
    std::vector<std::vector<std::int64_t>> people_sets;
    std::vector<std::vector<std::int64_t>> label_sets;
    std::vector<std::string> rank_heads;
    std::int64_t unit = 1;
    std::vector<std::string> title;
    digits project;
    digits number;
    digits status;
    digits resolution;
    digits severity;
    digits priority;
    digits author;
    digits assignees;
    digits labels;
    digits restricted;
    digits created;
    digits since;
    digits updated;
    digits closed;
    digits due;
    digits estimate;
    digits snooze;
    digits votes;
    digits voters;
    digits watchers;
    digits comments;
    digits attachments;
    digits reopened;
    digits rev;
    digits rank;
    digits rank_tail;
    std::vector<std::string> rank_texts;
    std::optional<digits> id_time;

    // All columns of a bug stand in one table: NOLINTNEXTLINE(readability-function-size)
    static constexpr auto describe() {
        using self = snapshot_bugs;
        return schema::object(
            "SnapshotBugs",
            "Bugs of a snapshot, a column per field. \"Digits\" are whole numbers, one per bug: a "
            "text per digit, the most significant one first, with a letter of base64url for each "
            "bug; no text where all are 0. \"Signed\" ones stand as 0, -1, 1, -2, 2, … numbered "
            "from 0.",
            schema::member("type", &self::type, "`bugs`"),
            schema::member("count", &self::count, "Bugs of this line."),
            schema::member(
                "people", &self::people, "Further users and persons: they go on being numbered."
            ),
            schema::member(
                "peopleSets",
                &self::people_sets,
                "Further sets of people, by their numbers; set 0 is the empty one."
            ),
            schema::member(
                "labelSets",
                &self::label_sets,
                "Further sets of labels, by their numbers; set 0 is the empty one."
            ),
            schema::member("rankHeads", &self::rank_heads, "Further beginnings of ranks."),
            schema::member("unit", &self::unit, "Of this line's times, in microseconds."),
            schema::member("title", &self::title, "Of each bug."),
            schema::member("project", &self::project, "Digits: number of the project."),
            schema::member(
                "number",
                &self::number,
                "Digits, signed: how much it is above the number of the bug before of that "
                "project in this line, of the first one above 0."
            ),
            schema::member(
                "status", &self::status, "Digits: place among the statuses of its project."
            ),
            schema::member("resolution", &self::resolution, "Digits: its number."),
            schema::member("severity", &self::severity, "Digits: its number."),
            schema::member("priority", &self::priority, "Digits: its number."),
            schema::member("author", &self::author, "Digits: number of the person."),
            schema::member("assignees", &self::assignees, "Digits: number of the set of people."),
            schema::member("labels", &self::labels, "Digits: number of the set of labels."),
            schema::member("restricted", &self::restricted, "Digits: 1 where it is."),
            schema::member(
                "created",
                &self::created,
                "Digits, signed: units above the bug before in this line, of the first one above "
                "1970."
            ),
            schema::member("since", &self::since, "Digits, signed: units above `created`."),
            schema::member("updated", &self::updated, "Digits, signed: units above `since`."),
            schema::member(
                "closed", &self::closed, "Digits: 0 for none, else 1 + signed units above `since`."
            ),
            schema::member("due", &self::due, "Digits: 0 for none, else 1 + days after 1970."),
            schema::member("estimate", &self::estimate, "Digits: 0 for none, else 1 + hundredths."),
            schema::member(
                "snooze",
                &self::snooze,
                "Digits: 0 for none, 1 until anything happens, else 2 + signed units above "
                "`created`."
            ),
            schema::member("votes", &self::votes, "Digits: how many."),
            schema::member("voters", &self::voters, "Digits: number of the set of people."),
            schema::member(
                "watchers",
                &self::watchers,
                "Digits: 0 nobody, 1 the author, 2 the author and the assignees, else 2 + the "
                "number of the set."
            ),
            schema::member("comments", &self::comments, "Digits: how many."),
            schema::member("attachments", &self::attachments, "Digits: how many."),
            schema::member("reopened", &self::reopened, "Digits: how often."),
            schema::member("rev", &self::rev, "Digits: 1 less than the bug's."),
            schema::member(
                "rank",
                &self::rank,
                "Digits: 0 the next one of rankTexts; 1 the bug's number to base 62 in 9 digits, "
                "and 4 hexadecimal ones of rankTail; 2 `created` to base 62 in 9 digits, and the "
                "number with the count of its digits before it; else the same behind head 3 less."
            ),
            schema::member("rankTail", &self::rank_tail, "Digits: of each rank 1, in order."),
            schema::member("rankTexts", &self::rank_texts, "Of each rank 0, in order."),
            schema::member(
                "idTime",
                &self::id_time,
                "With ids=true. Digits, signed: milliseconds of the id's time above `created`."
            )
        );
    }
};

/// Relations between bugs of the snapshot.
struct snapshot_relations {
    std::string type = "relations";
    std::int64_t count = 0;
    digits kind;
    digits from;
    digits to;

    static constexpr auto describe() {
        using self = snapshot_relations;
        return schema::object(
            "SnapshotRelations",
            "How bugs of a snapshot stand to one another; columns as those of bugs.",
            schema::member("type", &self::type, "`relations`"),
            schema::member("count", &self::count, "Relations of this line."),
            schema::member("kind", &self::kind, "Digits: its number."),
            schema::member(
                "from",
                &self::from,
                "Digits, signed: rows above that of the relation before, of the first one above 0."
            ),
            schema::member("to", &self::to, "Digits, signed: rows above `from`.")
        );
    }
};

/// The rest of the bugs' ids.
struct snapshot_ids {
    std::string type = "ids";
    std::int64_t first = 0;
    std::int64_t count = 0;
    digits tail;

    static constexpr auto describe() {
        using self = snapshot_ids;
        return schema::object(
            "SnapshotIDs",
            "Where ids=true was asked: the last 80 bits of bugs' ids, as digits.",
            schema::member("type", &self::type, "`ids`"),
            schema::member("first", &self::first, "The row of the first one."),
            schema::member("count", &self::count, "Ids of this line."),
            schema::member("tail", &self::tail, "14 digits of each; the first four bits are 0.")
        );
    }
};

/// The last line. What ends without it was cut.
struct snapshot_end {
    std::string type = "end";
    std::int64_t bugs = 0;
    std::int64_t relations = 0;

    static constexpr auto describe() {
        using self = snapshot_end;
        return schema::object(
            "SnapshotEnd",
            "The last line of a snapshot: one that ends without it was cut and is not to be kept.",
            schema::member("type", &self::type, "`end`"),
            schema::member("bugs", &self::bugs, "Of all lines together."),
            schema::member("relations", &self::relations, "Of all lines together.")
        );
    }
};

/// What every line looks like: for the contract.
[[nodiscard]] std::vector<const schema::type*> line_types();

} // namespace lacewing::snapshot
