#pragma once

#include "batches/limits.hpp"
#include "bugs/bulk_edit.hpp"
#include "changes/types.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::batches {

inline constexpr schema::items bulk_ids_limits{.min = 1, .max = limits::bulk_ids_max};

struct bulk_change_request {
    lacewing::batch_id batch_id;
    std::vector<uuid> ids;
    bugs::bulk_edit change;
    std::optional<uuid> client_id;

    static constexpr auto describe() {
        using self = bulk_change_request;
        return schema::object(
            "BulkChange",
            "One change of many bugs.",
            schema::member(
                "batchID",
                &self::batch_id,
                "A UUIDv7 made by the client: sending twice does once, and goes on after a cut."
            ),
            schema::member("ids", &self::ids, "The bugs, by id.", bulk_ids_limits),
            schema::member("change", &self::change, "What changes in each of them."),
            schema::member("clientID", &self::client_id, "Comes back with the changes.")
        );
    }
};

/// A bug that a bulk edit left as it was.
struct refused_bug {
    uuid id;
    std::string code;
    std::string detail;

    static constexpr auto describe() {
        using self = refused_bug;
        return schema::object(
            "RefusedBug",
            "A bug that stayed as it was.",
            schema::member("id", &self::id, "Which one."),
            schema::member("code", &self::code, "Why, as in a problem."),
            schema::member("detail", &self::detail, "A sentence for people.")
        );
    }
};

struct bulk_change_result {
    lacewing::batch_id batch_id;
    bool is_done = false;
    std::int64_t total = 0;
    std::int64_t changed = 0;
    std::int64_t unchanged = 0;
    std::vector<refused_bug> refused;

    static constexpr auto describe() {
        using self = bulk_change_result;
        return schema::object(
            "BulkChangeResult",
            "What became of a change of many bugs.",
            schema::member("batchID", &self::batch_id, "Undoes all of it at once."),
            schema::member(
                "isDone", &self::is_done, "False where the time ran out: send the same again."
            ),
            schema::member("total", &self::total, "Different bugs that were asked for."),
            schema::member("changed", &self::changed, "Bugs that changed."),
            schema::member("unchanged", &self::unchanged, "Bugs that were so already."),
            schema::member("refused", &self::refused, "Bugs that stayed as they were, and why.")
        );
    }
};

struct undo_batch_request {
    lacewing::batch_id batch_id;
    std::optional<uuid> client_id;

    static constexpr auto describe() {
        using self = undo_batch_request;
        return schema::object(
            "UndoBatch",
            "An undo, itself a batch that can be undone.",
            schema::member(
                "batchID", &self::batch_id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member("clientID", &self::client_id, "Comes back with the changes.")
        );
    }
};

/// What an undo left as it was.
struct left_over {
    changes::subject_kind kind = changes::subject_kind::bug;
    uuid id;
    std::optional<std::string> key;
    std::optional<std::string> field;
    std::string code;
    std::string detail;
    std::optional<uuid> by;
    std::optional<timestamp> at;

    static constexpr auto describe() {
        using self = left_over;
        return schema::object(
            "LeftOver",
            "What an undo left as it was.",
            schema::member("kind", &self::kind, "What kind of thing."),
            schema::member("id", &self::id, "Which one."),
            schema::member("key", &self::key, "Of a bug: its key."),
            schema::member("field", &self::field, "Absent where it is the whole thing."),
            schema::member("code", &self::code, "Why: changed_since, not_allowed, …"),
            schema::member("detail", &self::detail, "A sentence for people."),
            schema::member("by", &self::by, "Who changed it since."),
            schema::member("at", &self::at, "When they did.")
        );
    }
};

struct undo_batch_result {
    lacewing::batch_id batch_id;
    lacewing::batch_id undo_of;
    bool is_done = false;
    std::int64_t changed = 0;
    std::vector<left_over> left;
    std::int64_t left_count = 0;

    static constexpr auto describe() {
        using self = undo_batch_result;
        return schema::object(
            "UndoResult",
            "What became of an undo.",
            schema::member("batchID", &self::batch_id, "Of the undo: undoing it does all again."),
            schema::member("undoOf", &self::undo_of, "What was undone."),
            schema::member(
                "isDone", &self::is_done, "False where the time ran out: send the same again."
            ),
            schema::member("changed", &self::changed, "Things that are as they were."),
            schema::member("left", &self::left, "What stayed as it was, and why."),
            schema::member("leftCount", &self::left_count, "All of that, where there is more.")
        );
    }
};

struct batch_progress {
    lacewing::batch_id batch_id;
    bool is_done = false;
    std::int64_t changed = 0;
    std::int64_t unchanged = 0;
    std::int64_t left_count = 0;
    std::optional<std::int64_t> total;

    static constexpr auto describe() {
        using self = batch_progress;
        return schema::object(
            "BatchProgress",
            "How far a bulk edit or an undo has come.",
            schema::member("batchID", &self::batch_id, "Which one."),
            schema::member("isDone", &self::is_done, "Nothing more will change."),
            schema::member("changed", &self::changed, "Things that changed so far."),
            schema::member("unchanged", &self::unchanged, "Things that were so already."),
            schema::member("leftCount", &self::left_count, "What was refused or left, so far."),
            schema::member("total", &self::total, "All that are asked for, where it is known.")
        );
    }
};

} // namespace lacewing::batches
