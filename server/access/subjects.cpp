#include "access/subjects.hpp"

#include <utility>

namespace lacewing {

std::string_view to_string(principal::kind which) {
    switch (which) {
    case principal::kind::user:
        return "user";
    case principal::kind::person:
        return "person";
    case principal::kind::api_key:
        return "api_key";
    case principal::kind::token:
        return "token";
    }
    std::unreachable();
}

std::optional<principal::kind> parse_principal_kind(std::string_view text) {
    if (text == "user") return principal::kind::user;
    if (text == "person") return principal::kind::person;
    if (text == "api_key") return principal::kind::api_key;
    if (text == "token") return principal::kind::token;
    return std::nullopt;
}

} // namespace lacewing
