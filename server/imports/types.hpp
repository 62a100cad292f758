#pragma once

#include "access/subjects.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::imports {

/// A report in the words of Lacewing, ready to become a bug.
struct import_bug {
    std::string key; ///< in the source, "CORE-12": project key and number are kept
    std::string project;
    std::int64_t number = 0;
    std::string title;
    std::string description;
    std::string status;     ///< one of the default statuses' names
    std::string resolution; ///< "none" while open
    std::string author;
    std::optional<std::string> assignee;
    timestamp created;
    timestamp updated;
    std::optional<timestamp> closed;

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
            schema::member(
                "author",
                &self::author,
                "A person's name.",
                schema::text{.min = 1, .max = limits::name_max}
            ),
            schema::member(
                "assignee",
                &self::assignee,
                "A person's name.",
                schema::text{.min = 1, .max = limits::name_max}
            ),
            schema::member("created", &self::created, "When it was reported."),
            schema::member("updated", &self::updated, "When it last changed."),
            schema::member("closed", &self::closed, "When it was closed.")
        );
    }
};

struct import_request {
    organization_id org;
    std::string source; ///< names the other tracker's data: keys are unique inside it
    bool is_dry_run = false;
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
                "bugs",
                &self::bugs,
                "The reports.",
                schema::items{.max = static_cast<std::size_t>(limits::import_batch_max)}
            )
        );
    }
};

struct failed_row {
    std::string key;
    std::string reason;

    static constexpr auto describe() {
        using self = failed_row;
        return schema::object(
            "FailedRow",
            "A report that did not become a bug.",
            schema::member("key", &self::key, "In the source."),
            schema::member("reason", &self::reason, "A sentence.")
        );
    }
};

struct import_result {
    std::int64_t created = 0;
    std::int64_t present = 0; ///< imported before: left as they are
    std::vector<failed_row> failed;

    static constexpr auto describe() {
        using self = import_result;
        return schema::object(
            "ImportResult",
            "What became of a batch.",
            schema::member("created", &self::created, "New bugs."),
            schema::member("present", &self::present, "Imported before, left as they are."),
            schema::member("failed", &self::failed, "The rest, with reasons.")
        );
    }
};

} // namespace lacewing::imports
