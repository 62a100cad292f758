#include "platform/http/dispatch.hpp"

#include <openssl/crypto.h>

#include <utility>

namespace lacewing::http {

namespace {

task<reply> answer_at_once(reply answer) {
    co_return answer;
}

endpoint system_endpoint(std::string_view id, std::string_view summary, handler run) {
    return {.id = id, .summary = summary, .run = std::move(run)};
}

} // namespace

void dispatcher::add_system_routes() {
    const auto add = [this](std::string_view path, endpoint what) {
        system_routes_.add(
            {.verb = method::get, .pattern = path, .access = "anyone", .what = std::move(what)}
        );
    };
    add("/healthz", system_endpoint("health", "Whether the process lives.", [](request&) {
            return answer_at_once(text_reply(200, "ok\n"));
        }));
    add("/readyz",
        system_endpoint("ready", "Whether it can serve.", [this](request&) { return ready(); }));
    add("/metrics", system_endpoint("metrics", "Figures for Prometheus.", [this](request& of) {
            return answer_at_once(metrics(of));
        }));
    add("/.well-known/security.txt",
        system_endpoint("security", "Whom to tell of a weakness.", [this](request& of) {
            const auto text = steps_.security_text ? steps_.security_text() : std::string{};
            if (text.empty()) return answer_at_once(problem_reply(not_found(), of));
            return answer_at_once(text_reply(200, text));
        }));
    add("/robots.txt", system_endpoint("robots", "What crawlers may read.", [](request&) {
            return answer_at_once(text_reply(
                200,
                "User-agent: *\n"
                "Disallow: /api/\n"
                "Disallow: /auth/\n"
                "Disallow: /dashboard\n"
                "Disallow: /logout\n"
                "Disallow: /organizationDisplay/\n"
                "Disallow: /organizations\n"
                "Disallow: /sessions\n"
            ));
        }));
}

task<reply> dispatcher::ready() const {
    std::string why;
    if (steps_.not_ready_because) why = co_await steps_.not_ready_because();
    if (why.empty()) co_return text_reply(200, "ready\n");
    auto answer = text_reply(503, "not ready\n");
    answer.headers.push_back({"Retry-After", "1"});
    co_return answer;
}

/// With a token configured only its bearer may read; else only peers on this machine, and none for
/// whom a proxy asks.
reply dispatcher::metrics(const request& of) const {
    bool may_read = false;
    if (metrics_token_.empty()) {
        const auto client = wire::parse_address(of.client_address);
        may_read = client && client->is_loopback() && !of.find_header("X-Forwarded-For") &&
                   !of.find_header("Forwarded") && !of.find_header("Via");
    } else if (const auto sent = of.find_header("Authorization")) {
        const auto wanted = "Bearer " + metrics_token_;
        may_read = sent->size() == wanted.size() &&
                   CRYPTO_memcmp(sent->data(), wanted.data(), wanted.size()) == 0;
    }
    if (!may_read) return problem_reply(not_found(), of);
    auto answer = text_reply(200, print_traffic_ ? print_traffic_() : "");
    if (steps_.more_metrics) answer.body += steps_.more_metrics();
    answer.headers.front().value = "text/plain; version=0.0.4; charset=utf-8";
    return answer;
}

} // namespace lacewing::http
