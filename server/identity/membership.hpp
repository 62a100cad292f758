#pragma once

#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/schema/describe.hpp"

#include <string>

namespace lacewing::identity {

/// What a user has subscribed to. Everybody begins as free.
enum class membership { free, basic, pro, enterprise };

constexpr auto describe_values(membership) {
    return schema::values(
        "Membership",
        "What a user has subscribed to.",
        schema::named{membership::free, "free"},
        schema::named{membership::basic, "basic"},
        schema::named{membership::pro, "pro"},
        schema::named{membership::enterprise, "enterprise"}
    );
}

/// What the server's operator does when somebody has paid, or no longer pays; the person's open
/// pages hear of it. 404 `account_unknown` where no account has the address.
[[nodiscard]] task<outcome<void>> set_membership(module& in, std::string email, membership to);

} // namespace lacewing::identity
