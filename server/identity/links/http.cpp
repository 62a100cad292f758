#include "identity/links/http.hpp"

#include "identity/attempts.hpp"
#include "identity/links/change_address.hpp"
#include "identity/links/remove_unverified.hpp"
#include "identity/links/reset_password.hpp"
#include "identity/links/send_password_mail.hpp"
#include "identity/links/types.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

task<http::reply> password_mail_reply(module& in, http::request& of) {
    auto what = http::body_of<password_mail_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await send_password_mail(in, std::move(what.email), std::move(network));
    value(std::move(result));
    const told done{
        "If an account has this address, a mail with a link to choose a new password is on its way."
    };
    co_return http::json_reply(202, done);
}

task<http::reply> reset_password_reply(module& in, http::request& of) {
    auto what = http::body_of<reset_password_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await reset_password(in, std::move(what), std::move(network));
    const verified_address done{value(std::move(result))};
    co_return http::json_reply(200, done);
}

task<http::reply> remove_unverified_reply(module& in, http::request& of) {
    auto what = http::body_of<link_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await remove_unverified(in, std::move(what.token), std::move(network));
    value(std::move(result));
    co_return http::empty_reply();
}

task<http::reply> confirm_email_reply(module& in, http::request& of) {
    auto what = http::body_of<link_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await confirm_email(in, std::move(what.token), std::move(network));
    const verified_address done{value(std::move(result))};
    co_return http::json_reply(200, done);
}

task<http::reply> undo_email_reply(module& in, http::request& of) {
    auto what = http::body_of<link_request>(of);
    auto network = network_of(of.client_address);
    auto result = co_await undo_email(in, std::move(what.token), std::move(network));
    const verified_address done{value(std::move(result))};
    co_return http::json_reply(200, done);
}

} // namespace

http::endpoint password_mail_endpoint(module& in) {
    return {
        .id = "sendPasswordMail",
        .summary = "Mails a link to choose a new password; the same answer for every address.",
        .run = [&in](http::request& of) { return password_mail_reply(in, of); },
        .takes = schema::type_of<password_mail_request>(),
        .gives = schema::type_of<told>(),
        .success = 202,
    };
}

http::endpoint reset_password_endpoint(module& in) {
    return {
        .id = "resetPassword",
        .summary = "Sets the password by a mailed link; ends every session.",
        .run = [&in](http::request& of) { return reset_password_reply(in, of); },
        .takes = schema::type_of<reset_password_request>(),
        .gives = schema::type_of<verified_address>(),
    };
}

http::endpoint remove_unverified_endpoint(module& in) {
    return {
        .id = "removeUnverifiedAccount",
        .summary = "Removes, by a mailed link, an account that was never verified.",
        .run = [&in](http::request& of) { return remove_unverified_reply(in, of); },
        .takes = schema::type_of<link_request>(),
        .success = 204,
    };
}

http::endpoint confirm_email_endpoint(module& in) {
    return {
        .id = "confirmEmail",
        .summary = "Moves an account to the address that the link was mailed to.",
        .run = [&in](http::request& of) { return confirm_email_reply(in, of); },
        .takes = schema::type_of<link_request>(),
        .gives = schema::type_of<verified_address>(),
    };
}

http::endpoint undo_email_endpoint(module& in) {
    return {
        .id = "undoEmail",
        .summary = "Gives an account its old address back; ends sessions and password.",
        .run = [&in](http::request& of) { return undo_email_reply(in, of); },
        .takes = schema::type_of<link_request>(),
        .gives = schema::type_of<verified_address>(),
    };
}

} // namespace lacewing::identity
