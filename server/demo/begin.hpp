#pragma once

#include "access/subjects.hpp"
#include "identity/module.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <cstdint>
#include <string>

namespace lacewing::demo {

struct begun {
    bool is_here = false; ///< whole, from before: nothing was changed
    organization_id org;
    std::string email; ///< whom to log in as
};

/// The example organization with its people, projects, labels and views, all or nothing; `go_on`
/// brings its bugs. Everybody has the password.
///
/// Where one was begun with as many bugs, it stays, and its people get this password: go on with
/// it. Refused: 409 `demo_unfinished` where one was begun with another number of bugs, 422
/// `invalid` where somebody else has the username or address of one of its people.
[[nodiscard]] task<outcome<begun>> begin(
    identity::module& with, std::int64_t bugs, std::string password
);

} // namespace lacewing::demo
