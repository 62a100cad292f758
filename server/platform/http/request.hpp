#pragma once

#include "platform/http/body_stream.hpp"

#include <any>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::http {

enum class method { get, head, post, put, patch, delete_ };

[[nodiscard]] std::string_view to_string(method verb);

struct header {
    std::string name; ///< as sent
    std::string value;
};

/// A request that has passed the framing guard. Lives until its reply is sent.
struct request {
    method verb = method::get;
    std::string target; ///< as sent: "/api/v1/orgs/…?limit=50"
    std::string
        path; ///< decoded once, checked: begins with "/", valid UTF-8, no empty or dot segments
    std::vector<std::pair<std::string, std::string>>
        query; ///< decoded, in order; a name stands once
    std::vector<std::pair<std::string, std::string>>
        parameters; ///< what the route's {names} matched
    std::vector<header> headers;
    std::string body;                                 ///< empty where the endpoint streams it
    std::shared_ptr<body_stream> streamed = {};       ///< where the endpoint streams it
    std::optional<std::uint64_t> streamed_bytes = {}; ///< as declared; nothing where it is chunked
    std::string id;                                   ///< made by the server, told in X-Request-Id
    std::string client_address; ///< the peer, or what a trusted proxy says it is; without port
    bool is_secure = false;     ///< arrived under TLS here or at a trusted proxy
    bool is_operator = false;   ///< arrived on the operator's socket in the data folder
    std::any who; ///< what the identity step found; product code reads it through `identity`

    /// The first header of that name, without regard to case.
    [[nodiscard]] std::optional<std::string_view> find_header(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> find_query(std::string_view name) const;
    /// What {name} matched. The route has it, else this is a programmer's error.
    [[nodiscard]] std::string_view parameter(std::string_view name) const;
    /// The value of a cookie; nothing where it is missing or stands more than once.
    [[nodiscard]] std::optional<std::string_view> find_cookie(std::string_view name) const;
};

} // namespace lacewing::http
