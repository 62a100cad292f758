#include "projects/statuses/create_status.hpp"

#include "platform/core/id_problems.hpp"
#include "projects/parts/order.hpp"
#include "projects/rules.hpp"
#include "projects/statuses/keep_workflow.hpp"
#include "projects/statuses/store.hpp"

#include <string>
#include <utility>

namespace lacewing::projects {

namespace {

problem too_many_statuses() {
    return {
        .status = 422,
        .code = "too_many_statuses",
        .detail = "The project has 50 statuses already.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

/// Whether that request made it; where it stands may have changed since.
bool is_made_by(const status& found, const create_status_request& what, const std::string& name) {
    return found.name == name && found.category == what.category &&
           found.color == what.color.value_or(found.color);
}

} // namespace

outcome<status> create_status(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    const create_status_request& what,
    crypto::random_source& random
) {
    const auto before = find_workflow_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    if (what.id && !is_uuid_v7(what.id->value)) return refused{wrong_id()};
    const auto name = check_status_name(what.name, *before, what.id);
    if (!name) return refused{name.error()};
    if (what.id && store::find_project_of(tx, org, *what.id)) {
        const auto* found = parts::find(*before, *what.id);
        if (found == nullptr || !is_made_by(*found, what, *name)) {
            return refused{id_taken()};
        }
        return *found;
    }
    if (before->size() >= limits::statuses_per_project_max) return refused{too_many_statuses()};

    const status made{
        .id = what.id ? *what.id : crypto::make_id<status_id>(random, by.at),
        .name = *name,
        .category = what.category,
        .color = what.color.value_or(std::string{usual_color(what.category)})
    };
    const auto position = what.position ? static_cast<std::size_t>(*what.position)
                                        : usual_position(*before, made.category);
    const auto after = parts::with(*before, made, position);
    const auto kept = keep_workflow(tx, by, org, in, *before, after);
    if (!kept) return refused{kept.error()};
    return *parts::find(after, made.id);
}

} // namespace lacewing::projects
