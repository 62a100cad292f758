#include "bugs/bug_changes.hpp"

#include "changes/fields.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

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
    schema::with_each(schema::description_of<bug>.members, [&](const auto&... each) {
        (add(each), ...);
    });
    return fields;
}

std::vector<changes::field_change> fields_of_restored(const bug& before, const bug& after) {
    auto fields = fields_between(before, after);
    for (auto& each : fields_of_new(after)) {
        const auto known = std::ranges::find(fields, each.name, &changes::field_change::name);
        if (known == fields.end()) fields.push_back(std::move(each));
    }
    return fields;
}

std::vector<changes::field_change> fields_between(const bug& before, const bug& after) {
    std::vector<changes::field_change> fields;
    const auto add = [&](const auto& each) {
        const bool is_move = each.name == "projectID";
        if ((!is_logged(each.name) && !is_move) || each.name == "updated") return;
        changes::set(fields, each.name, before.*each.where, after.*each.where);
    };
    schema::with_each(schema::description_of<bug>.members, [&](const auto&... each) {
        (add(each), ...);
    });
    return fields;
}

} // namespace lacewing::bugs
