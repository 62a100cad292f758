#include "openid/json_members.hpp"

#include <cmath>

namespace lacewing::openid {

using kind = schema::json_value::kind;

std::optional<schema::json_value> find_member(schema::json_value object, std::string_view name) {
    if (object.is() != kind::object) return std::nullopt;
    for (const schema::json_value each : object) {
        if (each.name() == name) return each;
    }
    return std::nullopt;
}

std::optional<std::string> text_member(schema::json_value object, std::string_view name) {
    const auto found = find_member(object, name);
    if (!found || found->is() != kind::text) return std::nullopt;
    return std::string{found->text()};
}

std::optional<std::int64_t> seconds_member(schema::json_value object, std::string_view name) {
    constexpr double far_off = 1e12; // beyond year 30000, and exact as a double
    const auto found = find_member(object, name);
    if (!found) return std::nullopt;
    if (found->is() == kind::integer) return found->integer();
    if (found->is() != kind::real || std::abs(found->real()) > far_off) return std::nullopt;
    return static_cast<std::int64_t>(found->real());
}

bool is_true_member(schema::json_value object, std::string_view name) {
    const auto found = find_member(object, name);
    return found && found->is() == kind::boolean && found->boolean();
}

bool list_holds(schema::json_value list, std::string_view text) {
    if (list.is() != kind::list) return false;
    for (const schema::json_value each : list) {
        if (each.is() == kind::text && each.text() == text) return true;
    }
    return false;
}

} // namespace lacewing::openid
