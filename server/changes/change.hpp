#pragma once

#include "access/subjects.hpp"
#include "platform/core/time.hpp"
#include "platform/db/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::changes {

/// An audience (docs/access.md): who may hear a change is decided by its stream.
struct stream {
    enum class kind {
        content,    ///< of an organization: what outsiders of a public one may see
        members,    ///< of an organization: roster, roles, join code
        managers,   ///< of an organization: key, webhooks, audit
        person,     ///< of one user: streams that open or close for them, settings
        restricted, ///< of a restricted bug, for those who may know it; its owner is the bug
    };
    uuid owner; ///< the organization; of a person's stream the user, of a restricted bug's the bug
    kind is = kind::content;
    auto operator<=>(const stream&) const = default;
};

/// As the database and the wire name it: "content", "members", "managers", "person", "restricted".
[[nodiscard]] std::string_view to_string(stream::kind which);
[[nodiscard]] std::optional<stream::kind> parse_stream_kind(std::string_view text);

/// One field that a change set. JSON texts as the API prints the field; empty where it had no
/// value.
struct field_change {
    std::string name; ///< the wire's name: "title"; letters and digits only
    std::string before;
    std::string after;
    bool operator==(const field_change&) const = default;
};

/// What kind of thing a change is about.
enum class subject_kind {
    organization,
    member,
    project,
    status,
    bug,
    person,
    session,
    account,
    label,
    comment,
    attachment,
    relation,
    token,
    draft,
    view,
    bug_template
};
enum class action { created, changed, removed };
/// Whether the thing could be seen by its whole audience when it changed.
enum class visibility { inherit, restricted };

[[nodiscard]] std::string_view to_string(subject_kind which);
[[nodiscard]] std::optional<subject_kind> parse_subject_kind(std::string_view text);
[[nodiscard]] std::string_view to_string(action which);
[[nodiscard]] std::optional<action> parse_action(std::string_view text);
[[nodiscard]] std::string_view to_string(visibility which);
[[nodiscard]] std::optional<visibility> parse_visibility(std::string_view text);

/// A row of the log, as an operation writes it. Names people by id only and never holds a secret.
struct change {
    stream to;
    timestamp at;
    std::optional<principal> actor; ///< nothing for the server's operator
    subject_kind subject = subject_kind::organization;
    uuid subject_id;
    action what = action::changed;
    std::optional<project_id> project; ///< of a bug: its project
    std::vector<field_change> fields;
    batch_id batch;                ///< what one act of one person did: undone as one
    std::optional<uuid> client_id; ///< the client's id of the act: how its own tab knows its echo
    /// The access token by which the actor's program did it.
    std::optional<principal> on_behalf_of = {};
    std::optional<batch_id> undo_of = {}; ///< the batch that this one takes back
    visibility seen_by = visibility::inherit;
    std::optional<std::string> reason = {}; ///< why, in the actor's words
};

/// A change with its place in the log.
struct recorded_change : db::announcement {
    change what;
    std::int64_t version = 0; ///< 1, 2, 3, … without gaps within its stream
};

} // namespace lacewing::changes

template <>
struct std::hash<lacewing::changes::stream> {
    std::size_t operator()(const lacewing::changes::stream& which) const noexcept {
        return std::hash<lacewing::uuid>{}(which.owner) * 4 + static_cast<std::size_t>(which.is);
    }
};
