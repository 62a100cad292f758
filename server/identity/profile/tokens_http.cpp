#include "identity/profile/tokens_http.hpp"

#include "changes/act.hpp"
#include "identity/identify.hpp"
#include "identity/path.hpp"
#include "platform/http/reply.hpp"
#include "tokens/manage_tokens.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

task<http::reply> list_tokens_reply(module& in, http::request& of) {
    const auto who = signed_in_user(of);
    auto list = [who](db::reader& tx) { return tokens::list_tokens(tx, who); };
    const auto listed = co_await in.with.database.read(std::move(list));
    co_return http::json_reply(200, listed);
}

task<http::reply> make_token_reply(module& in, http::request& of) {
    signed_in_user(of);
    auto what = http::body_of<tokens::make_token_request>(of);
    const auto by = changes::begin_act(actor_of(of), in.with);
    auto make = [&in, by, what = std::move(what)](db::transaction& tx) {
        return tokens::make_token(tx, by, what, in.with.random);
    };
    auto made = co_await in.with.database.write(std::move(make));
    co_return http::json_reply(201, value(std::move(made)));
}

task<http::reply> revoke_token_reply(module& in, http::request& of) {
    signed_in_user(of);
    const auto id = id_in_path<token_id>(of, "token");
    const auto by = changes::begin_act(actor_of(of), in.with);
    auto revoke = [by, id](db::transaction& tx) { return tokens::revoke_token(tx, by, id); };
    auto done = co_await in.with.database.write(std::move(revoke));
    value(std::move(done));
    co_return http::empty_reply();
}

} // namespace

http::endpoint list_tokens_endpoint(module& in) {
    return {
        .id = "listAccessTokens",
        .summary = "One's own access tokens, newest first, expired ones too.",
        .run = [&in](http::request& of) { return list_tokens_reply(in, of); },
        .gives = schema::type_of<tokens::access_token_list>(),
    };
}

http::endpoint make_token_endpoint(module& in) {
    return {
        .id = "makeAccessToken",
        .summary = "Makes an access token of one's own; the secret is told this once.",
        .run = [&in](http::request& of) { return make_token_reply(in, of); },
        .takes = schema::type_of<tokens::make_token_request>(),
        .gives = schema::type_of<tokens::made_token>(),
        .success = 201,
    };
}

http::endpoint revoke_token_endpoint(module& in) {
    return {
        .id = "revokeAccessToken",
        .summary = "Ends one of one's own access tokens at once.",
        .run = [&in](http::request& of) { return revoke_token_reply(in, of); },
        .success = 204,
    };
}

} // namespace lacewing::identity
