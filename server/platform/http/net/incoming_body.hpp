#pragma once

#include "platform/core/executor.hpp"
#include "platform/core/problem.hpp"
#include "platform/http/body_stream.hpp"

#include <coroutine>
#include <memory>
#include <optional>
#include <string>

namespace lacewing::http::net {

class connection;

/// A request's body on its way from the connection to the handler that reads it. Used on the loop
/// alone; outlives the connection where the handler still runs.
class incoming_body final : public body_stream {
public:
    incoming_body(executor& on, std::weak_ptr<connection> from, bool is_empty);

    [[nodiscard]] task<std::string> next() override;

    // For the connection:
    [[nodiscard]] bool is_complete() const noexcept { return is_complete_; }
    /// Gives the waiting handler what it asked for.
    void deliver(std::string piece, bool is_last);
    /// The handler hears it when it next asks, or now where it waits; not once all has come.
    void fail(problem why);

private:
    class arrival;
    void resume();

    executor& executor_;
    std::weak_ptr<connection> from_;
    bool is_complete_;
    std::string piece_;
    std::optional<problem> failure_;
    std::coroutine_handle<> waiting_;
};

} // namespace lacewing::http::net
