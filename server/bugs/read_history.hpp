#pragma once

#include "access/actor.hpp"
#include "bugs/on_bug.hpp"
#include "changes/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::bugs {

/// A field before and after a change. Texts over limits::live_text_bytes_max are left out.
struct field_history {
    schema::raw_json before;
    schema::raw_json after;
    bool is_elided = false;

    static constexpr auto describe() {
        using self = field_history;
        return schema::object(
            "FieldHistory",
            "A field before and after a change.",
            schema::member("before", &self::before, "null for no value."),
            schema::member("after", &self::after, "null for no value."),
            schema::member(
                "isElided",
                &self::is_elided,
                "Whether the values are too long to travel here: both are null then."
            )
        );
    }
};

struct history_entry {
    changes::stream::kind stream = changes::stream::kind::content;
    std::int64_t version = 0;
    timestamp at;
    std::optional<uuid> actor;
    std::optional<uuid> on_behalf_of;
    std::optional<bool> with_token;
    changes::subject_kind kind = changes::subject_kind::bug;
    uuid id;
    changes::action what = changes::action::changed;
    std::map<std::string, field_history> fields;
    batch_id batch;
    std::optional<batch_id> undo_of;
    std::optional<std::string> reason;

    static constexpr auto describe() {
        using self = history_entry;
        return schema::object(
            "BugHistoryEntry",
            "One change of a bug, or of what hangs on it.",
            schema::member("stream", &self::stream, "The log it stands in."),
            schema::member("version", &self::version, "Its place in that log."),
            schema::member("at", &self::at, "When."),
            schema::member("actor", &self::actor, "Who; absent for the server's operator."),
            schema::member("onBehalfOf", &self::on_behalf_of, "For whom, where that differs."),
            schema::member(
                "withToken",
                &self::with_token,
                "True where a program did it with a personal access token of the actor."
            ),
            schema::member("kind", &self::kind, "What kind of thing changed."),
            schema::member("id", &self::id, "Which one: the bug, or what hangs on it."),
            schema::member("action", &self::what, "What happened to it."),
            schema::member("fields", &self::fields, "What it set, by field; of comments none."),
            schema::member("batchID", &self::batch, "What one act did has one batch."),
            schema::member("undoOf", &self::undo_of, "The batch that it takes back."),
            schema::member("reason", &self::reason, "Why, in the actor's words.")
        );
    }
};

struct bug_history {
    std::vector<history_entry> items;
    std::optional<std::string> next_cursor; ///< absent on the last page

    static constexpr auto describe() {
        using self = bug_history;
        return schema::object(
            "BugHistory",
            "What happened to a bug, the newest first.",
            schema::member("items", &self::items, "The changes of this page."),
            schema::member("nextCursor", &self::next_cursor, "Asks for older ones.")
        );
    }
};

/// Whether the actor may know what happened to the bug while it was restricted: its author, its
/// assignees, whom it is shared with, and Owners, also once it is opened up.
[[nodiscard]] bool knows_as_restricted(
    db::reader& tx, const access::actor& who, const known_bug& which
);

/// A page of what happened to a bug, for whoever may see it: what stands in the organization's log
/// for all of them, what was recorded while it was restricted for those who may know it as
/// restricted.
[[nodiscard]] outcome<bug_history> read_history(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    const http::page_request& page
);

} // namespace lacewing::bugs
