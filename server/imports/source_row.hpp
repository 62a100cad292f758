#pragma once

#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::imports {

struct source_comment {
    schema::nullable<std::string> author;
    timestamp created;
    schema::nullable<std::string> body;

    static constexpr auto describe() {
        using self = source_comment;
        return schema::object(
            "SourceComment",
            "A comment in an import file.",
            schema::member("author", &self::author, "Who wrote it."),
            schema::member("created", &self::created, "When."),
            schema::member("body", &self::body, "Its text.")
        );
    }
};

struct source_attachment {
    std::string name;
    std::int64_t size = 0;

    static constexpr auto describe() {
        using self = source_attachment;
        return schema::object(
            "SourceAttachment",
            "A file that hung on the report.",
            schema::member("name", &self::name, "Its name."),
            schema::member("size", &self::size, "Bytes.")
        );
    }
};

struct source_link {
    std::string type;
    std::string direction;
    std::string to;

    static constexpr auto describe() {
        using self = source_link;
        return schema::object(
            "SourceLink",
            "A relation to another report.",
            schema::member("type", &self::type, "Its kind in the other tracker."),
            schema::member("direction", &self::direction, "How it reads from here."),
            schema::member("to", &self::to, "The other report's key; it may lie outside the file.")
        );
    }
};

/// A line of an import file, as the other tracker wrote it.
struct source_row {
    std::string key;
    std::string project;
    std::string type;
    std::string title;
    std::string description;
    schema::nullable<std::string> environment;
    std::string status;
    schema::nullable<std::string> resolution;
    schema::nullable<std::string> priority;
    std::vector<std::string> component;
    std::vector<std::string> affects;
    std::vector<std::string> fix_version;
    std::vector<std::string> labels;
    std::string reporter;
    schema::nullable<std::string> assignee;
    timestamp created;
    timestamp updated;
    schema::nullable<timestamp> resolved;
    schema::nullable<std::string> parent;
    std::vector<source_link> links;
    std::vector<source_attachment> attachments;
    std::vector<source_comment> comments;

    static constexpr auto describe() {
        using self = source_row;
        return schema::object(
            "SourceRow",
            "A line of an import file.",
            schema::member("key", &self::key, "PROJECT-NUMBER."),
            schema::member("project", &self::project, "The project's key."),
            schema::member("type", &self::type, "Bug, Story, …"),
            schema::member("title", &self::title, "What is wrong, in one line."),
            schema::member("description", &self::description, "The report."),
            schema::member("environment", &self::environment, "Where it was seen, as free text."),
            schema::member("status", &self::status, "Where it stood."),
            schema::member("resolution", &self::resolution, "Why it was closed."),
            schema::member("priority", &self::priority, "Its order."),
            schema::member("component", &self::component, "Parts of the product."),
            schema::member("affects", &self::affects, "Versions that have it."),
            schema::member("fix_version", &self::fix_version, "Versions that mend it."),
            schema::member("labels", &self::labels, "Free marks."),
            schema::member("reporter", &self::reporter, "Who reported it."),
            schema::member("assignee", &self::assignee, "Who was to work on it."),
            schema::member("created", &self::created, "When it was reported."),
            schema::member("updated", &self::updated, "When it last changed."),
            schema::member("resolved", &self::resolved, "When it was closed."),
            schema::member("parent", &self::parent, "The report that this is a part of."),
            schema::member("links", &self::links, "Relations."),
            schema::member("attachments", &self::attachments, "Files, by name."),
            schema::member("comments", &self::comments, "What was said.")
        );
    }
};

} // namespace lacewing::imports
