#pragma once

#include <atomic>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing {

/// A moment, microseconds since 1970-01-01T00:00:00Z.
struct timestamp {
    std::int64_t microseconds = 0;
    auto operator<=>(const timestamp&) const = default;
};

inline constexpr std::int64_t microseconds_per_s = 1'000'000;

/// RFC 3339 in UTC with microseconds: "2026-11-21T09:30:00.000000Z".
[[nodiscard]] std::string to_rfc3339(timestamp moment);

/// Reads RFC 3339 with any offset ("Z", "+02:00", "+0200") and up to nine fraction digits, cut to
/// microseconds; nothing where the text is none, or none of the years 0000 to 9999 in UTC.
[[nodiscard]] std::optional<timestamp> parse_rfc3339(std::string_view text);

/// Wall time. Order and deadlines never depend on it.
class wall_clock {
public:
    wall_clock() = default;
    wall_clock(const wall_clock&) = delete;
    wall_clock& operator=(const wall_clock&) = delete;
    virtual ~wall_clock() = default;
    [[nodiscard]] virtual timestamp now() const = 0;
};

/// The machine's own clock.
class system_clock final : public wall_clock {
public:
    [[nodiscard]] timestamp now() const override;
};

/// A clock that stands still until it is moved: for tests. Any thread may ask and move it.
class manual_clock final : public wall_clock {
public:
    explicit manual_clock(timestamp start) : now_microseconds_(start.microseconds) {}
    [[nodiscard]] timestamp now() const override { return timestamp{now_microseconds_}; }
    void advance_s(std::int64_t seconds) { now_microseconds_ += seconds * 1'000'000; }

private:
    std::atomic<std::int64_t> now_microseconds_;
};

} // namespace lacewing
