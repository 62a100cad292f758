#include "platform/http/net/plain_transport.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <cerrno>
#include <linux/sockios.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <utility>

namespace lacewing::http::net {

namespace {

constexpr std::size_t pieces_per_call_max = 1024; ///< IOV_MAX of Linux

bool would_block() {
    return errno == EAGAIN || errno == EWOULDBLOCK;
}

} // namespace

plain_transport::plain_transport(socket&& connected, std::span<char> scratch)
    : socket_(std::move(connected)), descriptor_(socket_.native_handle()), scratch_(scratch) {
    boost::system::error_code ignored;
    socket_.native_non_blocking(true, ignored);
}

plain_transport::~plain_transport() = default;

void plain_transport::receive() {
    if (is_closed_) return;
    socket_.async_wait(socket::wait_read, [this, alive = user_->keep_alive()](auto error) {
        if (is_closed_) return;
        if (error) return report_loss();
        read_now();
    });
}

void plain_transport::read_now() {
    const auto count = ::recv(descriptor_, scratch_.data(), scratch_.size(), 0);
    if (count > 0) {
        user_->on_bytes({scratch_.data(), static_cast<std::size_t>(count)});
    } else if (count < 0 && (would_block() || errno == EINTR)) {
        receive();
    } else {
        report_loss();
    }
}

bool plain_transport::send(std::span<const std::string_view> pieces) {
    unsent_.clear();
    unsent_from_ = 0;
    for (const auto piece : pieces) {
        if (piece.empty()) continue;
        unsent_.push_back({.iov_base = const_cast<char*>(piece.data()), .iov_len = piece.size()});
    }
    switch (write_now()) {
    case progress::all:
        return true;
    case progress::some:
        wait_to_write();
        return false;
    case progress::failed:
        break;
    }
    boost::asio::post(socket_.get_executor(), [this, alive = user_->keep_alive()] {
        if (!is_closed_) report_loss();
    });
    return false;
}

plain_transport::progress plain_transport::write_now() {
    while (unsent_from_ < unsent_.size()) {
        msghdr message{};
        message.msg_iov = unsent_.data() + unsent_from_;
        message.msg_iovlen = std::min(unsent_.size() - unsent_from_, pieces_per_call_max);
        const auto count = ::sendmsg(descriptor_, &message, MSG_NOSIGNAL);
        if (count < 0) {
            if (errno == EINTR) continue;
            return would_block() ? progress::some : progress::failed;
        }
        auto left = static_cast<std::size_t>(count);
        sent_bytes_ += left;
        while (unsent_from_ < unsent_.size() && left >= unsent_[unsent_from_].iov_len) {
            left -= unsent_[unsent_from_++].iov_len;
        }
        if (left > 0) {
            auto& [base, size] = unsent_[unsent_from_];
            base = static_cast<char*>(base) + left;
            size -= left;
        }
    }
    return progress::all;
}

void plain_transport::wait_to_write() {
    socket_.async_wait(socket::wait_write, [this, alive = user_->keep_alive()](auto error) {
        if (is_closed_) return;
        if (error) return report_loss();
        switch (write_now()) {
        case progress::all:
            user_->on_sent();
            break;
        case progress::some:
            wait_to_write();
            break;
        case progress::failed:
            report_loss();
            break;
        }
    });
}

std::uint64_t plain_transport::delivered_bytes() const {
    int queued = 0;
    if (is_closed_ || ::ioctl(descriptor_, SIOCOUTQ, &queued) != 0) return sent_bytes_;
    return sent_bytes_ - std::min(sent_bytes_, static_cast<std::uint64_t>(queued));
}

void plain_transport::end_sending() {
    boost::system::error_code ignored;
    if (!is_closed_) socket_.shutdown(socket::shutdown_send, ignored);
}

void plain_transport::close() {
    if (std::exchange(is_closed_, true)) return;
    boost::system::error_code ignored;
    socket_.close(ignored);
}

void plain_transport::report_loss() {
    if (!std::exchange(is_lost_, true)) user_->on_lost();
}

} // namespace lacewing::http::net
