#pragma once

#include "lists/sql/bound_values.hpp"
#include "lists/sql/known_names.hpp"
#include "query/tree.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::lists::sql {

/// How much work a term asks of the database for each bug that it is asked of.
enum class weight { light, reads_text, counts_others, walks };

/// A statement about an organization's bugs while it is being written. Conditions are texts that
/// are never NULL: what is empty meets no condition, and its negation always.
struct writing {
    writing(db::reader& on, const asker& by, const query::tree& of)
        : tx(on), speaks(on.speaks()), who(by), tree(of), names(on, by) {
        org = values.add(by.org);
        if (by.reader) reader = values.add(*by.reader);
    }
    writing(const writing&) = delete;
    writing& operator=(const writing&) = delete;
    ~writing() = default;

    /// A name that no other table of the statement has.
    [[nodiscard]] std::string next_alias() { return fmt::format("t{}", ++aliases); }
    /// Gives a set of bugs' ids a name, to be asked for as `IN (SELECT id FROM s1)`: statements
    /// that hold one another would outgrow SQLite's parser, which goes a hundred levels deep, and
    /// PostgreSQL would work out the inner ones anew for each row of the outer ones.
    [[nodiscard]] std::string add_set(std::string_view select) {
        sets.push_back(fmt::format("s{} (id) AS MATERIALIZED ({})", sets.size() + 1, select));
        return fmt::format("s{}", sets.size());
    }
    /// What stands before the statement.
    [[nodiscard]] std::string with_sets() const {
        if (sets.empty()) return {};
        return fmt::format("WITH RECURSIVE {} ", fmt::join(sets, ", "));
    }
    void note(std::string_view code, std::string detail, const query::place& at) {
        notes.push_back({.code = std::string{code}, .detail = std::move(detail), .at = at});
    }
    void weigh(weight is, const query::place& at) {
        if (is <= heaviest) return;
        heaviest = is;
        heaviest_at = at;
    }

    db::reader& tx;
    const db::dialect speaks;
    const asker& who;
    const query::tree& tree;
    known_names names;
    bound_values values;
    std::string org;                     ///< "$1"
    std::optional<std::string> reader;   ///< "$2" where the asker reads restricted bugs
    std::vector<query::note> notes;      ///< names that mean nothing
    std::vector<std::string> sets;       ///< each may ask for those before it
    std::optional<std::string> withheld; ///< the name of that set, once it was asked for
    int aliases = 0;
    int depth = 0; ///< of groups inside groups
    weight heaviest = weight::light;
    std::optional<query::place> heaviest_at;
};

/// The bug `b` is there, and the asker may know it.
[[nodiscard]] std::string known(const writing& in, std::string_view b);
/// The name of a set: the few bugs that the asker may not know.
[[nodiscard]] std::string withheld(writing& in);
/// The bug with that id is not one of these.
[[nodiscard]] std::string known_id(writing& in, std::string_view id);

} // namespace lacewing::lists::sql
