#pragma once

#include "platform/http/net/exchange.hpp"

#include <cstdint>

namespace lacewing::http::net {

class loop;

/// Counts a request that has ended and writes its line. Status 499 is our word for a client that
/// left before its answer.
void note_end(loop& on, const exchange& which, int status, std::uint64_t sent_bytes);

} // namespace lacewing::http::net
