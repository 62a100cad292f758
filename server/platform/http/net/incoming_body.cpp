#include "platform/http/net/incoming_body.hpp"

#include "platform/http/net/connection.hpp"

#include <utility>

namespace lacewing::http::net {

class incoming_body::arrival {
public:
    explicit arrival(incoming_body& of) : of_(of) {}
    [[nodiscard]] bool await_ready() const noexcept { return of_.is_complete_ || of_.failure_; }
    void await_suspend(std::coroutine_handle<> waiting) {
        of_.waiting_ = waiting;
        // A connection that ends says so before it goes.
        if (const auto from = of_.from_.lock()) from->want_body();
    }
    void await_resume() const {}

private:
    incoming_body& of_;
};

incoming_body::incoming_body(executor& on, std::weak_ptr<connection> from, bool is_empty)
    : executor_(on), from_(std::move(from)), is_complete_(is_empty) {}

task<std::string> incoming_body::next() {
    arrival coming{*this};
    co_await coming;
    if (failure_) throw refusal{*failure_};
    co_return std::exchange(piece_, {});
}

void incoming_body::deliver(std::string piece, bool is_last) {
    piece_ = std::move(piece);
    is_complete_ = is_last;
    resume();
}

void incoming_body::fail(problem why) {
    if (is_complete_ || failure_) return;
    failure_ = std::move(why);
    resume();
}

/// Never inside the call: the connection is in the middle of something.
void incoming_body::resume() {
    if (!waiting_) return;
    executor_.post([waiting = std::exchange(waiting_, {})] { waiting.resume(); });
}

} // namespace lacewing::http::net
