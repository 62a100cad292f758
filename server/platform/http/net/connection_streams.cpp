#include "platform/core/limits.hpp"
#include "platform/http/net/connection.hpp"
#include "platform/http/net/loop.hpp"
#include "platform/log/log.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

/// Bodies that come and go in pieces.
namespace lacewing::http::net {

namespace {

constexpr std::string_view continue_head = "HTTP/1.1 100 Continue\r\n\r\n";

} // namespace

/// The handler decides whether the body is read at all: until it asks, nothing is.
void connection::run_streamed(const wire::head& head) {
    auto& how = current_->how;
    const bool is_sized = head.framing != wire::body_framing::chunked;
    if (is_sized && head.content_length > how.body_bytes_max) return reject(wire::body_too_big());
    body_ = wire::body_reader{head.framing, head.content_length, how.body_bytes_max};
    current_->incoming =
        std::make_shared<incoming_body>(loop_, weak_from_this(), body_.is_complete());
    current_->in.streamed = current_->incoming;
    if (is_sized) current_->in.streamed_bytes = head.content_length;
    is_continue_owed_ = head.expects_continue;
    streamed_bytes_ = 0;
    begin_pace(0);
    pause_pace();
    run();
}

void connection::want_body() {
    if (state_ != state::handling) return;
    state_ = state::streaming;
    resume_pace();
    if (std::exchange(is_continue_owed_, false)) send_continue();
    // What has come with the head stands in `pending_` once that is worked off.
    if (is_pumping_ || state_ != state::streaming) return;
    feed(std::exchange(pending_, {}));
}

/// Hands the waiting handler what has come; asks for more where that is nothing yet.
void connection::feed(std::string_view bytes) {
    std::string piece;
    const auto taken = body_.take(bytes, piece);
    if (!taken) return reject(taken.error());
    if (piece.empty() && !body_.is_complete()) return transport_->receive();
    pending_.assign(bytes.substr(*taken));
    streamed_bytes_ += piece.size();
    pause_pace();
    state_ = state::handling;
    deadline_ms_ = loop::now_ms() + loop_.wait().handler_ms;
    current_->incoming->deliver(std::move(piece), body_.is_complete());
}

/// A client that waits for these 25 bytes has taken all that went before: there is room for them.
void connection::send_continue() {
    const std::array<std::string_view, 1> pieces{continue_head};
    if (!transport_->send(pieces)) close();
}

void connection::go_on_writing() {
    const auto& of = *current_;
    const auto& bytes = of.out.streamed_bytes;
    const bool is_whole =
        !of.streams_answer || (bytes ? of.answered_bytes >= *bytes : of.is_answer_whole);
    if (is_whole) {
        finish_answer();
    } else {
        fetch_piece();
    }
}

void connection::fetch_piece() {
    state_ = state::fetching;
    deadline_ms_ = loop::now_ms() + loop_.wait().handler_ms;
    pause_pace();
    start<std::string>(
        current_->out.streamed->next(),
        [self = shared_from_this(), which = current_](finished<std::string> end) {
            self->send_piece(which, std::move(end));
        }
    );
}

/// The head has promised how much comes: an answer that falls short of it can only be cut. One in
/// chunks that fails is cut before its last chunk, which tells the reader.
void connection::send_piece(const std::shared_ptr<exchange>& of, finished<std::string> with) {
    if (current_ != of || state_ != state::fetching) return;
    const auto& bytes = of->out.streamed_bytes;
    const bool fits =
        with.value &&
        (!bytes || (!with.value->empty() && with.value->size() <= *bytes - of->answered_bytes));
    if (!fits) {
        log::error("answer_cut", {{"request", of->in.id}, {"path", of->in.path}});
        return close();
    }
    of->piece = *std::move(with.value);
    of->answered_bytes += of->piece.size();
    of->is_answer_whole = of->piece.empty();
    state_ = state::writing;
    resume_pace();
    // An old client learns of the end by the end of the connection alone.
    const bool has_bytes = of->is_chunked || !of->piece.empty();
    if (has_bytes && !send_framed(*of)) return;
    // Later: a stream that never waits would call this inside itself for ever.
    loop_.post([self = shared_from_this(), of] {
        if (self->current_ == of && self->state_ == state::writing) self->go_on_writing();
    });
}

/// RFC 9112 section 7.1: the empty chunk is the last one.
bool connection::send_framed(exchange& of) {
    of.chunk_head.clear();
    if (of.is_chunked) of.chunk_head = fmt::format("{:x}\r\n", of.piece.size());
    const std::array<std::string_view, 3> pieces{
        of.chunk_head, of.piece, of.is_chunked ? std::string_view{"\r\n"} : std::string_view{}
    };
    if (transport_->send(pieces)) return true;
    of.answer_share.set(of.piece.size());
    return false;
}

} // namespace lacewing::http::net
