#include "platform/http/wire/framing.hpp"

#include "fuzz/fuzz.hpp"
#include "platform/http/wire/ascii.hpp"

#include <fmt/format.h>

#include <algorithm>

/// All that a connection sends: heads and bodies, one behind the other.
namespace lacewing::fuzz {

namespace {

using namespace http::wire;

constexpr std::size_t body_bytes_max = 1'000; // small, so that bodies reach it

bool is_named(std::string_view line, std::string_view name) {
    return equal_ignoring_case(line.substr(0, line.find(':')), name);
}

/// What another reader of the same bytes could take for the body's length.
void require_clear_length(std::string_view bytes, const head& read) {
    std::size_t lengths = 0;
    std::size_t codings = 0;
    for (const auto line : lines_of(bytes)) {
        lengths += is_named(line, "Content-Length") ? 1 : 0;
        codings += is_named(line, "Transfer-Encoding") ? 1 : 0;
    }
    require(lengths + codings <= 1, "one header at most tells the length of the body");
    require((read.framing == body_framing::chunked) == (codings == 1), "a coding means chunks");
    const bool has_length = read.framing == body_framing::sized;
    require(has_length == (read.content_length > 0), "a sized body has a size");
    for (const auto& [name, value] : read.fields) {
        if (!equal_ignoring_case(name, "Content-Length")) continue;
        require(std::ranges::all_of(value, is_digit), "a length is digits alone");
        const auto first = std::min(value.find_first_not_of('0'), value.size() - 1);
        require(value.substr(first) == std::to_string(read.content_length), "it is that number");
    }
}

std::string text_of(const head& read) {
    std::string text = fmt::format(
        "{} {} host={} framing={} length={} continue={} alive={} 1.1={}\n",
        read.method,
        read.target,
        read.host,
        static_cast<int>(read.framing),
        read.content_length,
        read.expects_continue,
        read.keeps_alive,
        read.is_http_1_1
    );
    for (const auto& [name, value] : read.fields) text += fmt::format("{}:{}\n", name, value);
    return text;
}

/// A head says the same when it is written anew in the plainest way.
void require_same_again(const head& read) {
    auto plain =
        fmt::format("{} {} HTTP/1.{}\r\n", read.method, read.target, read.is_http_1_1 ? 1 : 0);
    for (const auto& [name, value] : read.fields) plain += fmt::format("{}: {}\r\n", name, value);
    plain += "\r\n";
    head_scanner scanner;
    const auto end = scanner.scan(plain);
    require(end && *end == plain.size(), "a head that was taken is taken again");
    const auto again = parse_head(plain);
    require(again && text_of(*again) == text_of(read), "and says the same");
}

/// A connection's side of it, as net/connection.cpp reads.
class connection {
public:
    void arrive(std::string_view piece) {
        buffer_ += piece;
        while (!is_closed_ && (is_in_body_ ? read_body() : read_head())) {
        }
    }
    [[nodiscard]] const std::string& story() const { return story_; }

private:
    bool read_head() {
        const auto size = scanner_.scan(buffer_);
        if (!size) return refuse(size.error());
        if (*size == 0) return false;
        const auto bytes = std::string_view{buffer_}.substr(0, *size);
        const auto read = parse_head(bytes);
        if (!read) return refuse(read.error());
        require_clear_length(bytes, *read);
        require_same_again(*read);
        story_ += text_of(*read);
        body_ = body_reader{read->framing, read->content_length, body_bytes_max};
        scanner_.reset();
        buffer_.erase(0, *size);
        content_.clear();
        is_in_body_ = true;
        return true;
    }

    bool read_body() {
        const auto taken = body_.take(buffer_, content_);
        if (!taken) return refuse(taken.error());
        require(*taken <= buffer_.size(), "no more is taken than came");
        require(content_.size() <= body_bytes_max, "a body keeps to its limit");
        buffer_.erase(0, *taken);
        if (!body_.is_complete()) return false;
        story_ += fmt::format("body {}\n", content_);
        is_in_body_ = false;
        return true;
    }

    bool refuse(const rejection& why) {
        require(why.status >= 400 && why.status < 600, "a refusal has a status");
        story_ += fmt::format("refused {} {}\n", why.status, why.code);
        is_closed_ = true;
        return false;
    }

    std::string buffer_;
    head_scanner scanner_;
    body_reader body_;
    std::string content_;
    std::string story_;
    bool is_in_body_ = false;
    bool is_closed_ = false;
};

} // namespace

void examine(std::string_view input) {
    require_alike<connection>(input);
}

} // namespace lacewing::fuzz
