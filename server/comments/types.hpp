#pragma once

#include "access/subjects.hpp"
#include "changes/types.hpp"
#include "comments/limits.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::comments {

/// What somebody feels about a comment: a short set, so that one look is enough.
enum class reaction { thumbs_up, thumbs_down, laugh, hooray, confused, heart, rocket, eyes };

constexpr auto describe_values(reaction) {
    return schema::values(
        "Reaction",
        "👍 👎 😄 🎉 😕 ❤️ 🚀 👀, in this order.",
        schema::named{reaction::thumbs_up, "thumbs_up"},
        schema::named{reaction::thumbs_down, "thumbs_down"},
        schema::named{reaction::laugh, "laugh"},
        schema::named{reaction::hooray, "hooray"},
        schema::named{reaction::confused, "confused"},
        schema::named{reaction::heart, "heart"},
        schema::named{reaction::rocket, "rocket"},
        schema::named{reaction::eyes, "eyes"}
    );
}

/// Everybody who reacted in one way, in the order in which they did.
struct reactions_of_kind {
    reaction kind = reaction::thumbs_up;
    std::vector<uuid> by; ///< never empty

    bool operator==(const reactions_of_kind&) const = default;
    static constexpr auto describe() {
        using self = reactions_of_kind;
        return schema::object(
            "CommentReactions",
            "Who reacted to a comment in one way.",
            schema::member("kind", &self::kind, "In which way."),
            schema::member("by", &self::by, "Users and API keys, the first one first.")
        );
    }
};

struct comment {
    comment_id id;
    organization_id org_id;
    lacewing::bug_id bug_id;
    uuid author; ///< a user, a person or an API key
    std::string text;
    timestamp created;
    std::optional<timestamp> edited;
    std::int64_t rev = 1; ///< + 1 per edit of the text; the comment's ETag
    std::vector<reactions_of_kind> reactions;

    bool operator==(const comment&) const = default;
    static constexpr auto describe() {
        using self = comment;
        return schema::object(
            "Comment",
            "What somebody wrote below a bug.",
            schema::member("id", &self::id, "Made by the client that wrote it."),
            schema::member("orgID", &self::org_id, "The organization."),
            schema::member("bugID", &self::bug_id, "The bug."),
            schema::member("author", &self::author, "The user, person or API key that wrote it."),
            schema::member("text", &self::text, "Markdown."),
            schema::member("created", &self::created, "When it was written."),
            schema::member("edited", &self::edited, "When its text last changed."),
            schema::member("rev", &self::rev, "Counts its texts, from 1."),
            schema::member("reactions", &self::reactions, "By kind, those that somebody chose.")
        );
    }
};

/// A page of a bug's comments, as of exactly these versions.
struct comment_page {
    std::vector<comment> items;
    std::optional<std::string> next_cursor; ///< absent on the last page
    changes::visible_versions versions;

    static constexpr auto describe() {
        using self = comment_page;
        return schema::object(
            "CommentList",
            "Comments of a bug, the newest first.",
            schema::member("items", &self::items, "The comments of this page."),
            schema::member("nextCursor", &self::next_cursor, "Asks for older ones."),
            schema::member("versions", &self::versions, "The versions that the page is as of.")
        );
    }
};

/// A text that a comment had, or has.
struct comment_text {
    std::string text;
    timestamp at;
    std::optional<uuid> by;

    static constexpr auto describe() {
        using self = comment_text;
        return schema::object(
            "CommentText",
            "A text that a comment had or has.",
            schema::member("text", &self::text, "Markdown."),
            schema::member("at", &self::at, "Since when."),
            schema::member("by", &self::by, "Who wrote it; absent for the server's operator.")
        );
    }
};

struct comment_texts {
    std::vector<comment_text> items;

    static constexpr auto describe() {
        using self = comment_texts;
        return schema::object(
            "CommentTexts",
            "The texts of a comment.",
            schema::member("items", &self::items, "The oldest first, the present one last.")
        );
    }
};

inline constexpr schema::text comment_limits{.min = 1, .max_bytes = limits::comment_bytes_max};

struct write_comment_request {
    comment_id id;
    std::string text;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = write_comment_request;
        return schema::object(
            "WriteComment",
            "A comment as its author sends it.",
            schema::member(
                "id", &self::id, "A UUIDv7 made by the client: sending twice does once."
            ),
            schema::member("text", &self::text, "Markdown.", comment_limits),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

struct edit_comment_request {
    std::string text;
    std::optional<uuid> client_id;
    std::optional<lacewing::batch_id> batch_id;

    static constexpr auto describe() {
        using self = edit_comment_request;
        return schema::object(
            "EditComment",
            "A comment's new text.",
            schema::member("text", &self::text, "Markdown.", comment_limits),
            schema::member("clientID", &self::client_id, "Comes back with the change."),
            schema::member("batchID", &self::batch_id, "Joins several edits of one act.")
        );
    }
};

} // namespace lacewing::comments
