#pragma once

namespace lacewing::crypto {

/// Makes libsodium ready, once. Any thread may call, as often as it likes.
void ready_sodium();

} // namespace lacewing::crypto
