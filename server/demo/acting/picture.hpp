#pragma once

#include <cstdint>
#include <string>

namespace lacewing::demo {

/// A screenshot as it might come from a phone, drawn by code: a PNG, the same for the same seed.
/// `scale` 1 is small enough to stand in a list.
[[nodiscard]] std::string draw_screen(std::uint64_t seed, int scale);

} // namespace lacewing::demo
