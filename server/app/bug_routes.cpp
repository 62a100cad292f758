#include "app/bug_routes.hpp"

#include "access/actions.hpp"
#include "batches/http.hpp"
#include "bugs/workflow/http.hpp"
#include "commands/http.hpp"
#include "comments/http.hpp"
#include "lists/http.hpp"
#include "projects/acts/http.hpp"
#include "projects/statuses/http.hpp"
#include "projects/templates/http.hpp"
#include "views/http.hpp"

namespace lacewing::app {

namespace {

std::string_view word_of(access::action what) {
    return access::permission_for(what).word;
}

void list_template_routes(http::router& into, const services& with) {
    const auto who_may = word_of(access::action::manage_projects);
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/projects/{project}/templates",
         word_of(access::action::see_content),
         projects::list_templates_endpoint(with)}
    );
    into.add(
        {http::method::post,
         "/api/v1/orgs/{org}/projects/{project}/templates",
         who_may,
         projects::create_template_endpoint(with)}
    );
    into.add(
        {http::method::patch,
         "/api/v1/orgs/{org}/projects/{project}/templates/{template}",
         who_may,
         projects::change_template_endpoint(with)}
    );
    into.add(
        {http::method::delete_,
         "/api/v1/orgs/{org}/projects/{project}/templates/{template}",
         who_may,
         projects::remove_template_endpoint(with)}
    );
}

} // namespace

void list_bug_list_routes(http::router& into, const services& with) {
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs",
         word_of(access::action::see_content),
         lists::list_bugs_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs/groups",
         word_of(access::action::see_content),
         lists::group_bugs_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs/values",
         word_of(access::action::see_content),
         lists::complete_values_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs/series",
         word_of(access::action::see_content),
         lists::read_series_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs/export",
         word_of(access::action::export_list),
         lists::export_bugs_endpoint(with)}
    );
}

void list_view_routes(http::router& into, const services& with) {
    const auto who_may = word_of(access::action::own_view);
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/views",
         word_of(access::action::see_content),
         views::list_views_endpoint(with)}
    );
    into.add(
        {http::method::post, "/api/v1/orgs/{org}/views", who_may, views::create_view_endpoint(with)}
    );
    into.add(
        {http::method::patch,
         "/api/v1/orgs/{org}/views/{view}",
         who_may,
         views::change_view_endpoint(with)}
    );
    into.add(
        {http::method::delete_,
         "/api/v1/orgs/{org}/views/{view}",
         who_may,
         views::remove_view_endpoint(with)}
    );
}

void list_project_routes(http::router& into, const services& with) {
    const auto who_may = word_of(access::action::manage_projects);
    into.add(
        {http::method::patch,
         "/api/v1/orgs/{org}/projects/{project}",
         who_may,
         projects::change_project_endpoint(with)}
    );
    into.add(
        {http::method::delete_,
         "/api/v1/orgs/{org}/projects/{project}",
         who_may,
         projects::remove_project_endpoint(with)}
    );
    into.add(
        {http::method::post,
         "/api/v1/orgs/{org}/projects/{project}/statuses",
         who_may,
         projects::create_status_endpoint(with)}
    );
    into.add(
        {http::method::patch,
         "/api/v1/orgs/{org}/projects/{project}/statuses/{status}",
         who_may,
         projects::change_status_endpoint(with)}
    );
    into.add(
        {http::method::delete_,
         "/api/v1/orgs/{org}/projects/{project}/statuses/{status}",
         who_may,
         bugs::remove_status_endpoint(with)}
    );
    list_template_routes(into, with);
}

void list_comment_routes(http::router& into, const services& with) {
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs/{bug}/comments",
         word_of(access::action::see_content),
         comments::list_comments_endpoint(with)}
    );
    into.add(
        {http::method::post,
         "/api/v1/orgs/{org}/bugs/{bug}/comments",
         word_of(access::action::write_comment),
         comments::write_comment_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/comments/{comment}",
         word_of(access::action::see_content),
         comments::read_comment_endpoint(with)}
    );
    into.add(
        {http::method::patch,
         "/api/v1/orgs/{org}/comments/{comment}",
         word_of(access::action::write_comment),
         comments::edit_comment_endpoint(with)}
    );
    into.add(
        {http::method::delete_,
         "/api/v1/orgs/{org}/comments/{comment}",
         word_of(access::action::write_comment),
         comments::remove_comment_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/comments/{comment}/edits",
         word_of(access::action::see_content),
         comments::list_texts_endpoint(with)}
    );
    into.add(
        {http::method::put,
         "/api/v1/orgs/{org}/comments/{comment}/reactions/{reaction}",
         word_of(access::action::write_comment),
         comments::add_reaction_endpoint(with)}
    );
    into.add(
        {http::method::delete_,
         "/api/v1/orgs/{org}/comments/{comment}/reactions/{reaction}",
         word_of(access::action::write_comment),
         comments::take_reaction_endpoint(with)}
    );
}

void list_batch_routes(http::router& into, const services& with) {
    into.add(
        {http::method::post,
         "/api/v1/orgs/{org}/bugs/bulk",
         word_of(access::action::edit_own_bug),
         batches::change_bugs_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/bugs/command",
         word_of(access::action::edit_own_bug),
         commands::preview_command_endpoint(with)}
    );
    into.add(
        {http::method::post,
         "/api/v1/orgs/{org}/bugs/command",
         word_of(access::action::edit_own_bug),
         commands::apply_command_endpoint(with)}
    );
    into.add(
        {http::method::get,
         "/api/v1/orgs/{org}/batches/{batch}",
         word_of(access::action::edit_own_bug),
         batches::read_batch_endpoint(with)}
    );
    into.add(
        {http::method::post,
         "/api/v1/orgs/{org}/batches/{batch}/undo",
         word_of(access::action::edit_own_bug),
         batches::undo_batch_endpoint(with)}
    );
}

} // namespace lacewing::app
