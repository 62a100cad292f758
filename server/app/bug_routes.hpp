#pragma once

#include "platform/http/router.hpp"
#include "platform/services.hpp"

/// Pieces of the route table, which would not fit on one screen with the rest.
namespace lacewing::app {

/// Lists of bugs by a query, and what is counted of them.
void list_bug_list_routes(http::router& into, const services& with);
/// Saved views of lists and boards.
void list_view_routes(http::router& into, const services& with);
/// What changes projects and their workflows.
void list_project_routes(http::router& into, const services& with);
/// What hangs below bugs.
void list_comment_routes(http::router& into, const services& with);
/// Bulk edits, and the undo of any batch.
void list_batch_routes(http::router& into, const services& with);

} // namespace lacewing::app
