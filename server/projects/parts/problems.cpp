#include "projects/parts/problems.hpp"

#include <string>

namespace lacewing::projects::parts {

problem wrong_name(std::string_view code, std::string_view detail) {
    return {
        .status = 422,
        .code = "invalid",
        .detail = std::string{detail},
        .fields = {{"/name", std::string{code}, std::string{detail}}},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace lacewing::projects::parts
