#pragma once

#include "platform/core/problem.hpp"
#include "platform/core/task.hpp"

#include <condition_variable>
#include <coroutine>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace lacewing::crypto {

/// Hashes passwords with Argon2id (RFC 9106), 19 MiB and 2 passes, one at a time on its own thread:
/// about 11 ms each. Passwords are brought to NFC first, so that each keyboard gives the same, and
/// wiped after.
///
/// A task resumes on the executor of whoever awaits it; there must be one. Where
/// limits::password_queue_max wait already, or memory is short, it throws service_unavailable. The
/// hasher must outlive every task that awaits it: on its way out it finishes what waits.
class password_hasher {
public:
    password_hasher();
    password_hasher(const password_hasher&) = delete;
    password_hasher& operator=(const password_hasher&) = delete;
    ~password_hasher();

    /// The hash with its salt and parameters: "$argon2id$v=19$m=19456,t=2,p=1$…".
    task<std::string> hash(std::string password);

    /// True where that is the password. A text that is no hash fits none.
    task<bool> verify(std::string encoded, std::string password);

    /// False, after as much work as `verify`: for an account that does not exist.
    task<bool> verify_nothing(std::string password);

    /// True where the hash was made with other parameters than today's.
    [[nodiscard]] static bool needs_rehash(const std::string& encoded);

private:
    using work = std::move_only_function<void()>;

    /// Awaited: runs a piece of work on the hasher's thread.
    class turn {
    public:
        turn(password_hasher& at, work what) : at_(at), what_(std::move(what)) {}
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        [[nodiscard]] bool await_suspend(std::coroutine_handle<> waiting);
        void await_resume() const;

    private:
        password_hasher& at_;
        work what_;
        std::exception_ptr failure_;
    };

    /// False where the queue is full.
    [[nodiscard]] bool push(work what);
    void run();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<work> queue_;
    bool is_stopping_ = false;
    std::thread thread_;
};

} // namespace lacewing::crypto
