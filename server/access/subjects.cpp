#include "access/subjects.hpp"

namespace lacewing {

std::string_view to_string(principal::kind which) {
    return which == principal::kind::user ? "user" : "person";
}

std::optional<principal::kind> parse_principal_kind(std::string_view text) {
    if (text == "user") return principal::kind::user;
    if (text == "person") return principal::kind::person;
    return std::nullopt;
}

} // namespace lacewing
