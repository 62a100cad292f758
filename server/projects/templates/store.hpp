#pragma once

#include "platform/db/transaction.hpp"
#include "projects/templates/rules.hpp"

#include <optional>

/// The SQL of templates; private to this module.
namespace lacewing::projects::store {

/// By position.
[[nodiscard]] templates list_templates(db::reader& tx, organization_id org, project_id of);
/// The same, where the project is there; nobody else changes its templates until the commit.
[[nodiscard]] std::optional<templates> lock_templates(
    db::transaction& tx, organization_id org, project_id of
);

/// False where the organization has a template of that id; nothing is changed then.
[[nodiscard]] bool insert_template(
    db::transaction& tx, organization_id org, project_id of, const bug_template& made
);
void update_template(
    db::transaction& tx, organization_id org, project_id of, const bug_template& changed
);
void delete_template(db::transaction& tx, organization_id org, project_id of, template_id which);

} // namespace lacewing::projects::store
