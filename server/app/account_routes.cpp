#include "app/account_routes.hpp"

#include "access/actions.hpp"
#include "batches/http.hpp"
#include "drafts/http.hpp"
#include "identity/http.hpp"
#include "identity/links/http.hpp"
#include "identity/profile/http.hpp"
#include "identity/profile/tokens_http.hpp"
#include "openid/http.hpp"
#include "organizations/delete_account_http.hpp"

namespace lacewing::app {

// One line a route, as in the table: NOLINTNEXTLINE(readability-function-size)
void list_account_routes(http::router& into, modules& of) {
    using enum http::method;
    auto& with = of.with;
    auto& id = of.identity;

    into.add({post, "/api/v1/auth/sign-up", access::anyone, identity::sign_up_endpoint(id)});
    into.add({post, "/api/v1/auth/log-in", access::anyone, identity::log_in_endpoint(id)});
    into.add({post, "/api/v1/auth/log-out", access::anyone, identity::log_out_endpoint(id)});
    into.add({post, "/api/v1/auth/verify", access::anyone, identity::verify_endpoint(id)});
    into.add(
        {post,
         "/api/v1/auth/verification-mail",
         access::anyone,
         identity::verification_mail_endpoint(id)}
    );

    into.add(
        {post, "/api/v1/auth/password-mail", access::anyone, identity::password_mail_endpoint(id)}
    );
    into.add(
        {post, "/api/v1/auth/reset-password", access::anyone, identity::reset_password_endpoint(id)}
    );
    into.add(
        {post,
         "/api/v1/auth/remove-account",
         access::anyone,
         identity::remove_unverified_endpoint(id)}
    );
    into.add(
        {post, "/api/v1/auth/confirm-email", access::anyone, identity::confirm_email_endpoint(id)}
    );
    into.add({post, "/api/v1/auth/undo-email", access::anyone, identity::undo_email_endpoint(id)});

    auto& google = of.openid;
    into.add({post, "/api/v1/auth/google/start", access::anyone, openid::start_endpoint(google)});
    into.add({post, "/api/v1/auth/google/finish", access::anyone, openid::finish_endpoint(google)});
    into.add({post, "/api/v1/auth/google/link", access::anyone, openid::link_endpoint(google)});

    into.add({get, "/api/v1/me/google", access::signed_in, openid::link_state_endpoint(google)});
    into.add({post, "/api/v1/me/google", access::signed_in, openid::begin_link_endpoint(google)});
    into.add({delete_, "/api/v1/me/google", access::signed_in, openid::unlink_endpoint(google)});

    into.add({get, "/api/v1/me", access::signed_in, identity::me_endpoint(id)});
    into.add({patch, "/api/v1/me", access::signed_in, identity::change_names_endpoint(id)});
    into.add(
        {patch, "/api/v1/me/settings", access::signed_in, identity::change_settings_endpoint(id)}
    );
    into.add(
        {post, "/api/v1/me/password", access::signed_in, identity::change_password_endpoint(id)}
    );
    into.add({post, "/api/v1/me/email", access::signed_in, identity::change_email_endpoint(id)});
    into.add(
        {post, "/api/v1/me/deletion", access::signed_in, organizations::delete_account_endpoint(id)}
    );
    into.add({put, "/api/v1/me/picture", access::signed_in, identity::set_picture_endpoint(id)});
    into.add(
        {delete_, "/api/v1/me/picture", access::signed_in, identity::remove_picture_endpoint(id)}
    );
    into.add(
        {get, "/api/v1/pictures/{picture}", access::signed_in, identity::read_picture_endpoint(id)}
    );
    into.add({get, "/api/v1/me/sessions", access::signed_in, identity::list_sessions_endpoint(id)});
    into.add(
        {delete_,
         "/api/v1/me/sessions",
         access::signed_in,
         identity::end_other_sessions_endpoint(id)}
    );
    into.add(
        {delete_,
         "/api/v1/me/sessions/{session}",
         access::signed_in,
         identity::end_session_endpoint(id)}
    );

    into.add(
        {get, "/api/v1/me/drafts/{place}", access::signed_in, drafts::read_draft_endpoint(with)}
    );
    into.add(
        {put, "/api/v1/me/drafts/{place}", access::signed_in, drafts::keep_draft_endpoint(with)}
    );
    into.add(
        {delete_, "/api/v1/me/drafts/{place}", access::signed_in, drafts::drop_draft_endpoint(with)}
    );
    into.add({get, "/api/v1/me/undo", access::signed_in, batches::read_last_acts_endpoint(with)});
    into.add({get, "/api/v1/me/tokens", access::signed_in, identity::list_tokens_endpoint(id)});
    into.add({post, "/api/v1/me/tokens", access::signed_in, identity::make_token_endpoint(id)});
    into.add(
        {delete_,
         "/api/v1/me/tokens/{token}",
         access::signed_in,
         identity::revoke_token_endpoint(id)}
    );
}

} // namespace lacewing::app
