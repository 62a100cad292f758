#include "platform/http/request.hpp"

#include "platform/http/wire/ascii.hpp"

#include <stdexcept>

namespace lacewing::http {

std::string_view to_string(method verb) {
    switch (verb) {
    case method::get:
        return "GET";
    case method::head:
        return "HEAD";
    case method::post:
        return "POST";
    case method::put:
        return "PUT";
    case method::patch:
        return "PATCH";
    case method::delete_:
        return "DELETE";
    }
    return "";
}

std::optional<std::string_view> request::find_header(std::string_view name) const {
    for (const auto& [known, value] : headers) {
        if (wire::equal_ignoring_case(known, name)) return value;
    }
    return std::nullopt;
}

std::optional<std::string_view> request::find_query(std::string_view name) const {
    for (const auto& [known, value] : query) {
        if (known == name) return value;
    }
    return std::nullopt;
}

std::string_view request::parameter(std::string_view name) const {
    for (const auto& [known, value] : parameters) {
        if (known == name) return value;
    }
    throw std::logic_error{"The route has no such parameter."};
}

std::optional<std::string_view> request::find_cookie(std::string_view name) const {
    std::optional<std::string_view> found;
    for (const auto& [header_name, value] : headers) {
        if (!wire::equal_ignoring_case(header_name, "Cookie")) continue;
        for (wire::list_items left{value, ';'}; const auto item = left.next();) {
            const auto equals = item->find('=');
            if (equals == std::string_view::npos) continue;
            if (wire::trim_blanks(item->substr(0, equals)) != name) continue;
            if (found) return std::nullopt;
            found = wire::trim_blanks(item->substr(equals + 1));
        }
    }
    return found;
}

} // namespace lacewing::http
