#include "platform/crypto/hash_stream.hpp"

#include <sodium.h>

namespace lacewing::crypto {

struct sha256_stream::state {
    crypto_hash_sha256_state of;
};

sha256_stream::sha256_stream() : state_(std::make_unique<state>()) {
    crypto_hash_sha256_init(&state_->of);
}

sha256_stream::~sha256_stream() = default;

void sha256_stream::add(std::string_view piece) {
    crypto_hash_sha256_update(
        &state_->of, reinterpret_cast<const unsigned char*>(piece.data()), piece.size()
    );
}

digest sha256_stream::finish() {
    digest made{};
    crypto_hash_sha256_final(&state_->of, made.data());
    return made;
}

} // namespace lacewing::crypto
