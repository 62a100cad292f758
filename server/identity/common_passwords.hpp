#pragma once

#include <string_view>

namespace lacewing::identity {

/// True for the passwords that guessing programs try first. Takes the folded password (text::fold).
[[nodiscard]] bool is_common_password(std::string_view folded);

} // namespace lacewing::identity
