#pragma once

#include "platform/core/outcome.hpp"
#include "query/command.hpp"
#include "query/parse.hpp"
#include "query/reading/dates.hpp"
#include "query/reading/source.hpp"
#include "query/reading/values.hpp"
#include "query/tree.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lacewing::query {

/// Recursive descent, a function per rule of the grammar; each takes its part off the source.
/// How deep it goes is bounded by limits::query_depth_max.
class grammar {
public:
    grammar(source from, const calendar& by, const reading& how)
        : from_(from), by_(by), how_(how) {}

    /// Up to the end of the text; a command behind it is refused.
    [[nodiscard]] outcome<tree> whole();
    /// Up to the end, with the actions behind a `>` that stands alone.
    [[nodiscard]] outcome<command> whole_command();

private:
    /// Absent where there was nothing but `sort:` and `group:`.
    using maybe_node = outcome<std::optional<node>>;

    // structure: grammar.cpp
    outcome<void> question();
    [[nodiscard]] bool is_command_ahead() const;
    maybe_node alternatives();
    maybe_node conjunction();
    outcome<void> conjunct(std::vector<node>& parts);
    outcome<node> negatable();
    outcome<node> primary();
    outcome<node> group();
    outcome<node> inside_parentheses();

    // leaves: leaves.cpp
    outcome<node> leaf();
    outcome<node> phrase();
    outcome<node> word();
    outcome<node> searched_as_text(std::string_view unknown);
    outcome<node> filter_by(field by, std::size_t begin);
    outcome<value> value_of(const facts& of, comparison how);
    outcome<value> related(const facts& of, comparison how);
    outcome<written_value> written(const facts& of);
    outcome<atom> atom_of(const facts& of);
    outcome<void> count_term(std::size_t begin);

    // what stands beside the tree: endings.cpp
    [[nodiscard]] bool is_ending_ahead() const;
    outcome<void> ending();
    outcome<void> sort_by(std::size_t begin);
    outcome<void> group_by(std::size_t begin);
    outcome<field> listed_field(std::string_view list);

    [[nodiscard]] refused refuse_not_yet(std::string_view detail, std::size_t begin) const;

    source from_;
    calendar by_;
    const reading& how_;
    tree read_;
    std::size_t depth_ = 0;
    std::size_t terms_ = 0;
};

/// "label" where `label:` stands here and no second colon or slashes behind it, as in std::vector
/// and https://…; empty elsewhere.
[[nodiscard]] std::string_view name_ahead(const source& from);

} // namespace lacewing::query
