#pragma once

#include "platform/http/endpoint.hpp"
#include "platform/services.hpp"

/// The doors of this module. Each endpoint keeps a reference to the services.
namespace lacewing::comments {

/// GET /orgs/{org}/bugs/{bug}/comments
[[nodiscard]] http::endpoint list_comments_endpoint(const services& with);
/// POST /orgs/{org}/bugs/{bug}/comments
[[nodiscard]] http::endpoint write_comment_endpoint(const services& with);
/// GET /orgs/{org}/comments/{comment}
[[nodiscard]] http::endpoint read_comment_endpoint(const services& with);
/// PATCH /orgs/{org}/comments/{comment}
[[nodiscard]] http::endpoint edit_comment_endpoint(const services& with);
/// DELETE /orgs/{org}/comments/{comment}
[[nodiscard]] http::endpoint remove_comment_endpoint(const services& with);
/// GET /orgs/{org}/comments/{comment}/edits
[[nodiscard]] http::endpoint list_texts_endpoint(const services& with);
/// PUT /orgs/{org}/comments/{comment}/reactions/{reaction}
[[nodiscard]] http::endpoint add_reaction_endpoint(const services& with);
/// DELETE /orgs/{org}/comments/{comment}/reactions/{reaction}
[[nodiscard]] http::endpoint take_reaction_endpoint(const services& with);

} // namespace lacewing::comments
