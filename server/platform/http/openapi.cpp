#include "platform/http/openapi.hpp"

#include "platform/http/example_call.hpp"
#include "platform/schema/contract.hpp"
#include "platform/schema/example.hpp"

#include <array>
#include <map>
#include <set>
#include <stdexcept>

namespace lacewing::http {

namespace {

using schema::writer;

/// A problem as clients read it (RFC 9457); printed by problem_reply.
struct bad_field {
    std::string pointer;
    std::string code;
    std::string detail;
    static constexpr auto describe() {
        using self = bad_field;
        return schema::object(
            "BadField",
            "One bad field of a request.",
            schema::member(
                "pointer",
                &self::pointer,
                "JSON pointer into the body, or ?name of a query parameter."
            ),
            schema::member("code", &self::code, "Stable, for programs."),
            schema::member("detail", &self::detail, "A sentence that says what to do.")
        );
    }
};

struct problem_document {
    std::string type;
    std::string title;
    int status = 0;
    std::optional<std::string> detail;
    std::string code;
    std::string request_id;
    std::optional<std::vector<bad_field>> errors;
    std::optional<schema::raw_json> current;
    static constexpr auto describe() {
        using self = problem_document;
        return schema::object(
            "Problem",
            "Why a request was refused (RFC 9457).",
            schema::member("type", &self::type, "urn:lacewing:problem: and the code."),
            schema::member("title", &self::title, "The words of the status."),
            schema::member("status", &self::status, "The HTTP status."),
            schema::member("detail", &self::detail, "A sentence for people."),
            schema::member("code", &self::code, "Stable, for programs."),
            schema::member(
                "requestID", &self::request_id, "Names the request in the server's log."
            ),
            schema::member("errors", &self::errors, "Every bad field."),
            schema::member(
                "current", &self::current, "The present state, where an edit came too late."
            )
        );
    }
};

struct path_parts {
    std::vector<std::string_view> parameters;
    std::string_view tag;
};

/// The names in braces, and the tag: the literal behind the first of them, or else the first
/// literal behind "/api/v1".
[[nodiscard]] path_parts take_apart(std::string_view pattern) {
    constexpr std::string_view root = "/api/v1/";
    path_parts parts;
    if (pattern.starts_with(root)) pattern.remove_prefix(root.size());
    bool is_settled = false;
    while (!pattern.empty()) {
        const auto end = std::min(pattern.find('/'), pattern.size());
        const auto part = pattern.substr(0, end);
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
        if (part.starts_with('{')) {
            parts.parameters.push_back(part.substr(1, part.size() - 2));
        } else if (!part.empty() && !is_settled) {
            is_settled = !parts.parameters.empty();
            if (is_settled || parts.tag.empty()) parts.tag = part;
        }
    }
    return parts;
}

void write_pair(writer& to, std::string_view name, std::string_view text) {
    to.name(name);
    to.text(text);
}

void write_content(
    writer& to, std::string_view media_type, const schema::type* of, const contract& about
) {
    to.name("content");
    to.begin_object();
    to.free_name(media_type);
    to.begin_object();
    to.name("schema");
    if (of != nullptr) {
        schema::write_schema(to, *of);
    } else {
        to.raw("{}");
    }
    if (of != nullptr) {
        to.name("example");
        schema::write_example(to, *of, about.texts);
    }
    to.end_object();
    to.end_object();
}

void write_path_parameter(writer& to, std::string_view name) {
    to.begin_object();
    write_pair(to, "name", name);
    write_pair(to, "in", "path");
    to.name("required");
    to.boolean(true);
    to.name("schema");
    to.raw(R"({"type":"string"})");
    write_pair(to, "example", schema::example_id(name));
    to.end_object();
}

void write_parameter(writer& to, std::string_view place, const named_parameter& what) {
    to.begin_object();
    write_pair(to, "name", what.name);
    write_pair(to, "in", place);
    write_pair(to, "description", what.meaning);
    to.name("schema");
    to.begin_object();
    write_pair(to, "type", "string");
    if (!what.pattern.empty()) write_pair(to, "pattern", what.pattern);
    to.end_object();
    to.end_object();
}

void write_parameters(writer& to, const path_parts& path, const endpoint& of) {
    if (path.parameters.empty() && of.query.empty() && of.headers.empty()) return;
    to.name("parameters");
    to.begin_list();
    for (const auto name : path.parameters) write_path_parameter(to, name);
    for (const auto& each : of.query) write_parameter(to, "query", each);
    for (const auto& each : of.headers) write_parameter(to, "header", each);
    to.end_list();
}

void write_request_body(writer& to, const endpoint& of, const contract& about) {
    constexpr std::string_view json = "application/json";
    if (of.takes == nullptr && of.content_type == json) return;
    to.name("requestBody");
    to.begin_object();
    to.name("required");
    to.boolean(true);
    write_content(to, of.content_type, of.takes, about);
    to.end_object();
}

void write_responses(writer& to, const endpoint& of, const contract& about) {
    to.name("responses");
    to.begin_object();
    to.free_name(std::to_string(of.success));
    to.begin_object();
    write_pair(to, "description", of.gives == nullptr ? "Done." : of.gives->meaning);
    if (of.gives != nullptr) write_content(to, "application/json", of.gives, about);
    to.end_object();
    for (const auto& each : of.also) {
        to.free_name(std::to_string(each.status));
        to.begin_object();
        write_pair(to, "description", each.meaning);
        to.end_object();
    }
    to.name("default");
    to.raw(R"({"$ref":"#/components/responses/Problem"})");
    to.end_object();
}

void write_security(writer& to, const route& of, const contract& about) {
    to.name("security");
    to.begin_list();
    if (of.access != about.open_to_all) {
        for (const auto& each : about.schemes) {
            to.begin_object();
            to.free_name(each.name);
            to.raw("[]");
            to.end_object();
        }
    }
    to.end_list();
}

void write_samples(writer& to, const route& of, const contract& about) {
    to.name("x-codeSamples");
    to.begin_list();
    to.begin_object();
    write_pair(to, "lang", "Shell");
    write_pair(to, "source", example_call(of, about));
    to.end_object();
    to.end_list();
}

void write_operation(writer& to, const route& of, const contract& about) {
    const auto path = take_apart(of.pattern);
    to.begin_object();
    write_pair(to, "operationId", of.what.id);
    write_pair(to, "summary", of.what.summary);
    to.name("tags");
    to.begin_list();
    to.text(path.tag);
    to.end_list();
    write_pair(to, "x-access", of.access);
    write_security(to, of, about);
    write_parameters(to, path, of.what);
    write_request_body(to, of.what, about);
    write_responses(to, of.what, about);
    write_samples(to, of, about);
    to.end_object();
}

[[nodiscard]] std::string_view verb_of(method which) {
    switch (which) {
    case method::get:
        return "get";
    case method::head:
        return "head";
    case method::post:
        return "post";
    case method::put:
        return "put";
    case method::patch:
        return "patch";
    case method::delete_:
        return "delete";
    }
    throw std::logic_error{"a method without a name"};
}

using operations = std::map<method, const route*>;

[[nodiscard]] std::map<std::string_view, operations> by_path(const router& routes) {
    std::map<std::string_view, operations> ordered;
    std::set<std::string_view> ids;
    for (const auto& each : routes.routes()) {
        if (each.what.id.empty()) continue;
        if (!ids.insert(each.what.id).second) {
            throw std::logic_error{"two endpoints are called " + std::string{each.what.id}};
        }
        ordered[each.pattern][each.verb] = &each;
    }
    return ordered;
}

void write_paths(writer& to, const router& routes, const contract& about) {
    to.name("paths");
    to.begin_object();
    for (const auto& [pattern, verbs] : by_path(routes)) {
        to.free_name(pattern);
        to.begin_object();
        for (const auto& [verb, each] : verbs) {
            to.name(verb_of(verb));
            write_operation(to, *each, about);
        }
        to.end_object();
    }
    to.end_object();
}

void write_schemes(writer& to, const contract& about) {
    to.name("securitySchemes");
    to.begin_object();
    for (const auto& each : about.schemes) {
        to.free_name(each.name);
        to.begin_object();
        write_pair(to, "description", each.meaning);
        if (each.is == contract::scheme::kind::cookie) {
            write_pair(to, "type", "apiKey");
            write_pair(to, "in", "cookie");
            write_pair(to, "name", each.cookie);
        } else {
            write_pair(to, "type", "http");
            write_pair(to, "scheme", "bearer");
        }
        to.end_object();
    }
    to.end_object();
}

[[nodiscard]] std::vector<const schema::type*> all_types(
    const router& routes, const contract& about
) {
    auto types = about.more_types;
    types.push_back(schema::type_of<problem_document>());
    for (const auto& each : routes.routes()) {
        if (each.what.id.empty()) continue;
        if (each.what.takes != nullptr) types.push_back(each.what.takes);
        if (each.what.gives != nullptr) types.push_back(each.what.gives);
    }
    return types;
}

void write_components(writer& to, const router& routes, const contract& about) {
    const auto* const problem_type = schema::type_of<problem_document>();
    to.name("components");
    to.begin_object();
    to.name("schemas");
    schema::write_components(to, all_types(routes, about));
    to.name("responses");
    to.begin_object();
    to.name("Problem");
    to.begin_object();
    write_pair(to, "description", problem_type->meaning);
    write_content(to, "application/problem+json", problem_type, about);
    to.end_object();
    to.end_object();
    write_schemes(to, about);
    to.end_object();
}

void write_info(writer& to, const contract& about) {
    to.name("info");
    to.begin_object();
    write_pair(to, "title", about.title);
    write_pair(to, "version", about.version);
    write_pair(to, "description", about.meaning);
    to.end_object();
}

} // namespace

std::string openapi(const router& routes, const contract& about) {
    std::string compact;
    {
        writer to{compact};
        to.begin_object();
        write_pair(to, "openapi", "3.1.0");
        write_info(to, about);
        write_paths(to, routes, about);
        write_components(to, routes, about);
        to.end_object();
    }
    return schema::indented(compact) + "\n";
}

} // namespace lacewing::http
