#include "platform/http/net/tests/running_server.hpp"

#include "platform/http/endpoint.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <thread>

namespace lacewing::http::testing {

namespace {

constexpr std::string_view page = "<!doctype html><title>Lacewing</title>";
constexpr std::string_view script = "console.log('a script that is long enough')";
constexpr std::string_view packed = "packed";

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

constexpr std::string_view own_page = "<!doctype html><title>Start</title>";

const std::array<static_file, 3> all_files{{
    {.path = "/start.html",
     .content_type = "text/html; charset=utf-8",
     .identity = bytes_of(own_page),
     .gzip = {},
     .brotli = {},
     .is_hashed = false},
    {.path = "/index.html",
     .content_type = "text/html; charset=utf-8",
     .identity = bytes_of(page),
     .gzip = {},
     .brotli = {},
     .is_hashed = false},
    {.path = "/assets/index-Bx1.js",
     .content_type = "text/javascript; charset=utf-8",
     .identity = bytes_of(script),
     .gzip = bytes_of(packed),
     .brotli = bytes_of(packed),
     .is_hashed = true},
}};

task<reply> echo(request& of) {
    co_return text_reply(200, std::string{of.find_query("say").value_or("nothing")});
}
task<reply> note(request& of) {
    co_return text_reply(201, of.body);
}
task<reply> thing(request& of) {
    co_return text_reply(200, std::string{of.parameter("thing")});
}
task<reply> big(request&) {
    co_return text_reply(200, std::string(2 << 20, 'x'));
}
task<reply> fails(request&) {
    throw std::runtime_error{"SELECT secret FROM accounts"};
    co_return empty_reply();
}
task<reply> unavailable(request&) {
    throw service_unavailable{"the disk is full"};
    co_return empty_reply();
}
task<reply> who(request& of) {
    co_return text_reply(
        200,
        of.client_address + (of.is_secure ? " secure" : "") + (of.is_operator ? " operator" : "")
    );
}

} // namespace

struct park {
    running_server& in;
    [[nodiscard]] bool await_ready() const { return false; }
    void await_suspend(std::coroutine_handle<> handle) const {
        const std::lock_guard guard{in.mutex_};
        in.parked_.push_back({executor::current(), handle});
    }
    void await_resume() const {}
};

task<reply> read_stream(running_server& in, request& of) {
    if (of.find_query("refuse")) {
        throw refusal{{.status = 404, .code = "not_found", .detail = "Nothing here."}};
    }
    std::size_t count = 0;
    try {
        while (true) {
            const auto piece = co_await of.streamed->next();
            if (piece.empty()) break;
            count += piece.size();
            in.streamed_bytes_ += piece.size();
            if (of.find_query("first")) co_return text_reply(200, "enough");
            if (of.find_query("gate")) co_await park{in};
        }
    } catch (const refusal&) {
        ++in.streams_cut_;
        throw;
    }
    ++in.streams_whole_;
    co_return text_reply(200, std::to_string(count));
}

namespace {

class counted_pieces final : public body_stream {
public:
    explicit counted_pieces(std::size_t left) : left_(left) {}
    task<std::string> next() override {
        constexpr std::size_t piece = 40'000;
        const auto count = std::min(left_, piece);
        left_ -= count;
        co_return std::string(count, 'p');
    }

private:
    std::size_t left_;
};

class failing_pieces final : public body_stream {
public:
    task<std::string> next() override {
        if (std::exchange(has_begun_, true)) throw std::runtime_error{"no more of it"};
        co_return "first";
    }

private:
    bool has_begun_ = false;
};

task<reply> pieces(request& of) {
    const auto count = std::stoull(std::string{of.parameter("count")});
    auto answer = empty_reply(200);
    answer.streamed = std::make_shared<counted_pieces>(of.find_query("short") ? count - 1 : count);
    if (!of.find_query("chunked")) answer.streamed_bytes = count;
    if (of.find_query("fails")) answer.streamed = std::make_shared<failing_pieces>();
    co_return answer;
}

task<reply> wait_for_release(running_server& in) {
    co_await park{in};
    co_return text_reply(200, "released");
}

task<void> identify_cookie(request& of) {
    if (of.find_cookie("lacewing") == "expired") {
        throw refusal{{.status = 401, .code = "not_signed_in", .detail = "Sign in first."}};
    }
    of.who = of.find_cookie("lacewing").has_value();
    co_return;
}

} // namespace

class running_server::echo_handler final : public socket_handler {
public:
    explicit echo_handler(running_server& in) : in_(in) {}
    void on_open(std::shared_ptr<socket_sender> to) override {
        sender_ = to;
        const std::lock_guard guard{in_.mutex_};
        in_.sockets_.push_back(std::move(to));
    }
    void on_text(std::string_view frame) override {
        sender_->send(std::make_shared<const std::string>(frame));
    }
    void on_close() override {
        ++in_.sockets_closed_;
        sender_.reset();
    }

private:
    running_server& in_;
    std::shared_ptr<socket_sender> sender_;
};

running_server::running_server(server_settings settings) {
    const auto add = [this](method verb, std::string_view pattern, handler run) {
        routes_.add(
            {.verb = verb,
             .pattern = pattern,
             .access = "anyone",
             .what =
                 {.id = pattern,
                  .summary = "A test.",
                  .run = std::move(run),
                  .query = {{"say", ""}, {"short", ""}, {"chunked", ""}, {"fails", ""}}}}
        );
    };
    add(method::get, "/api/v1/echo", echo);
    add(method::post, "/api/v1/notes", note);
    add(method::delete_, "/api/v1/notes", note);
    add(method::get, "/api/v1/things/{thing}", thing);
    add(method::get, "/api/v1/big", big);
    add(method::get, "/api/v1/fails", fails);
    add(method::get, "/api/v1/unavailable", unavailable);
    add(method::get, "/api/v1/who", who);
    add(method::get, "/api/v1/waits", [this](request&) { return wait_for_release(*this); });
    add(method::get, "/api/v1/pieces/{count}", pieces);
    routes_.add(
        {.verb = method::post,
         .pattern = "/api/v1/stream",
         .access = "anyone",
         .what =
             {.id = "stream",
              .summary = "A test.",
              .run = [this](request& of) { return read_stream(*this, of); },
              .query = {{"refuse", ""}, {"first", ""}, {"gate", ""}},
              .body_bytes_max = 1 << 20,
              .content_type = "*/*",
              .streams_body = true}}
    );
    routes_.add(
        {.verb = method::put,
         .pattern = "/api/v1/upload",
         .access = "anyone",
         .what =
             {.id = "upload",
              .summary = "A test.",
              .run = note,
              .body_bytes_max = 16,
              .content_type = "image/png"}}
    );
    operator_routes_.add(
        {.verb = method::get,
         .pattern = "/operator/who",
         .access = "server_operator",
         .what = {.id = "operatorWho", .summary = "A test.", .run = who}}
    );
    files_ = {
        .files = all_files,
        .shell = "/index.html",
        .pages = {{"/", "/start.html"}},
        .shell_paths = {"/auth", "/organizationDisplay/{org}"},
        .content_security_policy = {}
    };
    hooks steps;
    steps.live_path = "/api/v1/live";
    steps.identify = identify_cookie;
    steps.security_text = [this] { return std::string{security_text.load()}; };
    steps.accept_socket = [this](request& of) -> std::shared_ptr<socket_handler> {
        if (!std::any_cast<bool>(of.who)) {
            throw refusal{{.status = 401, .code = "not_signed_in", .detail = "Sign in first."}};
        }
        return std::make_shared<echo_handler>(*this);
    };
    settings.port = 0;
    if (settings.loops == 0) settings.loops = 2;
    if (settings.requests_per_minute == 0) settings.requests_per_minute = 1'000'000;
    server_ = std::make_unique<server>(settings, routes_, operator_routes_, files_, steps);
    server_->start();
}

running_server::~running_server() {
    release();
    server_->stop();
}

std::string running_server::get(std::string_view target, std::string_view headers) const {
    std::string text = "GET ";
    text += target;
    text += " HTTP/1.1\r\nHost: " + host() + "\r\n";
    text += headers;
    return text + "\r\n";
}

std::string running_server::post(
    std::string_view target, std::string_view body, std::string_view headers
) const {
    std::string text = "POST ";
    text += target;
    text += " HTTP/1.1\r\nHost: " + host() + "\r\n";
    text += headers;
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    return text.append(body);
}

std::string running_server::handshake(std::string_view headers) const {
    std::string all = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    all += headers;
    return get("/api/v1/live", all);
}

void running_server::release() {
    const std::lock_guard guard{mutex_};
    for (const auto& each : parked_) {
        each.home->post([handle = each.handle] { handle.resume(); });
    }
    parked_.clear();
}

int running_server::waiting() const {
    const std::lock_guard guard{mutex_};
    return static_cast<int>(parked_.size());
}

std::shared_ptr<socket_sender> running_server::socket() {
    while (true) {
        {
            const std::lock_guard guard{mutex_};
            if (!sockets_.empty()) return sockets_.back();
        }
        std::this_thread::yield();
    }
}

server_settings quick_settings() {
    server_settings settings;
    settings.wait = {
        .header_ms = 60,
        .body_grace_ms = 60,
        .keep_alive_ms = 60,
        .handler_ms = 60,
        .linger_ms = 100,
        .stop_ms = 200,
        .ping_ms = 20,
        .sweep_ms = 5
    };
    return settings;
}

} // namespace lacewing::http::testing
