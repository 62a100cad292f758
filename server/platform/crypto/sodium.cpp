#include "platform/crypto/sodium.hpp"

#include <sodium.h>

#include <stdexcept>

namespace lacewing::crypto {

void ready_sodium() {
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) throw std::runtime_error{"libsodium does not start"};
}

} // namespace lacewing::crypto
