#include "bugs/bug_changes.hpp"

#include "changes/fields.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace lacewing::bugs {

namespace {

using std::literals::operator""sv;

constexpr std::array in_the_change_itself{"id"sv, "orgID"sv, "projectID"sv};

bool is_logged(std::string_view name) {
    return std::ranges::find(in_the_change_itself, name) == in_the_change_itself.end();
}

} // namespace

std::vector<changes::field_change> fields_of_new(const bug& made) {
    std::vector<changes::field_change> fields;
    const auto add = [&](const auto& each) {
        if (is_logged(each.name)) changes::set_new(fields, each.name, made.*each.where);
    };
    std::apply([&](const auto&... each) { (add(each), ...); }, schema::description_of<bug>.members);
    return fields;
}

std::vector<changes::field_change> fields_between(const bug& before, const bug& after) {
    std::vector<changes::field_change> fields;
    const auto add = [&](const auto& each) {
        if (!is_logged(each.name) || each.name == "updated") return;
        changes::set(fields, each.name, before.*each.where, after.*each.where);
    };
    std::apply([&](const auto&... each) { (add(each), ...); }, schema::description_of<bug>.members);
    return fields;
}

} // namespace lacewing::bugs
