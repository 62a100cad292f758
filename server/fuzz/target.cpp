#include "platform/http/wire/target.hpp"

#include "fuzz/fuzz.hpp"
#include "platform/core/text.hpp"
#include "platform/http/router.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

/// What stands between method and version: path and query.
namespace lacewing::fuzz {

namespace {

std::string encoded(std::string_view text) {
    std::string all;
    for (const char each : text) all += fmt::format("%{:02x}", static_cast<unsigned char>(each));
    return all;
}

/// Every byte that may be encoded is.
std::string printed(const http::wire::target& of) {
    std::string text;
    for (const char each : of.path) {
        text += each == '/' ? std::string{"/"} : encoded({&each, 1});
    }
    char between = '?';
    for (const auto& [name, value] : of.query) {
        text += fmt::format("{}{}={}", between, encoded(name), encoded(value));
        between = '&';
    }
    return text;
}

bool is_clean(std::string_view text) {
    return std::ranges::none_of(text, [](char each) {
        return static_cast<unsigned char>(each) < 0x20 || each == 0x7f;
    });
}

void require_safe_path(std::string_view path) {
    require(path.starts_with('/'), "a path begins with a slash");
    require(path == "/" || !path.ends_with('/'), "and ends without one");
    require(text::is_valid_utf8(path) && is_clean(path), "it is text without control characters");
    require(!path.contains('\\') && !path.contains("//"), "it has no doubtful separators");
    require(!fmt::format("{}/", path).contains("/../"), "it never goes up");
    require(!fmt::format("{}/", path).contains("/./"), "nor stays");
}

const http::router& some_routes() {
    static const auto made = [] {
        http::router routes;
        for (const std::string_view pattern :
             {"/", "/a", "/a/{x}", "/a/{x}/b/{y}", "/a/c/{z}", "/{any}", "/a/{x}/{y}/d"}) {
            routes.add(
                {.verb = http::method::get,
                 .pattern = pattern,
                 .access = "anyone",
                 .what = {.id = pattern, .summary = {}, .run = {}}}
            );
        }
        return routes;
    }();
    return made;
}

/// A route that fits is the path, where its names are replaced by what they stand for.
void require_fitting_route(const http::wire::target& of) {
    http::request asked{.path = of.path};
    const auto match = some_routes().find(asked);
    if (match.found == nullptr) return;
    std::string path{match.found->pattern};
    for (const auto& [name, value] : asked.parameters) {
        const auto wanted = fmt::format("{{{}}}", name);
        require(!value.empty() && !value.contains('/'), "a parameter is one segment");
        path.replace(path.find(wanted), wanted.size(), value);
        if (value.contains('{')) return;
    }
    require(path == of.path, "a route fits its path");
}

} // namespace

void examine(std::string_view input) {
    const auto read = http::wire::parse_target(input);
    if (!read) return;
    require_safe_path(read->path);
    std::set<std::string_view> names;
    for (const auto& [name, value] : read->query) {
        require(names.insert(name).second, "a name stands once");
        require(text::is_valid_utf8(name + value) && is_clean(name + value), "a query is text");
    }
    const auto again = http::wire::parse_target(printed(*read));
    require(again && again->path == read->path, "a path is read as it is printed");
    require(again->query == read->query, "and so is a query");
    require_fitting_route(*read);
}

} // namespace lacewing::fuzz
