#pragma once

#include "platform/core/id.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/http/reply.hpp"
#include "platform/http/request.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/type.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http {

/// Runs on the network loop of the request's connection. The request outlives the task.
/// A problem is thrown as `refusal`; `service_unavailable` becomes a 503, any other exception a
/// 500.
using handler = std::function<task<reply>(request&)>;

/// A parameter of the query or a header, as the contract names it.
struct named_parameter {
    std::string_view name;
    std::string_view meaning;
    std::string_view pattern = {}; ///< regular expression for the contract; empty means any text
};

/// A status that is no problem either, as the contract tells it; its body is that of success or
/// none.
struct other_status {
    int status = 0;
    std::string_view meaning;
};
inline constexpr other_status unchanged_since{304, "It is as If-None-Match says."};

/// What a module offers to the route table: how it is called is said here, where it hangs in
/// app/routes.cpp.
struct endpoint {
    std::string_view id;      ///< operationId of the contract: "createBug"
    std::string_view summary; ///< one sentence
    handler run;
    const schema::type* takes = nullptr; ///< the body; null where there is none
    const schema::type* gives = nullptr; ///< the reply's body; null where there is none
    int success = 200;
    std::vector<named_parameter> query = {};
    std::vector<named_parameter> headers = {};
    std::size_t body_bytes_max = 0; ///< 0 means limits::json_body_bytes_max
    std::string_view content_type =
        "application/json"; ///< of the body, or "image/*"; another one answers 415; "*/*" takes
                            ///< every body, also one without a type
    std::vector<other_status> also = {}; ///< in ascending order
    bool streams_body = false; ///< the handler reads `request.streamed`, after it has said who may
};

/// The one answer for what does not exist and for what the asker must not know of.
[[nodiscard]] problem not_found();

/// True where the body is declared as that type, parameters aside; "image/*" takes every image.
[[nodiscard]] bool has_content_type(const request& of, std::string_view wanted);

[[nodiscard]] problem unsupported_media_type(std::string_view wanted);

/// Throws `refusal` 415 unless the body is declared as JSON.
void require_json(const request& of);

/// The body as `T`; throws `refusal` 400/422 with a pointer for each bad field, 415 for another
/// type.
template <class T>
[[nodiscard]] T body_of(const request& of) {
    require_json(of);
    return value(schema::parse<T>(of.body));
}

/// A path parameter as an id; throws `refusal` 404 `not_found` where it is no UUID.
template <class Id>
[[nodiscard]] Id id_parameter(const request& of, std::string_view name) {
    const auto parsed = parse_uuid(of.parameter(name));
    if (!parsed) throw refusal{not_found()};
    return Id{*parsed};
}

} // namespace lacewing::http
