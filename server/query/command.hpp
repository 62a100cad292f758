#pragma once

#include "platform/core/outcome.hpp"
#include "query/parse.hpp"
#include "query/tree.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What stands behind a `>` that stands alone: actions on everything that the query before it
/// finds.
namespace lacewing::query {

enum class verb { status, resolution, severity, priority, assign, label, due, estimate, snooze };

/// What an action does with a value.
enum class doing {
    set, ///< what was there goes
    add,
    remove
};

/// Of status and label `name`; of assign `name`, `reader_self` or `nothing`; of resolution
/// `choice_span` of one choice; of severity and priority the same or `nothing`; of due `day_span`
/// of one day, of estimate `number_span` of one number, of snooze `moment_span` from that moment
/// on, or `nothing`.
struct command_value {
    doing how = doing::set;
    meaning is;
    place at;
    bool operator==(const command_value&) const = default;
};

struct action {
    verb does = verb::status;
    std::vector<command_value> values; ///< one; of assign and label one at least
    place at;
    bool operator==(const action&) const = default;
};

struct command {
    tree of;                     ///< the query
    std::vector<action> actions; ///< at least one, each verb once
    place sign;                  ///< where the `>` stands
};

/// As `parse` reads a query, and refused as it refuses. Also with query_syntax where the actions
/// are missing or malformed or a verb comes twice, command_action_unknown, query_value_invalid and
/// query_too_many_terms.
[[nodiscard]] outcome<command> parse_command(std::string_view text, const reading& how);

/// The command in its canonical form; it is read as the same again, places and notes apart.
[[nodiscard]] std::string print(const command& what);
/// The values of an action alone: "+old -new".
[[nodiscard]] std::string print_values(const action& of);

struct verb_facts {
    verb does = verb::status;
    std::string_view name;
    field of = field::status;   ///< what it changes; of snooze `is`
    bool takes_several = false; ///< values with + and -
    std::string_view values;    ///< what to write behind it, for whoever wrote something else
};

/// Every verb, in the order of the enumeration.
[[nodiscard]] std::span<const verb_facts> all_verbs();
[[nodiscard]] const verb_facts& facts_of(verb does);
/// By its name, without regard to case.
[[nodiscard]] const verb_facts* find_verb(std::string_view name);

} // namespace lacewing::query
