#include "platform/http/net/connection.hpp"

#include "platform/core/limits.hpp"
#include "platform/http/net/access_log.hpp"
#include "platform/http/net/live_socket.hpp"
#include "platform/http/net/loop.hpp"

#include <array>
#include <utility>

namespace lacewing::http::net {

namespace {

/// A refused request's body up to this size is read, so that the connection can go on.
constexpr std::size_t skipped_body_bytes_max = 64 * 1024;
/// Requests of one connection before the others of the loop get their turn.
constexpr int requests_per_turn = 16;

constexpr wire::rejection body_cut{400, "body_cut", "The request ended before its body did."};
constexpr wire::rejection memory_short{
    503, "service_unavailable", "Too many large requests at once. Try again in a moment."
};
constexpr wire::rejection readers_slow{
    503,
    "service_unavailable",
    "Too many large answers wait for their readers. Try again in a moment."
};

/// One that passes says when to try again.
problem problem_to_come_back(const wire::rejection& why) {
    auto made = problem_of(why);
    if (why.status == 503) made.retry_after_s = 1;
    return made;
}

} // namespace

connection::connection(
    loop& on, std::unique_ptr<transport> through, const wire::address& peer, bool is_operator
)
    : loop_(on), transport_(std::move(through)), peer_(peer), is_operator_(is_operator) {
    transport_->attach(*this);
}

connection::~connection() = default;

void connection::begin() {
    deadline_ms_ = loop::now_ms() + loop_.wait().header_ms;
    transport_->receive();
}

void connection::on_bytes(std::string_view bytes) {
    switch (state_) {
    case state::head:
    case state::body:
        pump(bytes);
        break;
    case state::streaming:
        feed(bytes);
        break;
    case state::socket:
        socket_->take(bytes);
        if (state_ == state::socket) transport_->receive();
        break;
    case state::lingering:
        transport_->receive();
        break;
    default:
        break;
    }
}

void connection::on_sent() {
    switch (state_) {
    case state::writing:
        go_on_writing();
        break;
    case state::upgrading:
        become_socket();
        break;
    case state::socket:
        socket_->sent();
        break;
    default:
        break;
    }
}

/// Takes as many requests as have come and can be answered at once.
void connection::pump(std::string_view fresh) {
    if (!pending_.empty()) pending_.append(fresh);
    const bool is_fresh = pending_.empty();
    const std::string_view input = is_fresh ? fresh : std::string_view{pending_};
    std::size_t used = 0;
    int turns_left = requests_per_turn;
    is_pumping_ = true;
    while ((state_ == state::head || state_ == state::body) && turns_left > 0) {
        const bool was_head = state_ == state::head;
        const auto taken = step(input.substr(used));
        if (taken == 0) break;
        used += taken;
        if (was_head) --turns_left;
    }
    is_pumping_ = false;
    if (is_fresh) {
        pending_.assign(fresh.substr(used));
    } else {
        pending_.erase(0, used);
    }
    if (state_ == state::socket && !pending_.empty()) {
        socket_->take(std::exchange(pending_, {}));
    }
    if (state_ == state::streaming) return feed(std::exchange(pending_, {}));
    const bool is_reading = state_ == state::head || state_ == state::body;
    if (is_reading && turns_left == 0 && !pending_.empty()) {
        loop_.post([self = shared_from_this()] {
            if (self->state_ != state::closed) self->pump({});
        });
    } else if (is_reading || state_ == state::socket) {
        transport_->receive();
    }
}

std::size_t connection::step(std::string_view input) {
    return state_ == state::head ? step_head(input) : step_body(input);
}

std::size_t connection::step_head(std::string_view input) {
    if (input.empty()) return 0;
    if (!std::exchange(is_head_begun_, true)) {
        deadline_ms_ = loop::now_ms() + loop_.wait().header_ms;
    }
    const auto size = scanner_.scan(input);
    if (!size) {
        reject(size.error());
        return 0;
    }
    if (*size == 0) return 0;
    scanner_.reset();
    is_head_begun_ = false;
    const auto head = wire::parse_head(input.substr(0, *size));
    if (head) {
        take_head(*head);
    } else {
        reject(head.error());
    }
    return *size;
}

void connection::take_head(const wire::head& head) {
    auto target = wire::parse_target(head.target);
    if (!target) return reject(target.error());
    auto& parts = loop_.parts();
    current_ = std::make_shared<exchange>(parts.memory);
    current_->began_us = loop::now_us();
    current_->in = make_request(head, *std::move(target));
    current_->in.id = loop_.next_request_id();
    current_->in.is_operator = is_operator_;
    current_->verb = head.method;
    current_->is_http_1_1 = head.is_http_1_1;
    current_->keeps_alive = head.keeps_alive && !loop_.is_stopping();
    const auto client = note_client(
        parts.dispatch.where(), peer_, parts.tls != nullptr && !is_operator_, current_->in
    );
    loop_.counted().request_began();
    current_->how = parts.dispatch.admit(
        current_->in,
        {.verb = head.method, .framing = head.framing, .client = client, .at_ms = loop::now_ms()}
    );
    take_admission(head);
}

void connection::take_admission(const wire::head& head) {
    const bool has_body = head.framing != wire::body_framing::none;
    auto& how = current_->how;
    switch (how.then) {
    case admission::step::answer: {
        const bool can_skip = head.framing == wire::body_framing::sized &&
                              head.content_length <= skipped_body_bytes_max &&
                              !head.expects_continue;
        if (has_body && can_skip) return read_body(head, skipped_body_bytes_max);
        if (has_body) current_->keeps_alive = false;
        return answer(current_, std::move(how.answer));
    }
    case admission::step::run:
        if (how.to->what.streams_body) return run_streamed(head);
        if (!has_body) return run();
        return read_body(head, how.body_bytes_max);
    case admission::step::open_socket:
        if (has_body) return reject(wire::body_too_big());
        return upgrade();
    }
}

void connection::read_body(const wire::head& head, std::size_t bytes_max) {
    if (head.framing == wire::body_framing::sized && head.content_length > bytes_max) {
        return reject(wire::body_too_big());
    }
    state_ = state::body;
    begin_pace(0);
    body_ = wire::body_reader{head.framing, head.content_length, bytes_max};
    if (head.expects_continue) send_continue();
}

std::size_t connection::step_body(std::string_view input) {
    auto& body = current_->in.body;
    const auto taken = body_.take(input, body);
    if (!taken) {
        reject(taken.error());
        return 0;
    }
    current_->body_share.set(body.size());
    if (current_->body_share.all_bytes() > limits::bodies_bytes_max) {
        reject(memory_short);
        return 0;
    }
    if (body_.is_complete()) {
        if (current_->how.then == admission::step::answer) {
            answer(current_, std::move(current_->how.answer));
        } else {
            run();
        }
    }
    return *taken;
}

void connection::run() {
    state_ = state::handling;
    deadline_ms_ = loop::now_ms() + loop_.wait().handler_ms;
    start<reply>(
        loop_.parts().dispatch.run(current_->in, current_->how),
        [self = shared_from_this(), which = current_](finished<reply> end) {
            if (end.value) self->answer(which, *std::move(end.value));
        }
    );
}

void connection::upgrade() {
    state_ = state::handling;
    deadline_ms_ = loop::now_ms() + loop_.wait().handler_ms;
    start<dispatcher::opened>(
        loop_.parts().dispatch.open_socket(current_->in),
        [self = shared_from_this(), which = current_](finished<dispatcher::opened> end) {
            if (!end.value) return;
            if (!end.value->handler) return self->answer(which, std::move(end.value->refused));
            if (self->current_ != which || self->state_ != state::handling) return;
            self->socket_ = std::make_shared<live_socket>(
                self->loop_, *self->transport_, std::move(end.value->handler)
            );
            append_switching_head(
                which->head, which->how.accept_key, self->loop_.parts().common, which->in.id
            );
            self->state_ = state::upgrading;
            const std::array<std::string_view, 1> pieces{which->head};
            if (self->transport_->send(pieces)) self->become_socket();
        }
    );
}

void connection::become_socket() {
    note_end(loop_, *current_, 101, 0);
    loop_.counted().socket_opened();
    current_.reset();
    state_ = state::socket;
    socket_->open();
    if (loop_.is_stopping()) socket_->close(close_code::going_away, "the server stops");
    if (!is_pumping_) pump({});
}

/// Sends the answer, unless the connection has given up on this request.
void connection::answer(std::shared_ptr<exchange> which, reply with) {
    if (current_ != which || state_ == state::writing || state_ == state::closed) return;
    auto& parts = loop_.parts();
    which->out = std::move(with);
    if (which->out.body.size() > limits::answer_bytes_always && are_readers_slow()) {
        which->out = problem_reply(problem_to_come_back(readers_slow), which->in);
        // What it has asked for besides is not worked out in vain.
        which->keeps_alive = false;
    }
    parts.dispatch.add_rate_headers(which->out, which->how);
    if (loop_.is_stopping()) which->keeps_alive = false;
    // Where the next request begins is known once the body has been read.
    if (which->incoming && !which->incoming->is_complete()) which->keeps_alive = false;
    const bool is_sized = which->out.content_bytes().has_value();
    if (!is_sized && !which->is_http_1_1) which->keeps_alive = false;
    which->is_chunked = !is_sized && which->is_http_1_1;
    append_head(
        which->head,
        which->out,
        parts.common,
        {.request_id = which->in.id,
         .keeps_alive = which->keeps_alive,
         .knows_chunks = which->is_http_1_1}
    );
    const bool has_content =
        which->in.verb != method::head && which->out.status != 304 && which->out.status != 204;
    which->streams_answer = has_content && which->out.streamed != nullptr;
    const std::array<std::string_view, 2> pieces{
        which->head, has_content ? which->out.content() : std::string_view{}
    };
    state_ = state::writing;
    sent_before_ = transport_->sent_bytes();
    if (which->streams_answer) begin_pace(transport_->delivered_bytes());
    if (transport_->send(pieces)) return go_on_writing();
    which->answer_share.set(which->out.body.size());
    begin_pace(transport_->delivered_bytes());
}

/// Answers what broke a rule of framing or time. Where the next request begins is no longer known,
/// so the connection ends.
void connection::reject(const wire::rejection& why) {
    if (!current_) {
        current_ = std::make_shared<exchange>(loop_.parts().memory);
        current_->began_us = loop::now_us();
        current_->in.id = loop_.next_request_id();
        current_->in.client_address = wire::to_string(peer_);
        loop_.counted().request_began();
    }
    current_->keeps_alive = false;
    const auto problem = problem_to_come_back(why);
    if (current_->incoming) current_->incoming->fail(problem);
    answer(current_, problem_reply(problem, current_->in));
}

void connection::finish_answer() {
    const auto done = std::exchange(current_, nullptr);
    note_end(loop_, *done, done->out.status, transport_->sent_bytes() - sent_before_);
    if (!done->keeps_alive) return linger();
    state_ = state::head;
    is_head_begun_ = false;
    deadline_ms_ = loop::now_ms() + loop_.wait().keep_alive_ms;
    if (!is_pumping_) pump({});
}

/// Closing at once would make the system drop the answer where the client still sends.
void connection::linger() {
    state_ = state::lingering;
    deadline_ms_ = loop::now_ms() + loop_.wait().linger_ms;
    pending_ = {};
    transport_->end_sending();
    transport_->receive();
}

void connection::begin_stop() {
    switch (state_) {
    case state::head:
        if (!is_head_begun_) close();
        break;
    case state::socket:
        socket_->close(close_code::going_away, "the server stops");
        break;
    default:
        break;
    }
}

void connection::close() {
    const auto before = std::exchange(state_, state::closed);
    if (before == state::closed) return;
    const auto self = shared_from_this();
    if (current_) note_end(loop_, *current_, 499, 0);
    if (current_ && current_->incoming) current_->incoming->fail(problem_of(body_cut));
    current_.reset();
    if (socket_) {
        socket_->end();
        socket_.reset();
        if (before == state::socket) loop_.counted().socket_closed();
    }
    transport_->close();
    loop_.forget(*this);
}

} // namespace lacewing::http::net
