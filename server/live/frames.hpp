#pragma once

#include "changes/log.hpp"
#include "live/presence_frames.hpp"
#include "platform/core/outcome.hpp"
#include "platform/schema/describe.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The frames of the live channel: JSON texts, one per WebSocket message.
namespace lacewing::live {

/// A text that many sockets share.
using frame = std::shared_ptr<const std::string>;

/// A version per stream; nothing for a stream that is not meant.
class positions {
public:
    [[nodiscard]] std::optional<std::int64_t>& operator[](changes::stream::kind which) {
        return versions_[static_cast<std::size_t>(which)];
    }
    [[nodiscard]] const std::optional<std::int64_t>& operator[](changes::stream::kind which) const {
        return versions_[static_cast<std::size_t>(which)];
    }
    bool operator==(const positions&) const = default;

private:
    std::array<std::optional<std::int64_t>, 4> versions_;
};

inline constexpr std::array all_streams{
    changes::stream::kind::content,
    changes::stream::kind::members,
    changes::stream::kind::managers,
    changes::stream::kind::person,
};

enum class client_frame_type { subscribe, unsubscribe, presence };

constexpr auto describe_values(client_frame_type) {
    return schema::values(
        "LiveRequestType",
        "What a client asks for, or says of itself.",
        schema::named{client_frame_type::subscribe, "subscribe"},
        schema::named{client_frame_type::unsubscribe, "unsubscribe"},
        schema::named{client_frame_type::presence, "presence"}
    );
}

/// `positions` as the wire writes it.
struct stream_positions {
    std::optional<std::int64_t> content;
    std::optional<std::int64_t> members;
    std::optional<std::int64_t> managers;
    std::optional<std::int64_t> person;

    static constexpr auto describe() {
        using self = stream_positions;
        constexpr schema::number version{.min = 0};
        return schema::object(
            "StreamPositions",
            "How far each stream has come; only those that are meant.",
            schema::member("content", &self::content, "Of projects and bugs.", version),
            schema::member("members", &self::members, "Of members and roles.", version),
            schema::member("managers", &self::managers, "Of keys and webhooks.", version),
            schema::member("person", &self::person, "Of the person's own stream.", version)
        );
    }
};

/// What a client sends.
struct client_frame {
    client_frame_type type = client_frame_type::subscribe;
    uuid owner;
    std::optional<stream_positions> streams;
    std::optional<bug_id> bug;
    std::optional<presence_act> act;
    std::optional<bool> brief;

    static constexpr auto describe() {
        using self = client_frame;
        return schema::object(
            "LiveRequest",
            "A frame of the client. `subscribe` replaces an earlier one for the same owner, "
            "`presence` one for the same bug. Who writes says so again within 6 s.",
            schema::member("type", &self::type, "What is asked for."),
            schema::member("owner", &self::owner, "An organization, or the person's own UID."),
            schema::member(
                "streams", &self::streams, "To subscribe: what the client holds of each."
            ),
            schema::member("bug", &self::bug, "Of presence: on which bug."),
            schema::member("act", &self::act, "Of presence: what the person does there."),
            schema::member(
                "brief",
                &self::brief,
                "To subscribe: true for `brief_changes` in place of `changes` wherever several "
                "come together."
            )
        );
    }
};

/// The caller has everything up to these versions and hears every change from here on.
struct subscribed_frame {
    std::string type = "subscribed";
    uuid owner;
    stream_positions streams;

    static constexpr auto describe() {
        using self = subscribed_frame;
        return schema::object(
            "LiveSubscribed",
            "All that was missed has been sent. Holds the streams that the person may hear.",
            schema::member("type", &self::type, "`subscribed`"),
            schema::member("owner", &self::owner, "As asked for."),
            schema::member("streams", &self::streams, "What the client holds now.")
        );
    }
};

struct changes_frame {
    std::string type = "changes";
    uuid owner;
    changes::stream::kind stream = changes::stream::kind::content;
    std::vector<changes::wire_change> changes;

    static constexpr auto describe() {
        using self = changes_frame;
        return schema::object(
            "LiveChanges",
            "Changes that follow each other in one stream.",
            schema::member("type", &self::type, "`changes`"),
            schema::member("owner", &self::owner, "Whose stream."),
            schema::member("stream", &self::stream, "Which one."),
            schema::member("changes", &self::changes, "Oldest first, without gaps.")
        );
    }
};

/// What all changes of a frame have alike.
struct alike_members {
    std::optional<timestamp> at;
    std::optional<uuid> actor;
    std::optional<changes::subject_kind> kind;
    std::optional<changes::action> what;
    std::optional<project_id> project;
    std::optional<batch_id> batch;
    std::optional<uuid> client_id;
    std::optional<bool> with_token;

    static constexpr auto describe() {
        using self = alike_members;
        return schema::object(
            "LiveAlike",
            "What all changes of a frame have alike: members of Change.",
            schema::member("at", &self::at, "When."),
            schema::member("actor", &self::actor, "Who."),
            schema::member("kind", &self::kind, "What kind of thing changed."),
            schema::member("action", &self::what, "What happened to it."),
            schema::member("projectID", &self::project, "Of bugs: their project."),
            schema::member("batchID", &self::batch, "Of which act."),
            schema::member("clientID", &self::client_id, "The sender's own id of the act."),
            schema::member("withToken", &self::with_token, "True where a program did it.")
        );
    }
};

/// A change without what its frame says of all of them.
struct brief_change {
    std::int64_t version = 0;
    std::optional<timestamp> at;
    std::optional<uuid> actor;
    std::optional<changes::subject_kind> kind;
    uuid id;
    std::optional<changes::action> what;
    std::optional<project_id> project;
    std::optional<std::int64_t> project_of;
    std::map<std::string, schema::raw_json> fields;
    std::optional<std::map<std::string, std::int64_t>> fields_elided;
    std::optional<batch_id> batch;
    std::optional<uuid> client_id;
    std::optional<bool> with_token;

    static constexpr auto describe() {
        using self = brief_change;
        return schema::object(
            "LiveBriefChange",
            "A Change without the members that its frame has in `alike`.",
            schema::member("version", &self::version, "Its place in the stream."),
            schema::member("at", &self::at, "When."),
            schema::member("actor", &self::actor, "Who."),
            schema::member("kind", &self::kind, "What kind of thing changed."),
            schema::member("id", &self::id, "Which one."),
            schema::member("action", &self::what, "What happened to it."),
            schema::member("projectID", &self::project, "Of a bug: its project."),
            schema::member(
                "projectOf",
                &self::project_of,
                "In place of `projectID`: the place in this frame, from 0, of a change of the same "
                "project that tells it."
            ),
            schema::member("fields", &self::fields, "The new values by field."),
            schema::member("fieldsElided", &self::fields_elided, "Fields too long to travel here."),
            schema::member("batchID", &self::batch, "Of which act."),
            schema::member("clientID", &self::client_id, "The sender's own id of the act."),
            schema::member("withToken", &self::with_token, "True where a program did it.")
        );
    }
};

/// Several changes, with what they have alike said once: those of one act differ in little.
struct brief_changes_frame {
    std::string type = "brief_changes";
    uuid owner;
    changes::stream::kind stream = changes::stream::kind::content;
    alike_members alike;
    std::vector<brief_change> changes;

    static constexpr auto describe() {
        using self = brief_changes_frame;
        return schema::object(
            "LiveBriefChanges",
            "As LiveChanges, for those who asked for `brief`.",
            schema::member("type", &self::type, "`brief_changes`"),
            schema::member("owner", &self::owner, "Whose stream."),
            schema::member("stream", &self::stream, "Which one."),
            schema::member("alike", &self::alike, "What is so of every change here."),
            schema::member("changes", &self::changes, "Oldest first, without gaps.")
        );
    }
};

/// What was missed is too much: the client loads the data anew and subscribes to the stream again.
struct reload_frame {
    std::string type = "reload";
    uuid owner;
    changes::stream::kind stream = changes::stream::kind::content;

    static constexpr auto describe() {
        using self = reload_frame;
        return schema::object(
            "LiveReload",
            "The stream is not followed: load its data anew, then subscribe again.",
            schema::member("type", &self::type, "`reload`"),
            schema::member("owner", &self::owner, "Whose stream."),
            schema::member("stream", &self::stream, "Which one.")
        );
    }
};

/// No access, or none any more; the same where there is no such owner.
struct ended_frame {
    std::string type = "ended";
    uuid owner;

    static constexpr auto describe() {
        using self = ended_frame;
        return schema::object(
            "LiveEnded",
            "Nothing of this owner is or will be sent.",
            schema::member("type", &self::type, "`ended`"),
            schema::member("owner", &self::owner, "As asked for.")
        );
    }
};

struct error_frame {
    std::string type = "error";
    std::string code;
    std::string detail;

    static constexpr auto describe() {
        using self = error_frame;
        return schema::object(
            "LiveError",
            "A frame of the client that was not understood or went too far. Nothing else changes.",
            schema::member("type", &self::type, "`error`"),
            schema::member("code", &self::code, "Stable, snake_case."),
            schema::member("detail", &self::detail, "A sentence for people.")
        );
    }
};

/// What every frame looks like: for the contract.
[[nodiscard]] std::vector<const schema::type*> frame_types();

/// Reads a client's frame. Refused as schema::parse does, with `streams_missing` and with
/// `presence_incomplete`.
[[nodiscard]] outcome<client_frame> decode(std::string_view text);
[[nodiscard]] positions positions_of(const stream_positions& from);

[[nodiscard]] frame encode_subscribed(const uuid& owner, const positions& streams);
[[nodiscard]] frame encode_reload(const changes::stream& which);
[[nodiscard]] frame encode_ended(const uuid& owner);
[[nodiscard]] frame encode_error(std::string_view code, std::string_view detail);
[[nodiscard]] frame encode_presence(const presence_frame& what);
[[nodiscard]] frame encode_presence_ended(organization_id owner, bug_id bug);
/// For db::engine::signal, short enough for PostgreSQL's NOTIFY.
[[nodiscard]] std::string print_signal(const presence_word& what);
/// Nothing where the text is somebody else's.
[[nodiscard]] std::optional<presence_word> parse_signal(std::string_view text);

enum class wording { whole, brief };

/// Changes of one stream in as few frames as limits::live_frame_bytes_max allows. In brief: where
/// there are several, what all of them have alike stands in each frame once.
[[nodiscard]] std::vector<frame> encode_changes(
    const changes::stream& of, std::span<const changes::recorded> what, wording as
);

} // namespace lacewing::live
