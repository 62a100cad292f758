#include "platform/http/site.hpp"

#include "platform/http/wire/ascii.hpp"

#include <algorithm>

namespace lacewing::http {

namespace {

bool is_trusted(const site& at, const wire::address& which) {
    return std::ranges::any_of(at.trusted_proxies, [&](const auto& range) {
        return range.contains(which);
    });
}

/// The items of all headers of that name, in order.
std::vector<std::string_view> items_of(const request& of, std::string_view name) {
    std::vector<std::string_view> items;
    for (const auto& each : of.headers) {
        if (!wire::equal_ignoring_case(each.name, name)) continue;
        for (wire::list_items left{each.value}; const auto item = left.next();) {
            items.push_back(*item);
        }
    }
    return items;
}

problem cross_site() {
    return {
        .status = 403,
        .code = "cross_site_request",
        .detail = "This request did not come from a page of this server.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

bool has_own_origin(const site& at, const request& of) {
    const auto sent = of.find_header("Origin");
    if (!sent) return false;
    const auto sender = wire::parse_origin(*sent);
    return sender && sender == own_origin(at, of);
}

} // namespace

wire::address note_client(const site& at, const wire::address& peer, bool is_tls, request& of) {
    wire::address client = peer;
    of.is_secure = is_tls;
    if (!at.trusted_proxies.empty() && is_trusted(at, peer)) {
        const auto hops = items_of(of, "X-Forwarded-For");
        for (auto hop = hops.rbegin(); hop != hops.rend(); ++hop) {
            const auto known = wire::parse_address(*hop);
            if (!known) break;
            client = *known;
            if (!is_trusted(at, client)) break;
        }
        const auto schemes = items_of(of, "X-Forwarded-Proto");
        if (!schemes.empty()) of.is_secure = wire::equal_ignoring_case(schemes.back(), "https");
    }
    of.client_address = wire::to_string(client);
    return client;
}

host_verdict judge_host(const site& at, const request& of) {
    const auto sent = of.find_header("Host");
    if (!sent || !at.public_origin) return host_verdict::ours;
    const auto& wanted = at.public_origin->host;
    const auto named = wire::parse_authority(*sent, at.public_origin->is_https ? 443 : 80);
    if (named == wanted) return host_verdict::ours;
    if (named.is_loopback()) {
        const bool moves = wanted.is_loopback() && at.listening.is_loopback();
        return moves ? host_verdict::other_loopback_name : host_verdict::ours;
    }
    const auto literal = named.as_address();
    if (literal && (at.listening.is_any() || *literal == at.listening)) return host_verdict::ours;
    return host_verdict::unknown;
}

std::optional<wire::origin> own_origin(const site& at, const request& of) {
    if (at.public_origin) return at.public_origin;
    const auto sent = of.find_header("Host");
    if (!sent) return std::nullopt;
    return wire::origin{
        .is_https = of.is_secure, .host = wire::parse_authority(*sent, of.is_secure ? 443 : 80)
    };
}

std::optional<problem> check_same_site(const site& at, const request& of) {
    if (of.verb == method::get || of.verb == method::head) return std::nullopt;
    if (!of.find_header("Cookie")) {
        // Nothing of the browser's is in it. A page that names itself must still be ours: it could
        // sign the browser in as somebody else.
        if (of.find_header("Authorization")) return std::nullopt;
        if (!of.find_header("Sec-Fetch-Site") && !of.find_header("Origin")) return std::nullopt;
    }
    if (const auto fetch_site = of.find_header("Sec-Fetch-Site")) {
        if (*fetch_site == "same-origin") return std::nullopt;
        return cross_site();
    }
    if (has_own_origin(at, of)) return std::nullopt;
    return cross_site();
}

std::optional<problem> check_socket_origin(const site& at, const request& of) {
    if (of.find_header("Origin")) {
        if (has_own_origin(at, of)) return std::nullopt;
        return cross_site();
    }
    if (of.find_header("Cookie")) return cross_site();
    return std::nullopt;
}

bool is_navigation(const request& of) {
    if (of.verb != method::get && of.verb != method::head) return false;
    if (const auto mode = of.find_header("Sec-Fetch-Mode")) return *mode == "navigate";
    const auto accept = of.find_header("Accept");
    if (!accept) return false;
    for (wire::list_items left{*accept}; const auto item = left.next();) {
        const auto type = wire::trim_blanks(item->substr(0, item->find(';')));
        if (wire::equal_ignoring_case(type, "text/html")) return true;
    }
    return false;
}

} // namespace lacewing::http
