#pragma once

#include "platform/core/time.hpp"
#include "query/fields.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A query as it was understood. Whatever depends on the reader's clock and zone is worked out
/// already, and so is every comparison: where `votes:>5` stands, a span from 6 on is found.
namespace lacewing::query {

struct node;

/// Where something stands in the text, in code points: [begin, end).
struct place {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const place&) const = default;
};

/// `none`: the field is empty.
struct nothing {
    bool operator==(const nothing&) const = default;
};

/// `any`: the field is not empty.
struct anything {
    bool operator==(const anything&) const = default;
};

/// `@me`: the reader.
struct reader_self {
    bool operator==(const reader_self&) const = default;
};

/// A word or a quoted text: a part of a title; the name of a status, project (or its key), label,
/// or person. As it was written; compare it folded.
struct name {
    std::string text;
    bool is_handle = false; ///< was written `@ann`: a username; `text` is without the `@`
    bool operator==(const name&) const = default;
};

/// `environment:os=Linux`; without a name, every entry's value is meant.
struct entry {
    std::optional<std::string> name;
    std::string value;
    bool operator==(const entry&) const = default;
};

/// `CORE-12`; `CORE-R7` of a bug reported as restricted has the number -7.
struct bug_key {
    std::string project; ///< upper case
    std::int64_t number = 0;
    bool with_descendants = false; ///< `CORE-12+`: the bug and everything below it
    bool operator==(const bug_key&) const = default;
};

/// Places in the field's list of choices (`facts::choices`), both included. `severity:S2` is 1..1.
struct choice_span {
    std::size_t first = 0;
    std::size_t last = 0;
    bool operator==(const choice_span&) const = default;
};

/// Both ends included, absent ones open. Of estimates in hundredths, else counts.
struct number_span {
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
    bool operator==(const number_span&) const = default;
};

/// [from, to), absent ends open. An empty bug field is in no span, also not in one without ends.
/// Of `age` it is a span of `created`, of `in-status` one of `since`.
struct moment_span {
    std::optional<timestamp> from;
    std::optional<timestamp> to;
    std::string written; ///< what stood in the query: "-14d", "2026-10..today"
    bool operator==(const moment_span&) const = default;
};

/// Days as "2026-10-31", both included, absent ends open; they compare as texts.
struct day_span {
    std::optional<std::string> from;
    std::optional<std::string> to;
    std::string written;
    bool operator==(const day_span&) const = default;
};

/// Whatever a bug that answers this answers the value too: `blocked-by:(is:open)`.
struct sub_query {
    std::vector<node> where; ///< exactly one
    bool operator==(const sub_query&) const;
};

/// What may stand for which kind of field is told at `kind`.
using meaning = std::variant<
    nothing,
    anything,
    reader_self,
    name,
    entry,
    bug_key,
    choice_span,
    number_span,
    moment_span,
    day_span,
    flag,
    sub_query>;

struct value {
    meaning is;
    place at;
    bool operator==(const value&) const = default;
};

/// What was written between field and value. Only `exact` says what the values do not: the whole
/// text, and not a part of it.
enum class comparison { equal, exact, less, at_most, more, at_least };

/// True where any value is met.
struct filter {
    field by = field::title;
    comparison how = comparison::equal;
    std::vector<value> values; ///< at least one
    bool operator==(const filter&) const = default;
};

/// A word or, quoted, several in this order.
struct words {
    std::string text;           ///< as it was written
    bool is_phrase = false;     ///< was quoted
    bool is_prefix = false;     ///< is still being typed: its beginning is enough
    std::optional<bug_key> key; ///< where it looks like one; never with descendants
    bool operator==(const words&) const = default;
};

/// At least two parts, none of them all_of.
struct all_of {
    std::vector<node> parts;
    bool operator==(const all_of&) const;
};

/// At least two parts, none of them any_of.
struct any_of {
    std::vector<node> parts;
    bool operator==(const any_of&) const;
};

/// True where its part is not, so also for bugs whose field is empty.
struct negation {
    std::vector<node> part; ///< exactly one
    bool operator==(const negation&) const;
};

struct node {
    std::variant<all_of, any_of, negation, filter, words> is;
    place at;
    bool operator==(const node&) const = default;
};

enum class direction { ascending, descending };

struct order {
    field by = field::updated;
    query::direction direction = query::direction::ascending;
    place at;
    bool operator==(const order&) const = default;
};

struct grouping {
    field by = field::status;
    place at;
    bool operator==(const grouping&) const = default;
};

/// What the reader should know about how the query was understood.
struct note {
    std::string code;   ///< stable: "searched_as_text"
    std::string detail; ///< a sentence for people
    place at;
    bool operator==(const note&) const = default;
};

struct tree {
    std::optional<node> where; ///< absent: every bug
    std::vector<order> sort;   ///< most important first, each field once; empty: the default order
    std::vector<grouping> group; ///< groups (a board's columns), then swimlanes; two at most
    std::vector<note> notes;
    timestamp now;     ///< what `is:stale` and `is:snoozed` are measured at
    std::string today; ///< the reader's day then, "2026-10-31", what `is:overdue` is measured at
    bool operator==(const tree&) const = default;
};

/// The plain words that a bug must or may have, in order; not those below a negation or in a
/// sub-query.
[[nodiscard]] std::vector<words> plain_words(const tree& from);

} // namespace lacewing::query
