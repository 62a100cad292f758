#pragma once

#include "platform/http/net/exchange.hpp"
#include "platform/http/net/transport.hpp"
#include "platform/http/wire/framing.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace lacewing::http::net {

class live_socket;
class loop;

/// One client's connection: a state machine that takes one request after the other (pipelined ones
/// wait in the system's buffer), and may end as a WebSocket.
class connection final : public stream_user, public std::enable_shared_from_this<connection> {
public:
    connection(
        loop& on, std::unique_ptr<transport> through, const wire::address& peer, bool is_operator
    );
    ~connection() override;

    /// Called once, when a shared pointer to it exists.
    void begin();
    /// Closes what has stayed in one state for too long.
    void check(std::int64_t now_ms);
    /// Ends idle connections, lets the others finish what they do, tells sockets to come back.
    void begin_stop();
    void close();
    /// The handler waits for the next piece of a streamed body.
    void want_body();

    [[nodiscard]] const wire::address& peer() const noexcept { return peer_; }
    [[nodiscard]] bool is_operator() const noexcept { return is_operator_; }

    std::size_t place = 0; ///< in the loop's list

private:
    enum class state : std::uint8_t {
        head,
        body,
        handling,
        streaming, ///< the handler waits for a piece of the body
        writing,
        fetching, ///< a piece of a streamed answer is awaited
        upgrading,
        socket,
        lingering,
        closed
    };

    void on_bytes(std::string_view bytes) override;
    void on_sent() override;
    void on_lost() override { close(); }
    [[nodiscard]] std::shared_ptr<void> keep_alive() override { return shared_from_this(); }

    void pump(std::string_view fresh);
    [[nodiscard]] bool waits_for_disk(std::int64_t now_ms) const;
    [[nodiscard]] std::size_t step(std::string_view input);
    [[nodiscard]] std::size_t step_head(std::string_view input);
    [[nodiscard]] std::size_t step_body(std::string_view input);
    void take_head(const wire::head& head);
    void take_admission(const wire::head& head);
    void read_body(const wire::head& head, std::size_t bytes_max);
    void send_continue();
    void run();
    void run_streamed(const wire::head& head);
    void feed(std::string_view bytes);
    void upgrade();
    void answer(std::shared_ptr<exchange> which, reply with);
    void reject(const wire::rejection& why);
    void go_on_writing();
    void fetch_piece();
    void send_piece(const std::shared_ptr<exchange>& of, finished<std::string> with);
    [[nodiscard]] bool send_framed(exchange& of);
    void finish_answer();
    void linger();
    void become_socket();
    void begin_pace(std::uint64_t bytes);
    void pause_pace();
    void resume_pace();
    [[nodiscard]] bool are_readers_slow() const;
    [[nodiscard]] bool is_too_slow(std::int64_t now_ms, std::uint64_t bytes);

    loop& loop_;
    std::unique_ptr<transport> transport_;
    wire::address peer_;
    bool is_operator_;
    bool is_pumping_ = false;
    bool is_head_begun_ = false;
    state state_ = state::head;
    bool is_continue_owed_ = false; ///< the client waits for 100 before it sends its body
    std::int64_t deadline_ms_ = 0;  ///< of head, handling, upgrading, fetching, lingering
    std::int64_t pace_ms_ = 0;      ///< of body, streaming, writing: since when it is measured
    std::int64_t pause_ms_ = 0;     ///< since when the peer need not send or read
    std::uint64_t pace_bytes_ = 0;  ///< and what had come or gone by then
    std::uint64_t sent_before_ = 0; ///< bytes of earlier answers
    wire::head_scanner scanner_;
    wire::body_reader body_;
    std::uint64_t streamed_bytes_ = 0; ///< of the present request's body
    std::string pending_;              ///< bytes that came before their turn
    std::shared_ptr<exchange> current_;
    std::shared_ptr<live_socket> socket_;
};

} // namespace lacewing::http::net
