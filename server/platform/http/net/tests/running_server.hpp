#pragma once

#include "platform/core/task.hpp"
#include "platform/http/net/tests/client.hpp"
#include "platform/http/server.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::http::testing {

/// A real server on a free port with a few routes:
/// GET /api/v1/echo answers the query `say`, POST /api/v1/notes its body, GET /api/v1/big 2 MiB,
/// GET /api/v1/fails throws, GET /api/v1/unavailable throws, GET /api/v1/waits ends with `release`,
/// GET /api/v1/things/{thing} its parameter, PUT /api/v1/upload takes any bytes of a picture.
/// POST /api/v1/stream reads a body of at most 1 MiB in pieces and answers how many bytes came;
/// `?refuse` is refused before that, `?first` answers after the first piece, `?gate` waits for
/// `release` after each piece. GET /api/v1/pieces/{count} answers so many bytes in pieces;
/// `?short` breaks off one byte early.
class running_server {
public:
    explicit running_server(server_settings settings = {});
    ~running_server();
    running_server(const running_server&) = delete;
    running_server& operator=(const running_server&) = delete;

    [[nodiscard]] std::uint16_t port() const { return server_->port(); }
    [[nodiscard]] std::string host() const { return "localhost:" + std::to_string(port()); }
    /// A head with the right Host, and the headers given, each with its line end.
    [[nodiscard]] std::string get(std::string_view target, std::string_view headers = {}) const;
    [[nodiscard]] std::string post(
        std::string_view target, std::string_view body, std::string_view headers = {}
    ) const;
    [[nodiscard]] std::string handshake(std::string_view headers = {}) const;

    void stop() { server_->stop(); }
    /// How streamed bodies ended: to their end, or with the code of a refusal.
    [[nodiscard]] int streams_whole() const { return streams_whole_; }
    [[nodiscard]] int streams_cut() const { return streams_cut_; }
    [[nodiscard]] std::size_t streamed_bytes() const { return streamed_bytes_; }
    /// Lets the requests that wait go on.
    void release();
    [[nodiscard]] int waiting() const;
    /// The sender of the socket that opened last; waits for it.
    [[nodiscard]] std::shared_ptr<socket_sender> socket();
    [[nodiscard]] int sockets_closed() const { return sockets_closed_; }

    std::atomic<const char*> security_text = ""; ///< of /.well-known/security.txt

private:
    class echo_handler;
    struct parked {
        executor* home;
        std::coroutine_handle<> handle;
    };

    router routes_;
    router operator_routes_;
    static_files files_;
    std::unique_ptr<server> server_;
    mutable std::mutex mutex_;
    std::vector<parked> parked_;
    std::vector<std::shared_ptr<socket_sender>> sockets_;
    std::atomic<int> sockets_closed_ = 0;
    std::atomic<int> streams_whole_ = 0;
    std::atomic<int> streams_cut_ = 0;
    std::atomic<std::size_t> streamed_bytes_ = 0;

    friend struct park;
    friend task<reply> read_stream(running_server& in, request& of);
};

/// Short waits, for tests of deadlines.
[[nodiscard]] server_settings quick_settings();

} // namespace lacewing::http::testing
