#pragma once

#include "changes/change.hpp"
#include "platform/schema/print.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::changes {

/// A field by its JSON texts; empty for no value.
[[nodiscard]] field_change field(std::string_view name, std::string before, std::string after);

namespace detail {

template <class T>
[[nodiscard]] std::string print_value(const T& value) {
    return schema::to_json(value);
}
template <class T>
[[nodiscard]] std::string print_value(const std::optional<T>& value) {
    return value ? schema::to_json(*value) : std::string{};
}

} // namespace detail

/// Adds the field where the two differ as the API prints them. An empty optional is no value.
template <class Before, class After>
void set(
    std::vector<field_change>& fields,
    std::string_view name,
    const Before& before,
    const After& after
) {
    auto old_text = detail::print_value(before);
    auto new_text = detail::print_value(after);
    if (old_text == new_text) return;
    fields.push_back(field(name, std::move(old_text), std::move(new_text)));
}

/// A field of a thing that is new: `set` without a value before.
template <class T>
void set_new(std::vector<field_change>& fields, std::string_view name, const T& value) {
    auto text = detail::print_value(value);
    if (text.empty()) return;
    fields.push_back(field(name, {}, std::move(text)));
}

/// As the table keeps them: {"title":["old","new"]}, null for no value.
[[nodiscard]] std::string print_fields(std::span<const field_change> fields);

/// Reads what `print_fields` wrote, each value as the very text that was written. Throws
/// std::runtime_error where the text is none of it.
[[nodiscard]] std::vector<field_change> parse_fields(std::string_view stored);

} // namespace lacewing::changes
