#pragma once

#include "platform/core/limits.hpp"
#include "platform/http/rate_limit.hpp"
#include "platform/services.hpp"

#include <string_view>
#include <vector>

namespace lacewing::vitals {

/// What the endpoints of this module work with. Lives as long as the server.
struct module {
    services with;
    std::vector<std::string_view> routes; ///< the patterns of pages that may be measured
    /// Who sends and asks how often is known here alone, for a minute, and written nowhere.
    http::rate_limit reports{limits::vital_reports_per_minute};
    http::rate_limit reads{limits::vital_reads_per_minute};
};

} // namespace lacewing::vitals
