#pragma once

#include "app/configuration.hpp"
#include "backup/place.hpp"

namespace lacewing::app {

/// Where the settings put the data.
[[nodiscard]] backup::place data_place(const configuration& how);

/// The same where there is data: throws `backup::refused_work` where there is no folder or file.
[[nodiscard]] backup::place existing_data(const configuration& how);

} // namespace lacewing::app
