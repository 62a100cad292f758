#include "platform/http/router.hpp"

#include <stdexcept>
#include <utility>

namespace lacewing::http {

namespace {

constexpr std::array all_methods{
    method::get, method::head, method::post, method::put, method::patch, method::delete_
};

/// Cuts the first segment off "/a/b".
std::string_view take_segment(std::string_view& rest) {
    rest.remove_prefix(1);
    const auto end = rest.find('/');
    const auto segment = rest.substr(0, end);
    rest.remove_prefix(segment.size());
    return segment;
}

bool is_wildcard(std::string_view segment) {
    return segment.size() > 2 && segment.front() == '{' && segment.back() == '}';
}

} // namespace

void router::add(route which) {
    std::string_view rest = which.pattern;
    if (!rest.starts_with('/')) throw std::logic_error{"A route's pattern begins with a slash."};
    std::size_t at = 0;
    while (!rest.empty() && rest != "/") {
        const auto segment = take_segment(rest);
        std::size_t next = none;
        if (is_wildcard(segment)) {
            next = nodes_[at].wildcard;
        } else {
            for (const auto& [literal, child] : nodes_[at].literals) {
                if (literal == segment) next = child;
            }
        }
        if (next == none) {
            next = nodes_.size();
            nodes_.emplace_back();
            if (is_wildcard(segment)) {
                nodes_[at].wildcard = next;
            } else {
                nodes_[at].literals.emplace_back(segment, next);
            }
        }
        at = next;
    }
    auto& place = nodes_[at].by_method[static_cast<std::size_t>(which.verb)];
    if (place != none) throw std::logic_error{"Two routes have the same method and path."};
    place = routes_.size();
    routes_.push_back(std::move(which));
}

router::match router::find(request& of) const {
    std::vector<std::string_view> matched;
    const auto* where = descend(0, of.path == "/" ? std::string_view{} : of.path, matched);
    if (where == nullptr) return {};
    const auto* found = route_at(*where, of.verb);
    if (found == nullptr) {
        auto allow = methods_of(of.path);
        const bool exists = !allow.empty();
        return {.found = nullptr, .path_exists = exists, .allow = std::move(allow)};
    }
    of.parameters.clear();
    auto value = matched.begin();
    for (std::string_view rest = found->pattern; !rest.empty() && rest != "/";) {
        const auto segment = take_segment(rest);
        if (!is_wildcard(segment)) continue;
        of.parameters.emplace_back(segment.substr(1, segment.size() - 2), *value++);
    }
    return {.found = found, .path_exists = true, .allow = {}};
}

std::string router::methods_of(std::string_view path) const {
    std::vector<std::string_view> matched;
    const auto* where = descend(0, path == "/" ? std::string_view{} : path, matched);
    std::string allow;
    if (where == nullptr) return allow;
    for (const auto verb : all_methods) {
        if (route_at(*where, verb) == nullptr) continue;
        if (!allow.empty()) allow += ", ";
        allow += to_string(verb);
    }
    return allow;
}

const route* router::route_at(const node& where, method verb) const {
    auto index = where.by_method[static_cast<std::size_t>(verb)];
    if (index == none && verb == method::head) {
        index = where.by_method[static_cast<std::size_t>(method::get)];
    }
    return index == none ? nullptr : &routes_[index];
}

const router::node* router::descend(
    std::size_t from, std::string_view rest, std::vector<std::string_view>& matched
) const {
    const auto& here = nodes_[from];
    if (rest.empty()) {
        for (const auto index : here.by_method) {
            if (index != none) return &here;
        }
        return nullptr;
    }
    const auto segment = take_segment(rest);
    for (const auto& [literal, child] : here.literals) {
        if (literal != segment) continue;
        if (const auto* found = descend(child, rest, matched)) return found;
        break;
    }
    if (here.wildcard == none) return nullptr;
    matched.push_back(segment);
    if (const auto* found = descend(here.wildcard, rest, matched)) return found;
    matched.pop_back();
    return nullptr;
}

} // namespace lacewing::http
