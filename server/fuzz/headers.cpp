#include "fuzz/fuzz.hpp"
#include "platform/core/outcome.hpp"
#include "platform/http/endpoint.hpp"
#include "platform/http/range.hpp"
#include "platform/http/revision.hpp"
#include "platform/http/site.hpp"
#include "platform/http/static_site.hpp"
#include "platform/http/wire/ascii.hpp"
#include "platform/http/wire/handshake.hpp"

#include <algorithm>

/// What headers mean: "Name: value" lines of a request that passed the framing guard.
namespace lacewing::fuzz {

namespace {

using namespace http;

constexpr std::uint64_t content_bytes = 1'000;

request request_of(std::string_view input) {
    request made;
    made.verb = input.ends_with('!') ? method::post : method::get;
    for (const auto line : lines_of(input)) {
        const auto colon = line.find(": ");
        if (colon == std::string_view::npos) continue;
        made.headers.push_back(
            {std::string{line.substr(0, colon)}, std::string{line.substr(colon + 2)}}
        );
    }
    return made;
}

void read_range(const request& of) {
    const auto asked = range_of(of, content_bytes, "\"tag\"");
    if (asked.is != asked_range::kind::part) return;
    require(of.verb == method::get, "only a GET is answered in part");
    require(asked.part.count > 0, "a part holds something");
    require(asked.part.first < content_bytes, "and begins inside");
    require(asked.part.count <= content_bytes - asked.part.first, "and ends inside");
}

void read_revision(request& of) {
    try {
        const auto seen = seen_revision(of);
        if (!seen) return;
        of.headers = {{"If-Match", revision_tag(*seen)}};
        require(seen_revision(of) == seen, "a revision is read as it is printed");
    } catch (const refusal&) {
        require(of.find_header("If-Match").has_value(), "only a tag that is there is refused");
    }
}

void read_client(request& of) {
    const auto peer = wire::parse_address("10.0.0.1").value();
    const site direct{.public_origin = {}, .listening = peer, .trusted_proxies = {}};
    require(note_client(direct, peer, false, of) == peer, "without a proxy the peer is the client");
    require(!of.is_secure, "and nothing says https");

    const auto trusted = wire::parse_address_range("10.0.0.0/8").value();
    const site behind{.public_origin = {}, .listening = peer, .trusted_proxies = {trusted}};
    const auto client = note_client(behind, peer, false, of);
    require(wire::to_string(client) == of.client_address, "the client is told as it is counted");
    if (client == peer) return;
    const auto is_named = [&](const header& each) {
        for (wire::list_items left{each.value}; const auto item = left.next();) {
            if (wire::parse_address(*item) == client) return true;
        }
        return false;
    };
    require(std::ranges::any_of(of.headers, is_named), "a client stands in a header");
}

void read_origin(const request& of) {
    site at{
        .public_origin = wire::parse_origin("https://bugs.example.org"),
        .listening = wire::parse_address("127.0.0.1").value(),
        .trusted_proxies = {}
    };
    const auto is_ours = [&](const wire::origin& from) { return from == at.public_origin; };
    const auto sent = of.find_header("Origin");
    const auto sender = sent ? wire::parse_origin(*sent) : std::nullopt;
    if (!check_socket_origin(at, of) && sent) {
        require(sender && is_ours(*sender), "a socket is opened from our pages alone");
    }
    const bool has_cookie = of.find_header("Cookie").has_value();
    if (of.verb == method::post && has_cookie && !check_same_site(at, of)) {
        const bool is_told = of.find_header("Sec-Fetch-Site") == "same-origin";
        require(is_told || (sender && is_ours(*sender)), "a change comes from our pages alone");
    }
    if (of.find_header("Host") && judge_host(at, of) == host_verdict::unknown) {
        require(of.find_header("Host") != "bugs.example.org", "our own name is known");
    }
}

void read_handshake(const request& of) {
    wire::handshake_request asked{.is_get = of.verb == method::get};
    for (const auto& each : of.headers) asked.note(each.name, each.value);
    const auto accepted = wire::accept_handshake(asked);
    if (!accepted) return;
    require(accepted->size() == 28 && accepted->ends_with('='), "an answer is a SHA-1 in base64");
    require(of.find_header("Sec-WebSocket-Key").has_value(), "a socket has its key");
}

} // namespace

void examine(std::string_view input) {
    auto sent = request_of(input);
    read_range(sent);
    read_origin(sent);
    read_handshake(sent);
    read_client(sent);
    static_cast<void>(is_navigation(sent));
    for (const auto& each : sent.headers) {
        static_cast<void>(accepted_encodings(each.value));
        static_cast<void>(has_content_type(sent, each.value));
    }
    read_revision(sent);
}

} // namespace lacewing::fuzz
