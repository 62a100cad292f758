#pragma once

#include "platform/core/time.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

namespace lacewing {

/// What a clock on the wall of some zone shows.
using local_moment = std::chrono::local_time<std::chrono::microseconds>;

/// A time zone with its daylight saving, from the tables of ICU.
class zone {
public:
    /// By its IANA name, as in "Europe/Berlin"; nothing where there is none of that name.
    [[nodiscard]] static std::optional<zone> find(std::string_view name);

    zone(zone&& other) noexcept;
    zone& operator=(zone&& other) noexcept;
    zone(const zone&) = delete;
    zone& operator=(const zone&) = delete;
    ~zone();

    [[nodiscard]] local_moment to_local(timestamp moment) const;

    /// The first of two moments where the clock shows this twice. A time that the clock leaps over
    /// is counted on from before the leap: 02:30 becomes 03:30.
    [[nodiscard]] timestamp to_moment(local_moment shown) const;

private:
    struct rules;
    explicit zone(std::unique_ptr<rules> by);
    std::unique_ptr<rules> rules_;
};

} // namespace lacewing
