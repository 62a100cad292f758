#include "app/routes.hpp"

#include "access/actions.hpp"
#include "app/account_routes.hpp"
#include "app/bug_routes.hpp"
#include "app/operator_endpoints.hpp"
#include "attachments/http.hpp"
#include "audit/http.hpp"
#include "bugs/acts/http.hpp"
#include "bugs/history_http.hpp"
#include "bugs/http.hpp"
#include "bugs/order/http.hpp"
#include "dashboard/http.hpp"
#include "demo_requests/http.hpp"
#include "labels/http.hpp"
#include "live/list_changes.hpp"
#include "members/http.hpp"
#include "organizations/api_key_http.hpp"
#include "organizations/http.hpp"
#include "plans/http.hpp"
#include "projects/http.hpp"
#include "relations/http.hpp"
#include "snapshot/http.hpp"
#include "vitals/http.hpp"

namespace lacewing::app {

namespace {

using enum http::method;
using enum access::action;

std::string_view who_may(access::action what) {
    return access::permission_for(what).word;
}

} // namespace

// The table of all routes stands on one screen: NOLINTNEXTLINE(readability-function-size)
void list_routes(http::router& into, modules& of) {
    auto& with = of.with;

    list_account_routes(into, of);

    into.add({get, "/api/v1/me/counts", access::signed_in, dashboard::read_counts_endpoint(with)});
    into.add({get, "/api/v1/me/bugs", access::signed_in, dashboard::list_my_bugs_endpoint(with)});

    into.add(
        {get, "/api/v1/orgs", access::signed_in, organizations::list_organizations_endpoint(with)}
    );
    into.add(
        {post, "/api/v1/orgs", access::signed_in, organizations::create_organization_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/join",
         access::signed_in,
         organizations::join_organization_endpoint(with)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}",
         who_may(see_content),
         organizations::read_organization_endpoint(with)}
    );
    into.add(
        {patch,
         "/api/v1/orgs/{org}",
         who_may(change_organization),
         organizations::change_organization_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}",
         who_may(delete_organization),
         organizations::delete_organization_endpoint(with)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/api-key",
         who_may(see_api_key),
         organizations::read_api_key_endpoint(of.keys)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/api-key",
         who_may(renew_api_key),
         organizations::renew_api_key_endpoint(of.keys)}
    );

    into.add(
        {get,
         "/api/v1/orgs/{org}/members",
         who_may(see_members),
         members::list_members_endpoint(with)}
    );
    into.add(
        {patch,
         "/api/v1/orgs/{org}/members/{member}",
         who_may(change_role),
         members::change_role_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/members/{member}",
         who_may(remove_member),
         organizations::remove_member_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/leave",
         who_may(leave),
         organizations::leave_organization_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/hand-over",
         who_may(hand_over),
         organizations::hand_over_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/join-code",
         who_may(renew_join_code),
         organizations::renew_join_code_endpoint(with)}
    );
    into.add(
        {get, "/api/v1/orgs/{org}/people", who_may(see_members), members::find_people_endpoint(with)
        }
    );

    into.add(
        {get,
         "/api/v1/orgs/{org}/projects",
         who_may(see_content),
         projects::list_projects_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/projects",
         who_may(create_project),
         projects::create_project_endpoint(with)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/projects/{project}",
         who_may(see_content),
         projects::read_project_endpoint(with)}
    );
    list_project_routes(into, with);

    into.add(
        {get, "/api/v1/orgs/{org}/labels", who_may(see_content), labels::list_labels_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/labels",
         who_may(manage_labels),
         labels::create_label_endpoint(with)}
    );
    into.add(
        {patch,
         "/api/v1/orgs/{org}/labels/{label}",
         who_may(manage_labels),
         labels::change_label_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/labels/{label}",
         who_may(manage_labels),
         bugs::remove_label_endpoint(with)}
    );

    into.add(
        {get,
         "/api/v1/orgs/{org}/snapshot",
         who_may(export_list),
         snapshot::read_snapshot_endpoint(of.snapshots)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/snapshot/bugs/{bug}",
         who_may(see_content),
         snapshot::read_held_bug_endpoint(of.snapshots)}
    );
    list_bug_list_routes(into, with);
    list_view_routes(into, with);
    into.add({post, "/api/v1/orgs/{org}/bugs", who_may(report_bug), bugs::create_bug_endpoint(with)}
    );
    into.add(
        {get, "/api/v1/orgs/{org}/bugs/{bug}", who_may(see_content), bugs::read_bug_endpoint(with)}
    );
    into.add(
        {patch,
         "/api/v1/orgs/{org}/bugs/{bug}",
         who_may(edit_own_bug),
         bugs::change_bug_endpoint(with)}
    );
    into.add(
        {put,
         "/api/v1/orgs/{org}/bugs/{bug}/watch",
         who_may(watch_bug),
         bugs::watch_bug_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/bugs/{bug}/watch",
         who_may(watch_bug),
         bugs::unwatch_bug_endpoint(with)}
    );
    into.add(
        {put,
         "/api/v1/orgs/{org}/bugs/{bug}/vote",
         who_may(watch_bug),
         bugs::vote_for_bug_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/bugs/{bug}/vote",
         who_may(watch_bug),
         bugs::take_vote_back_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/bugs/{bug}/move",
         who_may(edit_own_bug),
         bugs::move_bug_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/bugs/{bug}/place",
         who_may(edit_own_bug),
         bugs::place_bug_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/bugs/{bug}/restore",
         who_may(withhold_own_bug),
         bugs::restore_bug_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/bugs/{bug}",
         who_may(withhold_own_bug),
         bugs::delete_bug_endpoint(with)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/deleted-bugs",
         who_may(withhold_own_bug),
         bugs::list_deleted_bugs_endpoint(with)}
    );

    into.add(
        {get,
         "/api/v1/orgs/{org}/bugs/{bug}/history",
         who_may(see_content),
         bugs::read_history_endpoint(with)}
    );

    list_comment_routes(into, with);
    list_batch_routes(into, with);

    into.add(
        {get,
         "/api/v1/orgs/{org}/bugs/{bug}/relations",
         who_may(see_content),
         relations::list_relations_endpoint(with)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/bugs/{bug}/relations",
         who_may(edit_own_bug),
         relations::create_relation_endpoint(with)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/relations/{relation}",
         who_may(edit_own_bug),
         relations::remove_relation_endpoint(with)}
    );

    auto& files = of.attachments;
    into.add(
        {get,
         "/api/v1/orgs/{org}/bugs/{bug}/attachments",
         who_may(see_content),
         attachments::list_attachments_endpoint(files)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/bugs/{bug}/attachments",
         who_may(write_comment),
         attachments::upload_attachment_endpoint(files)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/attachments/{attachment}",
         who_may(see_content),
         attachments::download_attachment_endpoint(files)}
    );
    into.add(
        {patch,
         "/api/v1/orgs/{org}/attachments/{attachment}",
         who_may(write_comment),
         attachments::rename_attachment_endpoint(files)}
    );
    into.add(
        {put,
         "/api/v1/orgs/{org}/attachments/{attachment}/thumbnail",
         who_may(write_comment),
         attachments::set_thumbnail_endpoint(files)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/attachments/{attachment}/thumbnail",
         who_may(see_content),
         attachments::read_thumbnail_endpoint(files)}
    );
    into.add(
        {delete_,
         "/api/v1/orgs/{org}/attachments/{attachment}",
         who_may(write_comment),
         attachments::remove_attachment_endpoint(files)}
    );
    into.add(
        {post,
         "/api/v1/orgs/{org}/attachments/{attachment}/restore",
         who_may(write_comment),
         attachments::restore_attachment_endpoint(files)}
    );

    into.add(
        {get, "/api/v1/orgs/{org}/audit", who_may(see_audit_log), audit::read_audit_endpoint(with)}
    );
    into.add(
        {get,
         "/api/v1/orgs/{org}/audit/export",
         who_may(see_audit_log),
         audit::export_audit_endpoint(with)}
    );
    into.add(
        {get, "/api/v1/orgs/{org}/changes", who_may(see_content), live::list_changes_endpoint(with)}
    );
    into.add(
        {post, "/api/v1/demo-requests", access::anyone, demo_requests::request_demo_endpoint(with)}
    );
    into.add({post, "/api/v1/vitals", access::anyone, vitals::report_vitals_endpoint(of.vitals)});
    into.add({get, "/api/v1/vitals", access::anyone, vitals::read_vitals_endpoint(of.vitals)});
    into.add({get, "/api/v1/plans", access::anyone, plans::list_plans_endpoint(with, of.plans)});
    into.add({get, "/api/v1/openapi.json", access::anyone, contract_endpoint(into)});
}

void list_operator_routes(http::router& into, modules& of) {
    into.add({post, "/operator/ping", access::server_operator, ping_endpoint()});
    into.add(
        {post, "/operator/import-ground", access::server_operator, import_ground_endpoint(of.with)}
    );
    into.add(
        {post, "/operator/import-batch", access::server_operator, import_batch_endpoint(of.with)}
    );
    into.add({post, "/operator/demo", access::server_operator, demo_endpoint(of)});
    into.add({post, "/operator/demo-step", access::server_operator, demo_step_endpoint(of)});
    into.add({post, "/operator/list-users", access::server_operator, list_users_endpoint(of)});
    into.add({post, "/operator/verify-user", access::server_operator, verify_user_endpoint(of)});
    into.add(
        {post,
         "/operator/demo-requests",
         access::server_operator,
         demo_requests::list_demo_requests_endpoint(of.with)}
    );
    into.add({post, "/operator/end-sessions", access::server_operator, end_sessions_endpoint(of)});
    into.add(
        {post, "/operator/set-membership", access::server_operator, set_membership_endpoint(of)}
    );
}

} // namespace lacewing::app
