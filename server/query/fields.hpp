#pragma once

#include <optional>
#include <span>
#include <string_view>

/// What can be asked of a bug, and by which words.
namespace lacewing::query {

enum class field {
    key,
    title,
    project,
    status,
    category,
    resolution,
    severity,
    priority,
    assignee,
    author,
    watcher,
    voter,
    label,
    environment,
    created,
    updated,
    closed,
    due,
    since,
    estimate,
    votes,
    comments,
    attachments,
    watchers,
    reopened,
    age,
    in_status,
    blocks,
    blocked_by,
    parent,
    child,
    duplicate_of,
    duplicate,
    relates_to,
    caused_by,
    causes,
    is
};

/// What a field's values can be, beside `nothing` and `anything`, which all but `flag` take.
enum class kind {
    key,         ///< bug_key
    text,        ///< name: a part of it, or all of it where `exact`
    title,       ///< name: of a status or a project (or the project's key)
    label,       ///< name
    person,      ///< name, reader_self
    environment, ///< entry
    choice,      ///< choice_span of one choice: the choices have no order
    scale,       ///< choice_span
    number,      ///< number_span, of counts
    decimal,     ///< number_span, in hundredths
    moment,      ///< moment_span
    duration,    ///< moment_span of the moment since when
    day,         ///< day_span
    relation,    ///< bug_key, sub_query
    flag         ///< flag
};

/// Values of `is:`. open to dropped follow from the status's category.
enum class flag {
    open, ///< category triage, open or started
    closed,
    triage, ///< not while it is snoozed
    started,
    done,
    dropped,
    blocked,    ///< by an open bug
    ready,      ///< open, not blocked, and assigned to nobody or to the reader
    overdue,    ///< open, and due before `tree::today`
    snoozed,    ///< at `tree::now`
    regression, ///< caused by a bug
    restricted,
    watched, ///< by the reader
    voted,   ///< by the reader
    mine,    ///< assigned to the reader
    stale    ///< open, and not changed for 90 days before `tree::now`
};

struct facts {
    field is = field::title;
    std::string_view name;                       ///< as it is printed: "blocked-by"
    std::span<const std::string_view> aliases{}; ///< other words for it
    query::kind kind = kind::text;
    bool sorts = false;                          ///< may stand behind `sort:`
    bool groups = false;                         ///< may stand behind `group:`: a bug has one value
    std::span<const std::string_view> choices{}; ///< of choice, scale and flag, in order
    std::string_view meaning;                    ///< a few words for whoever chooses a field
};

/// Every field, in the order of the enumeration.
[[nodiscard]] std::span<const facts> all_fields();

[[nodiscard]] const facts& facts_of(field of);

/// By name or alias, without regard to case; `_` stands for `-` too.
[[nodiscard]] std::optional<field> find_field(std::string_view name);

/// The name or alias that differs from this in the fewest letters.
[[nodiscard]] std::string_view nearest_field_name(std::string_view name);

/// Which of those differs from this in the fewest letters, without regard to case; empty where
/// there are none.
[[nodiscard]] std::string_view nearest_name(
    std::string_view name, std::span<const std::string_view> among
);

/// True where `>` and `..` can be asked.
[[nodiscard]] bool is_ordered(kind of);

[[nodiscard]] std::string_view name_of(flag of);

} // namespace lacewing::query
