#pragma once

#include "changes/act.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "platform/core/id_problems.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/parts/order.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace lacewing::projects::parts {

/// Both sides of a part; nothing on a side where it was not or is not there.
template <class Part>
struct two_sides {
    const Part* before = nullptr;
    const Part* after = nullptr;
};

/// Where parts are kept, and who makes them others.
struct place {
    const changes::act& by;
    organization_id org;
    project_id project;
};

template <class Part>
changes::action action_of(const two_sides<Part>& sides) {
    if (sides.before == nullptr) return changes::action::created;
    return sides.after == nullptr ? changes::action::removed : changes::action::changed;
}

/// Tells one field of both sides.
template <class Part, class Value>
void tell(
    changes::change& to, std::string_view name, const two_sides<Part>& sides, Value Part::* field
) {
    const auto side = [&](const Part* of) -> std::optional<Value> {
        if (of == nullptr) return std::nullopt;
        return of->*field;
    };
    changes::set(to.fields, name, side(sides.before), side(sides.after));
}

template <class Kind>
changes::change change_of(const place& at, const two_sides<typename Kind::part>& sides) {
    const auto id = sides.after == nullptr ? sides.before->id : sides.after->id;
    auto change = changes::change_by(
        at.by, changes::content_of(at.org), Kind::subject, id.value, action_of(sides)
    );
    change.project = at.project;
    Kind::tell_fields(change, sides);
    return change;
}

/// Makes `before` `after`: writes what differs and records a change of each part that is new, gone
/// or different, in the order of `after`. `Kind` knows the part's type, its subject in the log, its
/// fields and its SQL. 409 `id_taken` where a new one has the id of another project's.
template <class Kind>
outcome<void> keep(
    db::transaction& tx,
    const place& at,
    const std::vector<typename Kind::part>& before,
    const std::vector<typename Kind::part>& after
) {
    std::vector<changes::change> told;
    for (const auto& each : after) {
        const two_sides<typename Kind::part> sides{.before = find(before, each.id), .after = &each};
        if (sides.before != nullptr && *sides.before == each) continue;
        if (sides.before != nullptr) {
            Kind::update(tx, at, each);
        } else if (!Kind::insert(tx, at, each)) {
            return refused{id_taken()};
        }
        told.push_back(change_of<Kind>(at, sides));
    }
    for (const auto& each : before) {
        if (find(after, each.id) != nullptr) continue;
        Kind::remove(tx, at, each.id);
        told.push_back(change_of<Kind>(at, {.before = &each, .after = nullptr}));
    }
    if (!told.empty()) changes::record(tx, told);
    return {};
}

} // namespace lacewing::projects::parts
