#include "platform/http/net/access_log.hpp"

#include "platform/http/net/loop.hpp"

namespace lacewing::http::net {

void note_end(loop& on, const exchange& which, int status, std::uint64_t sent_bytes) {
    const auto micros = loop::now_us() - which.began_us;
    on.counted().request_ended(status, micros, sent_bytes);
    on.access_log().info(
        "request",
        {{"method", which.verb},
         {"path", which.in.path},
         {"status", status},
         {"micros", micros},
         {"bytes", sent_bytes},
         {"request", which.in.id},
         {"address", which.in.client_address}}
    );
}

} // namespace lacewing::http::net
