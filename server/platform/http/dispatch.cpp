#include "platform/http/dispatch.hpp"

#include "platform/core/limits.hpp"
#include "platform/http/wire/ascii.hpp"
#include "platform/http/wire/handshake.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace lacewing::http {

namespace {

constexpr std::array known_methods{
    method::get, method::head, method::post, method::put, method::patch, method::delete_
};

std::optional<method> parse_method(std::string_view verb) {
    for (const auto each : known_methods) {
        if (to_string(each) == verb) return each;
    }
    return std::nullopt;
}

problem make_problem(int status, std::string_view code, std::string_view detail) {
    return {
        .status = status,
        .code = std::string{code},
        .detail = std::string{detail},
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

admission answer_with(reply answer) {
    return {.then = admission::step::answer, .answer = std::move(answer)};
}

admission refuse(const problem& why, const request& of) {
    return answer_with(problem_reply(why, of));
}

admission refuse_method(const request& of, std::string allow) {
    auto answer = problem_reply(
        make_problem(405, "method_not_allowed", "This address does not know that method."), of
    );
    answer.headers.push_back({"Allow", std::move(allow)});
    return answer_with(std::move(answer));
}

/// Names by which programs send secrets in addresses, where logs and histories keep them (RFC 6750
/// section 5.3).
constexpr std::array secret_names{"access_token", "api_key", "apikey", "key", "token"};

/// A name that the endpoint does not know is a misunderstanding, or a try.
std::optional<problem> find_unknown_query(const endpoint& asked, const request& of) {
    for (const auto& [name, text] : of.query) {
        if (std::ranges::find(asked.query, name, &named_parameter::name) != asked.query.end()) {
            continue;
        }
        if (std::ranges::find(secret_names, name) != secret_names.end()) {
            return make_problem(
                401,
                "secret_in_address",
                "Keys and tokens are read from the Authorization header alone. This one may "
                "stand in logs by now: make a new one."
            );
        }
        auto why =
            make_problem(400, "query_unknown", "The query has a name that is not known here.");
        why.fields.push_back({"?" + name, "query_unknown", "This name is not known here."});
        return why;
    }
    return std::nullopt;
}

bool is_below(std::string_view path, std::string_view folder) {
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

} // namespace

dispatcher::dispatcher(
    site where,
    const router& routes,
    const router& operator_routes,
    const static_site& files,
    const hooks& steps,
    rate_limit& limit,
    std::string metrics_token,
    std::function<std::string()> print_traffic
)
    : where_(std::move(where)),
      routes_(routes),
      operator_routes_(operator_routes),
      files_(files),
      steps_(steps),
      limit_(limit),
      metrics_token_(std::move(metrics_token)),
      print_traffic_(std::move(print_traffic)),
      rate_policy_(fmt::format("\"client\";q={};w=60", limit.per_minute())) {
    add_system_routes();
}

admission dispatcher::admit(request& of, const arrival& how) const {
    if (of.is_operator) return admit_route(operator_routes_, of, how);
    // Probes and scrapers come by address, so these paths are answered under any name.
    if (!system_routes_.methods_of(of.path).empty()) {
        auto result = admit_route(system_routes_, of, how);
        result.is_identified = false;
        return result;
    }
    const auto host = judge_host(where_, of);
    if (host == host_verdict::unknown) {
        return refuse(
            make_problem(421, "unknown_host", "This server is not reached under that name."), of
        );
    }
    if (is_below(of.path, "/api")) return admit_api(of, how);
    return admit_page(of, how, host);
}

admission dispatcher::admit_api(request& of, const arrival& how) const {
    const auto counted = limit_.count(how.client, how.at_ms);
    admission result;
    if (!counted.is_allowed) {
        auto why = make_problem(429, "too_many_requests", "Too many requests. Wait a moment.");
        why.retry_after_s = counted.retry_after_s;
        result = refuse(why, of);
    } else if (!steps_.live_path.empty() && of.path == steps_.live_path) {
        result = admit_socket(of, how);
    } else if (const auto foreign = check_same_site(where_, of)) {
        result = refuse(*foreign, of);
    } else {
        result = admit_route(routes_, of, how);
        if (result.then == admission::step::run) {
            if (const auto unknown = find_unknown_query(result.to->what, of)) {
                result = refuse(*unknown, of);
            }
        }
    }
    result.remaining = counted.remaining;
    return result;
}

admission dispatcher::admit_route(const router& from, request& of, const arrival& how) const {
    if (!parse_method(how.verb)) {
        auto allow = from.methods_of(of.path);
        if (allow.empty()) return refuse(not_found(), of);
        return refuse_method(of, std::move(allow));
    }
    auto found = from.find(of);
    if (found.found == nullptr) {
        if (!found.path_exists) return refuse(not_found(), of);
        return refuse_method(of, std::move(found.allow));
    }
    const auto& what = found.found->what;
    const bool is_reading = of.verb == method::get || of.verb == method::head;
    if (!is_reading && how.framing != wire::body_framing::none && what.content_type != "*/*" &&
        !has_content_type(of, what.content_type)) {
        return refuse(unsupported_media_type(what.content_type), of);
    }
    const auto bytes_max =
        what.body_bytes_max == 0 ? limits::json_body_bytes_max : what.body_bytes_max;
    return {
        .then = admission::step::run,
        .to = found.found,
        .body_bytes_max = is_reading ? 0 : bytes_max
    };
}

admission dispatcher::admit_socket(const request& of, const arrival& how) const {
    wire::handshake_request asked{.is_get = how.verb == to_string(method::get)};
    for (const auto& [name, value] : of.headers) asked.note(name, value);
    auto accepted = wire::accept_handshake(asked);
    if (!accepted) {
        auto answer = problem_reply(problem_of(accepted.error()), of);
        answer.headers.push_back({"Sec-WebSocket-Version", "13"});
        if (accepted.error().status == 426) answer.headers.push_back({"Upgrade", "websocket"});
        return answer_with(std::move(answer));
    }
    if (const auto foreign = check_socket_origin(where_, of)) return refuse(*foreign, of);
    return {.then = admission::step::open_socket, .accept_key = *std::move(accepted)};
}

admission dispatcher::admit_page(const request& of, const arrival& how, host_verdict host) const {
    if (how.verb != "GET" && how.verb != "HEAD") return refuse_method(of, "GET, HEAD");
    if (how.framing != wire::body_framing::none) {
        return refuse(problem_of(wire::body_too_big()), of);
    }
    if (host == host_verdict::other_loopback_name && is_navigation(of)) {
        auto answer = empty_reply(307);
        answer.headers.push_back({"Location", where_.public_origin->text() + of.target});
        return answer_with(std::move(answer));
    }
    return answer_with(files_.answer(of));
}

task<reply> dispatcher::run(request& of, const admission& as) const {
    reply answer;
    try {
        if (steps_.identify && as.is_identified) co_await steps_.identify(of);
        answer = co_await as.to->what.run(of);
    } catch (...) {
        answer = reply_to_failure(of);
    }
    co_return answer;
}

task<dispatcher::opened> dispatcher::open_socket(request& of) const {
    opened result;
    try {
        if (steps_.identify) co_await steps_.identify(of);
        result.handler = steps_.accept_socket(of);
    } catch (...) {
        result.refused = reply_to_failure(of);
    }
    co_return result;
}

void dispatcher::add_rate_headers(reply& to, const admission& from) const {
    if (!from.remaining) return;
    to.headers.push_back({"RateLimit", fmt::format("\"client\";r={};t=60", *from.remaining)});
    to.headers.push_back({"RateLimit-Policy", rate_policy_});
}

request make_request(const wire::head& from, wire::target&& target) {
    request of;
    of.verb = parse_method(from.method).value_or(method::get);
    of.target = from.target;
    of.path = std::move(target.path);
    of.query = std::move(target.query);
    of.headers.reserve(from.fields.size());
    for (const auto& [name, value] : from.fields) {
        of.headers.push_back({std::string{name}, std::string{value}});
    }
    return of;
}

problem problem_of(const wire::rejection& why) {
    return make_problem(why.status, why.code, why.detail);
}

} // namespace lacewing::http
