#include "query/tree.hpp"

namespace lacewing::query {

namespace {

void gather(const node& from, std::vector<words>& found) {
    if (const auto* all = std::get_if<all_of>(&from.is)) {
        for (const auto& part : all->parts) gather(part, found);
    } else if (const auto* any = std::get_if<any_of>(&from.is)) {
        for (const auto& part : any->parts) gather(part, found);
    } else if (const auto* one = std::get_if<words>(&from.is)) {
        found.push_back(*one);
    }
}

} // namespace

// Compared here, where a node is known as a whole.
bool sub_query::operator==(const sub_query&) const = default;
bool all_of::operator==(const all_of&) const = default;
bool any_of::operator==(const any_of&) const = default;
bool negation::operator==(const negation&) const = default;

std::vector<words> plain_words(const tree& from) {
    std::vector<words> found;
    if (from.where) gather(*from.where, found);
    return found;
}

} // namespace lacewing::query
