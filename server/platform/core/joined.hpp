#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace lacewing {

/// Texts known when the program is compiled, put together then: a list of columns that several
/// statements share.
template <const std::string_view&... Parts>
class joined {
    static constexpr auto bytes = [] {
        std::array<char, (Parts.size() + ...)> all{};
        auto* end = all.begin();
        ((end = std::ranges::copy(Parts, end).out), ...);
        return all;
    }();

public:
    static constexpr std::string_view text{bytes.data(), bytes.size()};
};

} // namespace lacewing
