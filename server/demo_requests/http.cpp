#include "demo_requests/http.hpp"

#include "demo_requests/request_demo.hpp"
#include "identity/attempts.hpp"
#include "platform/http/reply.hpp"

#include <utility>

namespace lacewing::demo_requests {

namespace {

task<http::reply> request_reply(const services& with, http::request& of) {
    auto what = http::body_of<demo_request>(of);
    auto network = identity::network_of(of.client_address);
    auto result = co_await request_demo(with, std::move(what), std::move(network));
    value(std::move(result));
    co_return http::empty_reply();
}

task<http::reply> list_reply(const services& with) {
    const auto found = co_await list_demo_requests(with);
    co_return http::json_reply(200, found);
}

} // namespace

http::endpoint request_demo_endpoint(services& with) {
    return {
        .id = "requestDemo",
        .summary = "Asks for a demo; the same answer where the address asked before.",
        .run = [&with](http::request& of) { return request_reply(with, of); },
        .takes = schema::type_of<demo_request>(),
        .success = 204,
    };
}

http::endpoint list_demo_requests_endpoint(services& with) {
    return {
        .id = "listDemoRequests",
        .summary = "Lists who asked for a demo.",
        .run = [&with](http::request&) { return list_reply(with); },
        .gives = schema::type_of<kept_requests>(),
    };
}

} // namespace lacewing::demo_requests
