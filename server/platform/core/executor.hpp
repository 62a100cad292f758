#pragma once

#include <functional>

namespace lacewing {

/// A thread that runs work in the order in which it was posted: a network loop, or the queue of
/// `run`.
class executor {
public:
    executor() = default;
    executor(const executor&) = delete;
    executor& operator=(const executor&) = delete;
    virtual ~executor() = default;

    /// Any thread may call. The work runs later, never inside this call.
    virtual void post(std::move_only_function<void()> work) = 0;

    /// The executor that the calling thread belongs to; null on a thread that belongs to none.
    [[nodiscard]] static executor* current() noexcept;

    /// While alive, the calling thread belongs to `which`.
    class scope {
    public:
        explicit scope(executor& which) noexcept;
        scope(const scope&) = delete;
        scope& operator=(const scope&) = delete;
        ~scope();

    private:
        executor* before_;
    };
};

} // namespace lacewing
