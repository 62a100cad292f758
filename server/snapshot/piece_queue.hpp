#pragma once

#include "platform/core/executor.hpp"

#include <coroutine>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <string>

namespace lacewing::snapshot {

/// The reader has gone: whoever makes pieces for it stops.
struct reader_gone {};

/// Pieces on their way from a thread that reads the database to the loop that sends them. The
/// maker never waits, so that a slow network holds no transaction open.
class piece_queue {
public:
    piece_queue() = default;
    piece_queue(const piece_queue&) = delete;
    piece_queue& operator=(const piece_queue&) = delete;
    ~piece_queue() = default;

    // For the maker, on any thread. They throw `reader_gone`.
    /// Before the first piece. What was opened before begins anew where nothing was pushed yet.
    /// False where that is too late.
    [[nodiscard]] bool open(std::string tag);
    /// Throws service_unavailable where limits::snapshot_waiting_bytes_max wait.
    void push(std::string piece);
    /// Once. Null where all is there.
    void end(std::exception_ptr failure);

    // For the reader, on one executor.
    enum class until { opened, piece };
    class arrival;
    /// After the arrival; throws what the maker ended with.
    [[nodiscard]] std::string take_tag();
    /// The same; empty at the end.
    [[nodiscard]] std::string take_piece();
    void leave();

private:
    [[nodiscard]] bool is_ready(until what) const;
    /// Unlocks before it wakes the reader.
    void wake(std::unique_lock<std::mutex> lock);

    std::mutex mutex_;
    std::optional<std::string> tag_;
    std::deque<std::string> pieces_;
    std::size_t waiting_bytes_ = 0;
    bool has_pushed_ = false;
    bool is_over_ = false;
    bool has_left_ = false;
    std::exception_ptr failure_;
    std::coroutine_handle<> waiting_;
    until wanted_ = until::opened;
    executor* home_ = nullptr;
};

/// `arrival coming{queue, until::piece}; co_await coming;`
class piece_queue::arrival {
public:
    arrival(piece_queue& at, until what) : at_(at), what_(what) {}
    [[nodiscard]] bool await_ready() const noexcept { return false; }
    [[nodiscard]] bool await_suspend(std::coroutine_handle<> waiting);
    void await_resume() const noexcept {}

private:
    piece_queue& at_;
    until what_;
};

} // namespace lacewing::snapshot
