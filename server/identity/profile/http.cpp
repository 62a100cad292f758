#include "identity/profile/http.hpp"

#include "changes/act.hpp"
#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/cookies.hpp"
#include "identity/identify.hpp"
#include "identity/path.hpp"
#include "identity/pictures.hpp"
#include "identity/profile/change_email.hpp"
#include "identity/profile/change_names.hpp"
#include "identity/profile/change_password.hpp"
#include "identity/profile/change_settings.hpp"
#include "identity/profile/types.hpp"

#include <fmt/format.h>

#include <utility>

namespace lacewing::identity {

namespace {

/// Throws `refusal` 429 where one account changes its profile too often.
task<void> count_change(module& in, user_id who) {
    auto count = [who, now = in.with.clock.now()](db::transaction& tx) {
        const attempt_limit limit{.window_s = 3600, .count_max = limits::profile_changes_per_hour};
        return count_attempt(tx, "profile/" + to_string(who), limit, now);
    };
    const auto wait_s = co_await in.with.database.write(std::move(count));
    if (wait_s) throw refusal{too_many_attempts(*wait_s)};
}

task<http::reply> change_names_reply(module& in, http::request& of) {
    const auto who = signed_in_user(of);
    const auto what = http::body_of<change_names_request>(of);
    co_await count_change(in, who);
    const auto by = changes::begin_act(actor_of(of), in.with);
    auto change = [&what, by](db::transaction& tx) { return change_names(tx, by, what); };
    auto changed = co_await in.with.database.write(std::move(change));
    co_return http::json_reply(200, value(std::move(changed)));
}

task<http::reply> change_settings_reply(module& in, http::request& of) {
    signed_in_user(of);
    const auto what = http::body_of<person_settings>(of);
    const auto by = changes::begin_act(actor_of(of), in.with);
    auto change = [&what, by](db::transaction& tx) { return change_settings(tx, by, what); };
    auto changed = co_await in.with.database.write(std::move(change));
    co_return http::json_reply(200, value(std::move(changed)));
}

task<http::reply> change_password_reply(module& in, http::request& of) {
    signed_in_user(of);
    auto what = http::body_of<change_password_request>(of);
    auto result = co_await change_password(in, actor_of(of), std::move(what));
    const auto token = value(std::move(result));
    auto answer = http::empty_reply();
    for (auto& cookie : set_session(in.how, token)) answer.headers.push_back(std::move(cookie));
    co_return answer;
}

task<http::reply> change_email_reply(module& in, http::request& of) {
    signed_in_user(of);
    auto what = http::body_of<change_email_request>(of);
    auto result = co_await change_email(in, actor_of(of), std::move(what));
    value(std::move(result));
    const told done{
        "A mail with a link is on its way to the new address. The address changes when you open "
        "the link and confirm."
    };
    co_return http::json_reply(202, done);
}

task<http::reply> set_picture_reply(module& in, http::request& of) {
    const auto who = signed_in_user(of);
    const auto by = changes::begin_act(actor_of(of), in.with);
    co_await count_change(in, who);
    auto set = [&in, &of, who, by](db::transaction& tx) -> outcome<picture_address> {
        const auto done = set_picture(tx, by, who, of.body, in.with.random);
        if (!done) return refused{done.error()};
        const auto me = store::find_me(tx, who);
        return picture_address{me ? me->photo_url.value_or("") : ""};
    };
    auto made = co_await in.with.database.write(std::move(set));
    co_return http::json_reply(200, value(std::move(made)));
}

task<http::reply> remove_picture_reply(module& in, http::request& of) {
    const auto who = signed_in_user(of);
    const auto by = changes::begin_act(actor_of(of), in.with);
    auto remove = [who, by](db::transaction& tx) { remove_picture(tx, by, who); };
    co_await in.with.database.write(std::move(remove));
    co_return http::empty_reply();
}

task<http::reply> read_picture_reply(module& in, http::request& of) {
    const auto who = signed_in_user(of);
    const auto id = id_in_path<picture_id>(of, "picture");
    auto find = [who, id](db::reader& tx) { return find_picture(tx, who, id); };
    auto found = co_await in.with.database.read(std::move(find));
    if (!found) throw refusal{http::not_found()};
    co_return http::reply{
        .status = 200,
        .headers =
            {{"Content-Type", std::move(found->media_type)},
             {"Content-Security-Policy", "sandbox; default-src 'none'"},
             {"Cache-Control",
              fmt::format("private, max-age={}, immutable", limits::picture_cache_s)}},
        .body = std::move(found->content),
        .fixed_body = {}
    };
}

} // namespace

http::endpoint change_names_endpoint(module& in) {
    return {
        .id = "changeMe",
        .summary = "Changes one's own username or name.",
        .run = [&in](http::request& of) { return change_names_reply(in, of); },
        .takes = schema::type_of<change_names_request>(),
        .gives = schema::type_of<me>(),
    };
}

http::endpoint change_settings_endpoint(module& in) {
    return {
        .id = "changeSettings",
        .summary = "Chooses colours and sounds for all of one's own browsers.",
        .run = [&in](http::request& of) { return change_settings_reply(in, of); },
        .takes = schema::type_of<person_settings>(),
        .gives = schema::type_of<person_settings>(),
    };
}

http::endpoint change_password_endpoint(module& in) {
    return {
        .id = "changePassword",
        .summary = "Changes one's own password; the session's cookie is new afterwards.",
        .run = [&in](http::request& of) { return change_password_reply(in, of); },
        .takes = schema::type_of<change_password_request>(),
        .success = 204,
    };
}

http::endpoint change_email_endpoint(module& in) {
    return {
        .id = "changeEmail",
        .summary = "Asks for another address; a mail to it holds the link that changes it.",
        .run = [&in](http::request& of) { return change_email_reply(in, of); },
        .takes = schema::type_of<change_email_request>(),
        .gives = schema::type_of<told>(),
        .success = 202,
    };
}

http::endpoint set_picture_endpoint(module& in) {
    return {
        .id = "setPicture",
        .summary = "One's own picture: a PNG, JPEG or WebP of at most 1024 × 1024 pixels.",
        .run = [&in](http::request& of) { return set_picture_reply(in, of); },
        .gives = schema::type_of<picture_address>(),
        .body_bytes_max = limits::picture_bytes_max,
        .content_type = "image/*",
    };
}

http::endpoint remove_picture_endpoint(module& in) {
    return {
        .id = "removePicture",
        .summary = "Removes one's own picture.",
        .run = [&in](http::request& of) { return remove_picture_reply(in, of); },
        .success = 204,
    };
}

http::endpoint read_picture_endpoint(module& in) {
    return {
        .id = "readPicture",
        .summary = "A person's picture, for themselves and those who share an organization.",
        .run = [&in](http::request& of) { return read_picture_reply(in, of); },
    };
}

} // namespace lacewing::identity
