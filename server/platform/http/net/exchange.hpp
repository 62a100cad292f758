#pragma once

#include "platform/http/dispatch.hpp"
#include "platform/http/net/incoming_body.hpp"
#include "platform/http/net/memory_share.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace lacewing::http::net {

/// One request and its answer. Outlives its connection where the handler still runs.
struct exchange {
    explicit exchange(memory_in_use& all) : body_share(all.bodies), answer_share(all.answers) {}

    request in;
    std::string verb; ///< as sent
    admission how;
    reply out;
    std::string head; ///< of the answer
    std::int64_t began_us = 0;
    bool keeps_alive = true;
    memory_share body_share;                 ///< of all bodies
    memory_share answer_share;               ///< of all answers that wait for their readers
    std::shared_ptr<incoming_body> incoming; ///< of a request whose body is streamed
    bool is_http_1_1 = true;
    bool streams_answer = false;
    bool is_chunked = false;      ///< of a streamed answer whose length nobody knows
    bool is_answer_whole = false; ///< the last piece of such an answer has gone
    std::string chunk_head;
    std::string piece;                ///< of a streamed answer, on its way
    std::uint64_t answered_bytes = 0; ///< of a streamed answer, up to that piece
};

} // namespace lacewing::http::net
