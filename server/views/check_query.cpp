#include "views/check_query.hpp"

#include "platform/core/text.hpp"
#include "query/parse.hpp"
#include "views/limits.hpp"
#include "views/rules.hpp"

#include <string>

namespace lacewing::views {

namespace {

/// Relative dates are read anew whenever the view is opened: any moment will do.
constexpr timestamp some_moment{.microseconds = 1'795'000'000'000'000};

outcome<void> check_part(std::string_view text, std::string_view pointer) {
    const auto read = query::parse(
        text,
        {.now = some_moment, .manner = query::manner::lenient, .pointer = std::string{pointer}}
    );
    if (!read) return refused{read.error()};
    return {};
}

} // namespace

outcome<void> check_query(std::string_view query, std::string_view sort) {
    if (text::count_code_points(query) > limits::view_query_max) {
        return refused{bad_field("/query", "too_long", "Use at most 4,096 characters.")};
    }
    if (!text::trim(query).empty()) {
        if (auto fine = check_part(query, "/query"); !fine) return fine;
    }
    if (sort.empty()) return {};
    if (sort.find(' ') != std::string_view::npos) {
        return refused{bad_field("/sort", "wrong_format", "Put commas between the fields.")};
    }
    return check_part("sort:" + std::string{sort}, "/sort");
}

} // namespace lacewing::views
