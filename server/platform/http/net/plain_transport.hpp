#pragma once

#include "platform/http/net/transport.hpp"

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>

#include <span>
#include <sys/uio.h>
#include <vector>

namespace lacewing::http::net {

/// A TCP or Unix socket. Only the loop's own units include this header: it brings Asio.
class plain_transport final : public transport {
public:
    /// With the loop's own executor type: the general one costs a virtual call per operation.
    using socket = boost::asio::basic_stream_socket<
        boost::asio::generic::stream_protocol,
        boost::asio::io_context::executor_type>;

    /// `scratch` is the loop's: an idle connection holds no buffer of its own.
    plain_transport(socket&& connected, std::span<char> scratch);
    ~plain_transport() override;

    void attach(stream_user& to) override { user_ = &to; }
    void receive() override;
    [[nodiscard]] bool send(std::span<const std::string_view> pieces) override;
    [[nodiscard]] std::uint64_t sent_bytes() const override { return sent_bytes_; }
    [[nodiscard]] std::uint64_t delivered_bytes() const override;
    void end_sending() override;
    void close() override;

private:
    enum class progress { all, some, failed };
    void read_now();
    [[nodiscard]] progress write_now();
    void wait_to_write();
    void report_loss();

    socket socket_;
    int descriptor_;
    std::span<char> scratch_;
    stream_user* user_ = nullptr;
    std::vector<iovec> unsent_;
    std::size_t unsent_from_ = 0;
    std::uint64_t sent_bytes_ = 0;
    bool is_closed_ = false;
    bool is_lost_ = false; ///< told once
};

} // namespace lacewing::http::net
