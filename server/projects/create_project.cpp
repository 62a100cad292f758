#include "projects/create_project.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "organizations/counts.hpp"
#include "platform/core/id_problems.hpp"
#include "platform/core/limits.hpp"
#include "projects/acts/project_changes.hpp"
#include "projects/rules.hpp"
#include "projects/store.hpp"

#include <array>
#include <utility>

namespace lacewing::projects {

namespace {

/// What a request that was sent before gets: the project it made.
outcome<project> made_before(project found, const create_project_request& what) {
    const bool is_same = found.name == what.name && found.description == what.description &&
                         found.key == what.key.value_or(found.key) &&
                         found.color == what.color.value_or(found.color);
    if (!is_same) return refused{id_taken()};
    return found;
}

std::string free_key(db::reader& tx, organization_id org, std::string_view name) {
    const auto proposed = propose_key(name);
    // Ends: an organization has so many projects at most, and each so many keys.
    for (int count = 1;; ++count) {
        auto key = numbered_key(proposed, count);
        if (!store::find_by_key(tx, org, key)) return key;
    }
}

std::string color_by_chance(crypto::random_source& random) {
    std::array<std::uint8_t, 2> bytes{};
    random.fill(bytes);
    const std::size_t number = bytes[0] * 256U + bytes[1];
    return std::string{palette[number % palette.size()]};
}

std::vector<status> first_statuses(crypto::random_source& random, timestamp now) {
    std::vector<status> made;
    for (const auto& each : default_statuses()) {
        made.push_back(
            {.id = crypto::make_id<status_id>(random, now),
             .name = std::string{each.name},
             .category = each.category,
             .color = std::string{usual_color(each.category)},
             .position = static_cast<int>(made.size())}
        );
    }
    return made;
}

} // namespace

problem key_taken() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Another project has or had this key.",
        .fields = {{"/key", "key_taken", "Another project has or had this key."}},
        .retry_after_s = {},
        .current = {}
    };
}

problem too_many_projects() {
    return {
        .status = 422,
        .code = "too_many_projects",
        .detail = "The organization has 1,000 projects already.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<project> create_project(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const create_project_request& what,
    crypto::random_source& random
) {
    const auto role = access::require(tx, by.who, access::action::create_project, {.org = org});
    if (!role) return refused{role.error()};
    const auto checked = check(what);
    if (!checked) return refused{checked.error()};

    organizations::lock(tx, org);
    if (checked->id) {
        if (auto found = store::find_project(tx, org, *checked->id)) {
            return made_before(*std::move(found), *checked);
        }
    }
    if (store::count_projects(tx, org) >= limits::projects_per_organization_max) {
        return refused{too_many_projects()};
    }
    if (checked->key && store::find_by_key(tx, org, *checked->key)) return refused{key_taken()};

    const project made{
        .id = checked->id ? *checked->id : crypto::make_id<project_id>(random, by.at),
        .org_id = org,
        .key = checked->key ? *checked->key : free_key(tx, org, checked->name),
        .name = checked->name,
        .description = checked->description,
        .color = checked->color ? *checked->color : color_by_chance(random),
        .created_at = by.at,
        .statuses = first_statuses(random, by.at)
    };
    store::insert_project(tx, made);
    changes::record(tx, creation_of(by, made));
    return made;
}

} // namespace lacewing::projects
