#include "platform/http/example_call.hpp"

#include "platform/schema/example.hpp"

#include <algorithm>
#include <string_view>

namespace lacewing::http {

namespace {

/// The path with an example in the place of each parameter.
std::string example_path(std::string_view pattern) {
    std::string made;
    while (!pattern.empty()) {
        const auto from = std::min(pattern.find('{'), pattern.size());
        made += pattern.substr(0, from);
        pattern.remove_prefix(from);
        if (pattern.empty()) break;
        const auto to = pattern.find('}');
        made += schema::example_id(pattern.substr(1, to - 1));
        pattern.remove_prefix(to + 1);
    }
    return made;
}

/// A media type of the kind that the endpoint takes.
std::string sent_type(const endpoint& of) {
    if (of.content_type == "image/*") return "image/png";
    if (of.content_type.ends_with("/*")) return "application/octet-stream";
    return std::string{of.content_type};
}

/// For a shell, between single quotes.
std::string quoted(std::string_view text) {
    std::string made = "'";
    for (const char c : text) {
        if (c == '\'') {
            made += R"('\'')";
        } else {
            made += c;
        }
    }
    return made + "'";
}

} // namespace

std::string example_call(const route& of, const contract& about) {
    constexpr std::string_view next_line = " \\\n  ";
    std::string call = "curl";
    if (of.verb != method::get) call += " -X " + std::string{to_string(of.verb)};
    call += " \"$LACEWING" + example_path(of.pattern) + '"';
    if (of.access != about.open_to_all) {
        call += std::string{next_line} + R"(-H "Authorization: Bearer $TOKEN")";
    }
    if (of.what.takes != nullptr) {
        call += std::string{next_line} + "-H 'Content-Type: application/json'";
        call += std::string{next_line} + "-d " +
                quoted(schema::example_of(*of.what.takes, about.texts));
    } else if (of.what.content_type != "application/json") {
        call += std::string{next_line} + "-H 'Content-Type: " + sent_type(of.what) + "'";
        call += std::string{next_line} + "--data-binary @file";
    }
    return call;
}

} // namespace lacewing::http
