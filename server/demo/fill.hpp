#pragma once

#include "access/subjects.hpp"
#include "demo/content.hpp"
#include "platform/core/task.hpp"
#include "platform/services.hpp"

#include <cstdint>
#include <vector>

namespace lacewing::demo {

struct filled {
    organization_id org;
    std::int64_t bugs = 0;
};

/// The example organization with its projects and bugs, through the operations that people use.
/// `accounts` are those of `people()`, in their order. Throws `refusal` where an operation says no.
[[nodiscard]] task<filled> fill(const services& with, std::vector<user_id> accounts);

} // namespace lacewing::demo
