#include "platform/core/id_problems.hpp"

namespace lacewing {

problem id_taken() {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = "This id belongs to something else. Choose another one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

problem wrong_id() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Please correct the marked fields.",
        .fields = {{"/id", "wrong_format", "Send a UUID of version 7, or none."}},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace lacewing
