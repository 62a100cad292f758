#pragma once

#include "app/operator_types.hpp"
#include "app/routes.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

namespace lacewing::app {

/// Begins the example organization, or takes up one that was begun and is not whole. Everybody in
/// it has the same password, made by chance. Refused as demo::begin is.
[[nodiscard]] task<outcome<demo_sign_in>> begin_demo(modules& of, demo_wish what);

/// Its next step. Refused as demo::go_on is.
[[nodiscard]] task<outcome<demo_progress>> go_on_with_demo(modules& of, demo_place where);

} // namespace lacewing::app
