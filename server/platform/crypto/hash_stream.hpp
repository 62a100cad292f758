#pragma once

#include "platform/crypto/hash.hpp"

#include <memory>
#include <string_view>

namespace lacewing::crypto {

/// SHA-256 of what comes in pieces.
class sha256_stream {
public:
    sha256_stream();
    sha256_stream(const sha256_stream&) = delete;
    sha256_stream& operator=(const sha256_stream&) = delete;
    ~sha256_stream();

    void add(std::string_view piece);
    /// Of all pieces. Called once, nothing after it.
    [[nodiscard]] digest finish();

private:
    struct state;
    std::unique_ptr<state> state_;
};

} // namespace lacewing::crypto
