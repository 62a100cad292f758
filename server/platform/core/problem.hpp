#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace lacewing {

/// One bad field of a request.
struct field_problem {
    std::string
        pointer;        ///< JSON pointer into the body ("/title"), or "?name" for a query parameter
    std::string code;   ///< stable, snake_case: "too_long"
    std::string detail; ///< a sentence for people that says what to do
};

/// Why a request was refused, as RFC 9457 tells it. The codes are listed in docs/problems.md.
struct problem {
    int status = 400;   ///< HTTP status, 400..599
    std::string code;   ///< stable, snake_case: "bug_title_missing"
    std::string detail; ///< a sentence for people
    std::vector<field_problem> fields;
    std::optional<std::int64_t> retry_after_s; ///< becomes Retry-After, seconds
    std::string current; ///< 412 only: JSON text of the present state; empty otherwise
};

/// A problem on its way to dispatch, the only place that turns it into a reply.
class refusal : public std::exception {
public:
    explicit refusal(problem why) : why_(std::move(why)) {}
    [[nodiscard]] const char* what() const noexcept override { return why_.code.c_str(); }
    [[nodiscard]] const problem& why() const noexcept { return why_; }

private:
    problem why_;
};

/// Something behind the server cannot answer now (the database, a full queue): dispatch makes 503
/// of it.
class service_unavailable : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace lacewing
