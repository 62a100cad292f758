#pragma once

#include "platform/core/problem.hpp"
#include "platform/http/body_stream.hpp"
#include "platform/http/request.hpp"
#include "platform/schema/print.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http {

/// What goes back. The head writer adds the headers that every answer carries, except where the
/// reply brings its own Content-Security-Policy or Cache-Control.
struct reply {
    int status = 200;
    std::vector<header> headers;
    std::string body;
    std::span<const std::uint8_t>
        fixed_body; ///< instead of `body`: bytes that live as long as the program
    std::shared_ptr<body_stream> streamed = {}; ///< instead of `body`: in pieces
    /// What its pieces come to; nothing where nobody knows: it then travels in chunks.
    std::optional<std::uint64_t> streamed_bytes = {};

    [[nodiscard]] std::string_view content() const noexcept;
    /// Of the body, whichever of the three it is; nothing where nobody knows.
    [[nodiscard]] std::optional<std::uint64_t> content_bytes() const noexcept;
    [[nodiscard]] bool has_header(std::string_view name) const noexcept;
};

/// JSON of a described type.
template <class T>
[[nodiscard]] reply json_reply(int status, const T& value) {
    reply answer{
        .status = status,
        .headers = {{"Content-Type", "application/json"}},
        .body = {},
        .fixed_body = {}
    };
    schema::print(answer.body, value);
    return answer;
}

[[nodiscard]] reply empty_reply(int status = 204);

/// Plain text in UTF-8.
[[nodiscard]] reply text_reply(int status, std::string text);

/// RFC 9457, with the request's id.
[[nodiscard]] reply problem_reply(const problem& why, const request& of);

/// RFC 9110 section 15: "Not Found"; "" for a status that no answer of ours has.
[[nodiscard]] std::string_view reason_phrase(int status) noexcept;

/// 304 where If-None-Match of a GET or HEAD names this tag (quotes included: `"12-3"`); nothing
/// else.
[[nodiscard]] std::optional<reply> not_modified(const request& of, std::string_view etag);

} // namespace lacewing::http
