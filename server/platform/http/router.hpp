#pragma once

#include "platform/http/endpoint.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http {

/// A line of the route table.
struct route {
    method verb;
    std::string_view pattern; ///< "/api/v1/orgs/{org}/bugs/{bug}"
    std::string_view access;  ///< the word of access/actions.hpp for who may; checked by a test
    endpoint what;
};

/// Finds the route of a request. Filled at start, read by every loop.
class router {
public:
    /// Throws std::logic_error where method and path are taken already or the pattern is malformed.
    void add(route which);

    struct match {
        const route* found = nullptr; ///< null where none fits
        bool path_exists = false;     ///< some other method has this path: 405
        std::string allow;            ///< the methods of this path, for Allow, where none fits
    };
    /// Sets `of.parameters` where a route is found. HEAD finds GET. A literal segment goes before
    /// {x}.
    [[nodiscard]] match find(request& of) const;

    /// The methods of a path, for Allow; empty where no route has it.
    [[nodiscard]] std::string methods_of(std::string_view path) const;

    [[nodiscard]] const std::vector<route>& routes() const noexcept { return routes_; }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    /// One segment of the pattern tree. Numbers are indexes into `nodes_` and `routes_`.
    struct node {
        node() { by_method.fill(none); }
        std::vector<std::pair<std::string_view, std::size_t>> literals;
        std::size_t wildcard = none;
        std::array<std::size_t, 6> by_method{};
    };

    [[nodiscard]] const route* route_at(const node& where, method verb) const;
    [[nodiscard]] const node* descend(
        std::size_t from, std::string_view rest, std::vector<std::string_view>& matched
    ) const;

    std::vector<route> routes_;
    std::vector<node> nodes_ = std::vector<node>(1);
};

} // namespace lacewing::http
