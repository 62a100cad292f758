#pragma once

#include "platform/core/task.hpp"

#include <string>

namespace lacewing::http {

/// A body that travels in pieces, so that none of it but the present piece is in memory. Read on
/// the network loop of its connection, one piece after the other.
class body_stream {
public:
    body_stream() = default;
    body_stream(const body_stream&) = delete;
    body_stream& operator=(const body_stream&) = delete;
    virtual ~body_stream() = default;

    /// The next bytes; empty at the end. The next piece of a request's body is read from the
    /// network when it is asked for, so a slow reader slows the sender down. Throws `refusal` where
    /// that body breaks a rule or a limit, or comes too slowly, and where its sender has gone.
    [[nodiscard]] virtual task<std::string> next() = 0;
};

} // namespace lacewing::http
