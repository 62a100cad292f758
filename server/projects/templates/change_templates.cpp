#include "projects/templates/change_templates.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "platform/core/id_problems.hpp"
#include "projects/parts/order.hpp"
#include "projects/read_projects.hpp"
#include "projects/templates/keep_templates.hpp"
#include "projects/templates/store.hpp"

#include <utility>

namespace lacewing::projects {

namespace {

/// Whether that request made it; where it stands may have changed since.
bool is_of_request(
    const bug_template& found, const create_template_request& what, const std::string& name
) {
    return found.name == name && found.text == what.text;
}

} // namespace

outcome<template_list> list_templates(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
) {
    const auto role = access::require(tx, who, access::action::see_content, {.org = org});
    if (!role) return refused{role.error()};
    const auto which = find_project(tx, org, id_or_key);
    if (!which || !find_project(tx, org, *which)) return refused{access::missing(who)};
    return template_list{
        .items = store::list_templates(tx, org, *which),
        .versions = changes::versions_for(tx, org, *role)
    };
}

outcome<bug_template> create_template(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    const create_template_request& what,
    crypto::random_source& random
) {
    const auto before = find_templates_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    if (what.id && !is_uuid_v7(what.id->value)) return refused{wrong_id()};
    const auto name = check_template_name(what.name, *before, what.id);
    if (!name) return refused{name.error()};
    const bug_template made{
        .id = what.id ? *what.id : crypto::make_id<template_id>(random, by.at),
        .name = *name,
        .text = what.text,
        .is_default = what.is_default.value_or(false)
    };
    if (const auto* found = parts::find(*before, made.id)) {
        if (!is_of_request(*found, what, *name)) return refused{id_taken()};
        return *found;
    }
    const auto position = what.position ? static_cast<std::size_t>(*what.position) : before->size();
    const auto after = with_template(*before, made, position);
    const auto kept = keep_templates(tx, by, org, in, *before, after);
    if (!kept) return refused{kept.error()};
    return *parts::find(after, made.id);
}

outcome<bug_template> change_template(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    template_id which,
    const change_template_request& what
) {
    const auto before = find_templates_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    const auto* at = parts::find(*before, which);
    if (at == nullptr) return refused{access::missing(by.who)};
    auto changed = *at;
    if (what.name) {
        auto name = check_template_name(*what.name, *before, which);
        if (!name) return refused{std::move(name).error()};
        changed.name = *std::move(name);
    }
    changed.text = what.text.value_or(at->text);
    changed.is_default = what.is_default.value_or(at->is_default);
    const auto position = what.position.value_or(at->position);
    const auto after = with_template(
        parts::without(*before, which), std::move(changed), static_cast<std::size_t>(position)
    );
    const auto kept = keep_templates(tx, by, org, in, *before, after);
    if (!kept) return refused{kept.error()};
    return *parts::find(after, which);
}

outcome<void> remove_template(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    template_id which
) {
    const auto before = find_templates_for_change(tx, by.who, org, in);
    if (!before) return refused{before.error()};
    const auto after = parts::without(*before, which);
    if (after.size() == before->size()) return refused{access::missing(by.who)};
    return keep_templates(tx, by, org, in, *before, after);
}

} // namespace lacewing::projects
