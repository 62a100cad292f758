#pragma once

#include "access/actor.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"
#include "projects/templates/types.hpp"

namespace lacewing::projects {

/// All templates of a project, by position. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<template_list> list_templates(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
);

/// A new template. The same request with the same id gives the one that is there. Refused: what
/// `access` says, 404 `not_found`, 422 `invalid` (with `name_taken` at /name), 422
/// `too_many_templates`, 409 `id_taken`.
[[nodiscard]] outcome<bug_template> create_template(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    const create_template_request& what,
    crypto::random_source& random
);

/// Renames, rewrites or moves a template, makes it the default or not. Refused: what `access` says,
/// 404 `not_found`, 422 `invalid` (with `name_taken` at /name).
[[nodiscard]] outcome<bug_template> change_template(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    template_id which,
    const change_template_request& what
);

/// Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<void> remove_template(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    template_id which
);

} // namespace lacewing::projects
