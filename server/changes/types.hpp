#pragma once

#include "changes/change.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::changes {

constexpr auto describe_values(stream::kind) {
    return schema::values(
        "Stream",
        "An audience: who may hear a change.",
        schema::named{stream::kind::content, "content"},
        schema::named{stream::kind::members, "members"},
        schema::named{stream::kind::managers, "managers"},
        schema::named{stream::kind::person, "person"},
        schema::named{stream::kind::restricted, "restricted"}
    );
}

constexpr auto describe_values(subject_kind) {
    return schema::values(
        "ChangeKind",
        "What kind of thing a change is about.",
        schema::named{subject_kind::organization, "organization"},
        schema::named{subject_kind::member, "member"},
        schema::named{subject_kind::project, "project"},
        schema::named{subject_kind::status, "status"},
        schema::named{subject_kind::bug, "bug"},
        schema::named{subject_kind::person, "person"},
        schema::named{subject_kind::session, "session"},
        schema::named{subject_kind::account, "account"},
        schema::named{subject_kind::label, "label"},
        schema::named{subject_kind::comment, "comment"},
        schema::named{subject_kind::attachment, "attachment"},
        schema::named{subject_kind::relation, "relation"},
        schema::named{subject_kind::token, "token"},
        schema::named{subject_kind::draft, "draft"},
        schema::named{subject_kind::view, "view"},
        schema::named{subject_kind::bug_template, "template"}
    );
}

constexpr auto describe_values(action) {
    return schema::values(
        "ChangeAction",
        "What happened to the thing.",
        schema::named{action::created, "created"},
        schema::named{action::changed, "changed"},
        schema::named{action::removed, "removed"}
    );
}

constexpr auto describe_values(visibility) {
    return schema::values(
        "Visibility",
        "Whether the whole audience may see the thing.",
        schema::named{visibility::inherit, "inherit"},
        schema::named{visibility::restricted, "restricted"}
    );
}

/// A change as the API and the live channel send it.
struct wire_change {
    std::int64_t version = 0;
    timestamp at;
    std::optional<uuid> actor;
    subject_kind kind = subject_kind::organization;
    uuid id;
    action what = action::changed;
    std::optional<project_id> project;
    std::map<std::string, schema::raw_json> fields;
    std::optional<std::map<std::string, std::int64_t>> fields_elided;
    batch_id batch;
    std::optional<uuid> client_id;
    std::optional<bool> with_token;

    static constexpr auto describe() {
        using self = wire_change;
        return schema::object(
            "Change",
            "One thing that changed.",
            schema::member(
                "version", &self::version, "Its place in the stream: 1, 2, 3, … without gaps."
            ),
            schema::member("at", &self::at, "When."),
            schema::member(
                "actor", &self::actor, "Who: a user or a person; absent for the operator."
            ),
            schema::member("kind", &self::kind, "What kind of thing changed."),
            schema::member("id", &self::id, "Which one."),
            schema::member("action", &self::what, "What happened to it."),
            schema::member("projectID", &self::project, "Of a bug: its project."),
            schema::member(
                "fields",
                &self::fields,
                "The new values by field; null where none is left. Of a removed comment or "
                "relation, what it hung on: bugID; kind, from and to."
            ),
            schema::member(
                "fieldsElided",
                &self::fields_elided,
                "Fields whose new text is too long to travel here, with its bytes: ask for the "
                "thing."
            ),
            schema::member(
                "batchID", &self::batch, "What one act of one person did has one batch."
            ),
            schema::member("clientID", &self::client_id, "The sender's own id of the act."),
            schema::member(
                "withToken",
                &self::with_token,
                "True where a program did it with a personal access token of the actor."
            )
        );
    }
};

/// The change without texts over limits::live_text_bytes_max and without old values.
[[nodiscard]] wire_change to_wire(const recorded_change& from);

/// Versions of an organization's streams, as far as the asker may hear them.
struct visible_versions {
    std::int64_t content = 0;
    std::optional<std::int64_t> members;
    std::optional<std::int64_t> managers;
    bool operator==(const visible_versions&) const = default;

    static constexpr auto describe() {
        using self = visible_versions;
        return schema::object(
            "Versions",
            "How far each stream of the organization had come when this was read.",
            schema::member("content", &self::content, "Of projects and bugs."),
            schema::member("members", &self::members, "Of members and roles; for Members."),
            schema::member("managers", &self::managers, "Of keys and webhooks; for Editors.")
        );
    }
};

struct change_list {
    std::vector<wire_change> items;
    std::int64_t version = 0;

    static constexpr auto describe() {
        using self = change_list;
        return schema::object(
            "ChangeList",
            "A piece of the log.",
            schema::member("items", &self::items, "Oldest first."),
            schema::member("version", &self::version, "The version that the stream has reached.")
        );
    }
};

} // namespace lacewing::changes
