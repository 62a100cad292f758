#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"
#include "projects/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::dashboard {

/// Which of the bugs that a person may see.
enum class bug_list { created, open, assigned };

constexpr auto describe_values(bug_list) {
    return schema::values(
        "MyBugs",
        "Which bugs of the reader's organizations.",
        schema::named{bug_list::created, "created"},
        schema::named{bug_list::open, "open"},
        schema::named{bug_list::assigned, "assigned"}
    );
}

/// Over all organizations whose member the reader is.
struct bug_counts {
    std::int64_t created = 0;
    std::int64_t open = 0;
    std::int64_t assigned = 0;

    bool operator==(const bug_counts&) const = default;
    static constexpr auto describe() {
        using self = bug_counts;
        return schema::object(
            "MyCounts",
            "Bugs of all organizations whose member the reader is.",
            schema::member("created", &self::created, "All that the reader wrote."),
            schema::member("open", &self::open, "All open ones."),
            schema::member("assigned", &self::assigned, "All assigned to the reader.")
        );
    }
};

/// A bug with the names of where it is: a row of a list across organizations.
struct my_bug {
    bug_id id;
    organization_id org_id;
    std::string org_name;
    lacewing::project_id project_id;
    std::string project_key;
    std::string project_name;
    std::string key; ///< "CORE-12"
    std::string title;
    std::string status_name;
    projects::category status_category = projects::category::triage;
    bool is_open = true;
    timestamp created;
    timestamp updated;

    bool operator==(const my_bug&) const = default;
    static constexpr auto describe() {
        using self = my_bug;
        return schema::object(
            "MyBug",
            "A bug with the names of its project and organization.",
            schema::member("id", &self::id, "Names the bug."),
            schema::member("orgID", &self::org_id, "Its organization."),
            schema::member("orgName", &self::org_name, "The organization's name."),
            schema::member("projectID", &self::project_id, "Its project."),
            schema::member("projectKey", &self::project_key, "The project's key."),
            schema::member("projectName", &self::project_name, "The project's name."),
            schema::member("key", &self::key, "The project's key and the number: CORE-12."),
            schema::member("title", &self::title, "One line."),
            schema::member("statusName", &self::status_name, "As its project names it."),
            schema::member("statusCategory", &self::status_category, "What the status means."),
            schema::member("isOpen", &self::is_open, "False in statuses of done and dropped."),
            schema::member("created", &self::created, "When it was reported."),
            schema::member("updated", &self::updated, "When it last changed.")
        );
    }
};

struct my_bug_page {
    std::vector<my_bug> items;
    std::optional<std::string> next_cursor; ///< absent on the last page
    std::int64_t total = 0;                 ///< on all pages together

    static constexpr auto describe() {
        using self = my_bug_page;
        return schema::object(
            "MyBugList",
            "Bugs of all organizations whose member the reader is, the newest first.",
            schema::member("items", &self::items, "The bugs of this page."),
            schema::member("nextCursor", &self::next_cursor, "Asks for the next page."),
            schema::member("total", &self::total, "Bugs on all pages together.")
        );
    }
};

} // namespace lacewing::dashboard
