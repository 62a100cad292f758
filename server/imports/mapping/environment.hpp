#pragma once

#include "bugs/fields.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports {

struct split_environment {
    std::vector<bugs::environment_entry> entries;
    std::string rest; ///< lines that no entry holds
};

/// "OS: Debian 12" becomes a pair; what else stands there becomes one pair named environment, as
/// long as it fits.
[[nodiscard]] split_environment split(std::string_view environment);

} // namespace lacewing::imports
