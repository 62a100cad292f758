#pragma once

#include "lists/sql/writing.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::lists::sql {

/// What holds for the bug `b` where the query's node does.
[[nodiscard]] std::string condition(writing& in, const query::node& of, std::string_view b);
/// The same for one filter.
[[nodiscard]] std::string condition(
    writing& in, const query::filter& of, const query::place& at, std::string_view b
);
[[nodiscard]] std::string flag_condition(writing& in, query::flag of, std::string_view b);

// By kind of field, for all values of a filter.
[[nodiscard]] std::string person_condition(
    writing& in, const query::filter& of, std::string_view b
);
[[nodiscard]] std::string label_condition(writing& in, const query::filter& of, std::string_view b);
[[nodiscard]] std::string place_condition(
    writing& in, const query::filter& of, std::string_view b
); ///< project, status

// By kind of field, for one value that is neither `nothing` nor `anything`.
[[nodiscard]] std::string text_condition(
    writing& in, const query::name& of, query::comparison how, std::string_view b
);
[[nodiscard]] std::string environment_condition(
    writing& in, const query::entry& of, query::comparison how, std::string_view b
);
[[nodiscard]] std::string choice_condition(
    writing& in, query::field by, const query::choice_span& of, std::string_view b
);
[[nodiscard]] std::string number_condition(
    writing& in, query::field by, const query::number_span& of, std::string_view b
);
[[nodiscard]] std::string moment_condition(
    writing& in, query::field by, const query::moment_span& of, std::string_view b
);
[[nodiscard]] std::string day_condition(writing& in, const query::day_span& of, std::string_view b);
[[nodiscard]] std::string words_condition(writing& in, const query::words& of, std::string_view b);
[[nodiscard]] std::string key_condition(writing& in, const query::bug_key& of, std::string_view b);
/// There is a bug of that relation, known to the asker, that meets the value.
[[nodiscard]] std::string relation_condition(
    writing& in, query::field by, const query::meaning& of, std::string_view b
);

/// The field of the bug `b` is empty.
[[nodiscard]] std::string empty_condition(writing& in, query::field by, std::string_view b);

/// What the database keeps as one of the field's choices: a word, or a number for severity and
/// priority.
[[nodiscard]] std::string choice_value(writing& in, query::field by, std::size_t choice);
/// How many comments, attachments or watchers the bug `b` has; a column where there is one.
[[nodiscard]] std::string count_of(const writing& in, query::field by, std::string_view b);
/// The column of a moment; of `age` and `in-status` that since when.
[[nodiscard]] std::string_view moment_column(query::field by);

/// The ids (`id`) of the bugs that meet a filter by people or labels alone; nothing for every other
/// node.
[[nodiscard]] std::optional<std::string> id_set(writing& in, const query::node& of);

/// "one OR other" in parentheses; FALSE where there is none.
[[nodiscard]] std::string any_of(const std::vector<std::string>& conditions);

} // namespace lacewing::lists::sql
