#include "commands/preview_command.hpp"

#include "commands/foreseen_change.hpp"
#include "commands/limits.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace lacewing::commands {

namespace {

command_preview without_bugs(const asked_command& what) {
    command_preview made;
    for (const auto& each : what.command.actions) {
        made.actions.push_back(
            {.action = std::string{query::facts_of(each.does).name},
             .values = query::print_values(each)}
        );
    }
    return made;
}

void add_refusal(command_preview& in, const problem& why, const std::string& key) {
    const auto* const field = why.fields.empty() ? nullptr : &why.fields.front();
    const auto& code = field == nullptr ? why.code : field->code;
    const auto& detail = field == nullptr ? why.detail : field->detail;
    auto known = std::ranges::find_if(in.refused, [&](const previewed_refusal& each) {
        return each.code == code && each.detail == detail;
    });
    if (known == in.refused.end()) {
        in.refused.push_back({.code = code, .detail = detail, .count = 0, .keys = {}});
        known = std::prev(in.refused.end());
    }
    ++known->count;
    if (known->keys.size() < limits::command_keys_shown_max) known->keys.push_back(key);
}

void add_changes(command_preview& in, const std::vector<bool>& changes, bugs::bug&& of) {
    for (std::size_t at = 0; at < changes.size(); ++at) {
        ++(changes[at] ? in.actions[at].changed : in.actions[at].unchanged);
    }
    if (std::ranges::find(changes, true) == changes.end()) {
        ++in.unchanged;
        return;
    }
    ++in.changed;
    if (in.items.size() < limits::command_bugs_shown_max) in.items.push_back(std::move(of));
}

} // namespace

outcome<command_preview> preview_command(db::reader& tx, const lists::question& whole) {
    const auto what = ask_command(tx, whole);
    if (!what) return refused{what.error()};
    auto begun = lists::asked_query::begin(tx, what->question);
    if (!begun) return refused{std::move(begun).error()};
    auto& of = **begun;
    auto found = matched_bugs(of, *what);
    if (!found) return refused{std::move(found).error()};

    auto made = without_bugs(*what);
    const foresight foresees{tx, *what};
    made.total = std::ssize(*found);
    for (auto& each : *found) {
        made.ids.push_back(each.shown.id.value);
        const auto changes = foresees.of(each);
        if (changes) {
            add_changes(made, *changes, std::move(each.shown));
        } else {
            add_refusal(made, changes.error(), each.shown.key);
        }
    }
    made.notes = of.notes();
    return made;
}

} // namespace lacewing::commands
