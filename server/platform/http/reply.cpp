#include "platform/http/reply.hpp"

#include "platform/http/wire/ascii.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lacewing::http {

namespace {

/// RFC 9110 section 15.
struct phrase {
    int status;
    std::string_view text;
};

constexpr phrase reason_phrases[] = {
    {100, "Continue"},
    {101, "Switching Protocols"},
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {206, "Partial Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {412, "Precondition Failed"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {416, "Range Not Satisfiable"},
    {417, "Expectation Failed"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {428, "Precondition Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {502, "Bad Gateway"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
    {507, "Insufficient Storage"},
};

} // namespace

std::string_view reply::content() const noexcept {
    if (fixed_body.empty()) return body;
    return {reinterpret_cast<const char*>(fixed_body.data()), fixed_body.size()};
}

std::optional<std::uint64_t> reply::content_bytes() const noexcept {
    if (streamed) return streamed_bytes;
    return content().size();
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
    const auto* const found = std::ranges::find(reason_phrases, status, &phrase::status);
    return found == std::end(reason_phrases) ? std::string_view{} : found->text;
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
