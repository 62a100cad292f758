#include "bugs/fields.hpp"

#include "platform/core/time.hpp"

namespace lacewing::bugs {

bool is_day(std::string_view text) {
    constexpr std::size_t length = 10;
    return text.size() == length && parse_rfc3339(std::string{text} + "T00:00:00Z").has_value();
}

} // namespace lacewing::bugs
