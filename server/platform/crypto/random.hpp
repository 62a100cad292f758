#pragma once

#include "platform/core/id.hpp"
#include "platform/core/time.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace lacewing::crypto {

/// Unpredictable bytes.
class random_source {
public:
    random_source() = default;
    random_source(const random_source&) = delete;
    random_source& operator=(const random_source&) = delete;
    virtual ~random_source() = default;
    /// Any thread may call.
    virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

/// The system's generator, through libsodium.
class system_random final : public random_source {
public:
    system_random();
    void fill(std::span<std::uint8_t> bytes) override;
};

/// A secret for links and cookies: 32 random bytes in base64url without padding, 43 characters.
[[nodiscard]] std::string make_token(random_source& random);

/// `length` characters of 0-9a-z, each equally likely.
[[nodiscard]] std::string make_base36(random_source& random, std::size_t length);

[[nodiscard]] uuid make_uuid(random_source& random, timestamp now);

template <class Id>
[[nodiscard]] Id make_id(random_source& random, timestamp now) {
    return Id{make_uuid(random, now)};
}

} // namespace lacewing::crypto
