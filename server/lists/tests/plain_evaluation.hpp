#pragma once

#include "lists/tests/plain_world.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

/// How plain_world.hpp asks one bug after the other.
namespace lacewing::lists::plain {

using bugs::bug;
using query::field;
using query::flag;

struct evaluation {
    const world& in;
    const query::tree& tree;
    const reader& who;

    [[nodiscard]] bool holds(const query::node& of, const bug& b) const;
    [[nodiscard]] bool holds(const query::filter& of, const bug& b) const;
    [[nodiscard]] bool holds(field by, const query::value& of, query::comparison how, const bug& b)
        const;
    [[nodiscard]] bool has_flag(flag of, const bug& b) const;
    [[nodiscard]] bool is_empty(field by, const bug& b) const;
    [[nodiscard]] bool has_words(const query::words& of, const bug& b) const;
    [[nodiscard]] bool names(field by, const uuid& id, const query::name& called) const;
    [[nodiscard]] std::vector<const bug*> others(field by, const bug& b) const;
    [[nodiscard]] bool is(const query::bug_key& of, const bug& b) const;
    [[nodiscard]] std::set<bug_id> below(const bug& top) const;
    [[nodiscard]] std::int64_t count(field by, const bug& b) const;

    /// What is below a bug, once it was asked for.
    mutable std::map<bug_id, std::set<bug_id>> families = {};
};

/// What a bug is sorted by: whether it is empty, and then a number or a text.
struct sorted_by {
    bool is_empty = false;
    std::int64_t number = 0;
    std::string text;
};

[[nodiscard]] sorted_by sorted(const evaluation& of, field by, const bug& b);
/// Below 0 where the first of them comes first.
[[nodiscard]] int compare(const sorted_by& one, const sorted_by& other, query::direction direction);

[[nodiscard]] std::optional<timestamp> moment_of(field by, const bug& b);
/// Place of the value among the field's choices; nothing for an empty one.
[[nodiscard]] std::optional<std::size_t> place_of(field by, std::string_view word);
/// The choice that the bug has.
[[nodiscard]] std::string word_of(const world& in, field by, const bug& b);
[[nodiscard]] std::int64_t hundredths_of(const bug& b);

} // namespace lacewing::lists::plain
