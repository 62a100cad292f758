#include "platform/http/reply.hpp"

#include "platform/http/wire/ascii.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::http {

std::string_view reply::content() const noexcept {
    if (fixed_body.empty()) return body;
    return {reinterpret_cast<const char*>(fixed_body.data()), fixed_body.size()};
}

bool reply::has_header(std::string_view name) const noexcept {
    return std::ranges::any_of(headers, [name](const header& each) {
        return wire::equal_ignoring_case(each.name, name);
    });
}

reply empty_reply(int status) {
    return {.status = status, .headers = {}, .body = {}, .fixed_body = {}};
}

reply text_reply(int status, std::string text) {
    return {
        .status = status,
        .headers = {{"Content-Type", "text/plain; charset=utf-8"}},
        .body = std::move(text),
        .fixed_body = {}
    };
}

reply problem_reply(const problem& why, const request& of) {
    reply answer{
        .status = why.status,
        .headers = {{"Content-Type", "application/problem+json"}},
        .body = {},
        .fixed_body = {}
    };
    if (why.retry_after_s) {
        answer.headers.push_back({"Retry-After", std::to_string(*why.retry_after_s)});
    }
    schema::writer to{answer.body};
    to.begin_object();
    to.name("type");
    to.text("urn:lacewing:problem:" + why.code);
    to.name("title");
    to.text(reason_phrase(why.status));
    to.name("status");
    to.integer(why.status);
    if (!why.detail.empty()) {
        to.name("detail");
        to.text(why.detail);
    }
    to.name("code");
    to.text(why.code);
    to.name("requestID");
    to.text(of.id);
    if (!why.fields.empty()) {
        to.name("errors");
        to.begin_list();
        for (const auto& field : why.fields) {
            to.begin_object();
            to.name("pointer");
            to.text(field.pointer);
            to.name("code");
            to.text(field.code);
            to.name("detail");
            to.text(field.detail);
            to.end_object();
        }
        to.end_list();
    }
    if (!why.current.empty()) {
        to.name("current");
        to.raw(why.current);
    }
    to.end_object();
    return answer;
}

std::string_view reason_phrase(int status) noexcept {
    switch (status) {
    case 100:
        return "Continue";
    case 101:
        return "Switching Protocols";
    case 200:
        return "OK";
    case 201:
        return "Created";
    case 202:
        return "Accepted";
    case 204:
        return "No Content";
    case 206:
        return "Partial Content";
    case 301:
        return "Moved Permanently";
    case 302:
        return "Found";
    case 303:
        return "See Other";
    case 304:
        return "Not Modified";
    case 307:
        return "Temporary Redirect";
    case 308:
        return "Permanent Redirect";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 410:
        return "Gone";
    case 412:
        return "Precondition Failed";
    case 413:
        return "Content Too Large";
    case 414:
        return "URI Too Long";
    case 415:
        return "Unsupported Media Type";
    case 416:
        return "Range Not Satisfiable";
    case 417:
        return "Expectation Failed";
    case 421:
        return "Misdirected Request";
    case 422:
        return "Unprocessable Content";
    case 426:
        return "Upgrade Required";
    case 428:
        return "Precondition Required";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 501:
        return "Not Implemented";
    case 502:
        return "Bad Gateway";
    case 503:
        return "Service Unavailable";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "";
    }
}

std::optional<reply> not_modified(const request& of, std::string_view etag) {
    if (of.verb != method::get && of.verb != method::head) return std::nullopt;
    const auto asked = of.find_header("If-None-Match");
    if (!asked) return std::nullopt;
    // RFC 9110 section 13.1.2: compared weakly.
    const auto strong = [](std::string_view tag) {
        return tag.starts_with("W/") ? tag.substr(2) : tag;
    };
    for (wire::list_items left{*asked}; const auto tag = left.next();) {
        if (*tag != "*" && strong(*tag) != strong(etag)) continue;
        auto answer = empty_reply(304);
        answer.headers.push_back({"ETag", std::string{etag}});
        return answer;
    }
    return std::nullopt;
}

} // namespace lacewing::http
