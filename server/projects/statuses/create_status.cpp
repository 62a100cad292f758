#include "projects/statuses/create_status.hpp"

#include "projects/rules.hpp"
#include "projects/statuses/keep_workflow.hpp"
#include "projects/statuses/store.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace lacewing::projects {

namespace {

problem other_has_id() {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = "This id belongs to something else. Choose another one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

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

problem wrong_status_id() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Please correct the marked fields.",
        .fields = {{"/id", "wrong_format", "Send a UUID of version 7, or none."}},
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
    if (what.id && !is_uuid_v7(what.id->value)) return refused{wrong_status_id()};
    const auto name = check_status_name(what.name, *before, what.id);
    if (!name) return refused{name.error()};
    if (what.id && store::find_project_of(tx, org, *what.id)) {
        const auto found = std::ranges::find(*before, *what.id, &status::id);
        if (found == before->end() || !is_made_by(*found, what, *name)) {
            return refused{other_has_id()};
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
    const auto after = with_status(*before, made, position);
    const auto kept = keep_workflow(tx, by, org, in, *before, after);
    if (!kept) return refused{kept.error()};
    return *std::ranges::find(after, made.id, &status::id);
}

} // namespace lacewing::projects
