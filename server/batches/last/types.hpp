#pragma once

#include "changes/types.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lacewing::batches {

/// A thing that an act changed.
struct acted_on {
    changes::subject_kind kind = changes::subject_kind::bug;
    uuid id;
    changes::action what = changes::action::changed;
    std::optional<std::string> key;
    std::optional<std::string> name;
    std::vector<std::string> fields;

    static constexpr auto describe() {
        using self = acted_on;
        return schema::object(
            "ActedOn",
            "A thing that an act changed.",
            schema::member("kind", &self::kind, "What kind of thing."),
            schema::member("id", &self::id, "Which one."),
            schema::member("action", &self::what, "What became of it."),
            schema::member("key", &self::key, "Of a bug: its key."),
            schema::member("name", &self::name, "Of what has one, where the act set it."),
            schema::member("fields", &self::fields, "What changed.")
        );
    }
};

/// What a person did at once.
struct last_act {
    organization_id org_id;
    lacewing::batch_id batch_id;
    timestamp at;
    std::vector<acted_on> things;

    static constexpr auto describe() {
        using self = last_act;
        return schema::object(
            "LastAct",
            "What somebody did at once.",
            schema::member("orgID", &self::org_id, "Where they did it."),
            schema::member(
                "batchID", &self::batch_id, "What to undo: of an act done again, the last redo."
            ),
            schema::member("at", &self::at, "When they did it."),
            schema::member("things", &self::things, "The first few things that it changed.")
        );
    }
};

struct last_acts {
    std::optional<last_act> undo;
    std::optional<last_act> redo;

    static constexpr auto describe() {
        using self = last_acts;
        return schema::object(
            "LastActs",
            "What Ctrl+Z and Ctrl+Shift+Z are about.",
            schema::member("undo", &self::undo, "The last act that stands."),
            schema::member("redo", &self::redo, "The act that was taken back last, to do again.")
        );
    }
};

} // namespace lacewing::batches
