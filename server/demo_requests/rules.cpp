#include "demo_requests/rules.hpp"

#include "identity/rules.hpp"
#include "platform/core/text.hpp"

#include <algorithm>

namespace lacewing::demo_requests {

namespace {

bool has_white_space(std::string_view utf8) {
    while (!utf8.empty()) {
        const auto next = std::ranges::find_if(utf8.substr(1), [](char byte) {
            return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
        });
        const auto length = static_cast<std::size_t>(next - utf8.substr(1).begin()) + 1;
        if (text::trim(utf8.substr(0, length)).empty()) return true;
        utf8.remove_prefix(length);
    }
    return false;
}

/// `^[^\s@]+@[^\s@]+\.[^\s@]+$`
bool has_form_of_address(std::string_view email) {
    const auto at = email.find('@');
    if (at == std::string_view::npos || at == 0 || at != email.rfind('@')) return false;
    const auto domain = email.substr(at + 1);
    const auto dot = domain.find('.', 1);
    if (dot == std::string_view::npos || dot + 1 >= domain.size()) return false;
    return !has_white_space(email);
}

} // namespace

std::optional<field_problem> check_email(std::string_view email) {
    const auto wrong = [](std::string_view code, std::string_view detail) {
        return field_problem{"/email", std::string{code}, std::string{detail}};
    };
    if (text::trim(email).empty()) return wrong("required", "Email field cannot be empty.");
    if (!has_form_of_address(email) || identity::has_invisible_character(email)) {
        return wrong("invalid_email", "Please enter a valid email address.");
    }
    return std::nullopt;
}

} // namespace lacewing::demo_requests
