#include "organizations/delete_account_http.hpp"

#include "identity/cookies.hpp"
#include "identity/identify.hpp"
#include "organizations/delete_account.hpp"

#include <utility>

namespace lacewing::organizations {

namespace {

task<http::reply> delete_account_reply(identity::module& in, http::request& of) {
    identity::signed_in_user(of);
    auto what = http::body_of<delete_account_request>(of);
    auto result = co_await delete_account(in, identity::actor_of(of), std::move(what));
    value(std::move(result));
    auto answer = http::empty_reply();
    for (auto& cookie : identity::clear_session(in.how)) {
        answer.headers.push_back(std::move(cookie));
    }
    co_return answer;
}

} // namespace

http::endpoint delete_account_endpoint(identity::module& in) {
    return {
        .id = "deleteAccount",
        .summary = "Deletes one's own account for good; what one wrote stays.",
        .run = [&in](http::request& of) { return delete_account_reply(in, of); },
        .takes = schema::type_of<delete_account_request>(),
        .success = 204,
    };
}

} // namespace lacewing::organizations
