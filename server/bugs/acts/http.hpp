#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of what people do with a whole bug. Each endpoint keeps a reference to the services.
namespace lacewing::bugs {

/// PUT /orgs/{org}/bugs/{bug}/watch
[[nodiscard]] http::endpoint watch_bug_endpoint(const services& with);
/// DELETE /orgs/{org}/bugs/{bug}/watch
[[nodiscard]] http::endpoint unwatch_bug_endpoint(const services& with);
/// PUT /orgs/{org}/bugs/{bug}/vote
[[nodiscard]] http::endpoint vote_for_bug_endpoint(const services& with);
/// DELETE /orgs/{org}/bugs/{bug}/vote
[[nodiscard]] http::endpoint take_vote_back_endpoint(const services& with);
/// DELETE /orgs/{org}/bugs/{bug}
[[nodiscard]] http::endpoint delete_bug_endpoint(const services& with);
/// POST /orgs/{org}/bugs/{bug}/restore
[[nodiscard]] http::endpoint restore_bug_endpoint(const services& with);
/// GET /orgs/{org}/deleted-bugs
[[nodiscard]] http::endpoint list_deleted_bugs_endpoint(const services& with);
/// POST /orgs/{org}/bugs/{bug}/move
[[nodiscard]] http::endpoint move_bug_endpoint(const services& with);
/// DELETE /orgs/{org}/labels/{label}
[[nodiscard]] http::endpoint remove_label_endpoint(const services& with);

} // namespace lacewing::bugs
