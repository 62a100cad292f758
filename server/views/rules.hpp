#pragma once

#include "platform/core/outcome.hpp"
#include "views/types.hpp"

#include <string_view>

/// What holds for every view; no I/O.
namespace lacewing::views {

/// The view as it may be kept: with its name trimmed. Refused: 422 `invalid` with the field that is
/// at fault.
[[nodiscard]] outcome<view> checked(view wanted);

/// 422 `invalid` with one bad field.
[[nodiscard]] problem bad_field(
    std::string_view pointer, std::string_view code, std::string_view detail
);

} // namespace lacewing::views
