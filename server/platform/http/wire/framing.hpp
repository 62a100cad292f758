#pragma once

#include "platform/http/wire/target.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// Where one request ends and the next begins (RFC 9112). Plain state machines without I/O.
/// Whatever a proxy in front could read in another way is refused and the connection closed.
namespace lacewing::http::wire {

/// Finds the end of a request's head in bytes that arrive in pieces.
class head_scanner {
public:
    /// `all` begins at the request's first byte and grows from call to call. The length of the head
    /// with its blank line, or 0 while more is to come.
    [[nodiscard]] std::expected<std::size_t, rejection> scan(std::string_view all);
    void reset() noexcept { line_ = seen_ = lines_ = 0; }

private:
    std::size_t line_ = 0; ///< where the present line begins
    std::size_t seen_ = 0; ///< what was looked at
    std::size_t lines_ = 0;
};

struct head_field {
    std::string_view name;
    std::string_view value;
};

enum class body_framing : std::uint8_t { none, sized, chunked };

/// The head of a request. Views into the bytes that it was read from.
struct head {
    std::string_view method;
    std::string_view target; ///< origin form
    std::string_view host;   ///< "bugs.example.org:8443"; empty only in HTTP/1.0
    std::vector<head_field> fields;
    body_framing framing = body_framing::none;
    std::uint64_t content_length = 0; ///< of a sized body
    bool expects_continue = false;
    bool keeps_alive = true;
    bool is_http_1_1 = true;
};

/// `bytes` is what `head_scanner` found whole.
[[nodiscard]] std::expected<head, rejection> parse_head(std::string_view bytes);

/// Takes a request's body out of the bytes behind its head.
class body_reader {
public:
    body_reader() = default;
    body_reader(body_framing framing, std::uint64_t content_length, std::size_t bytes_max) noexcept;

    /// Appends to `into` and says how many bytes of `from` were the body's.
    [[nodiscard]] std::expected<std::size_t, rejection> take(
        std::string_view from, std::string& into
    );
    [[nodiscard]] bool is_complete() const noexcept { return step_ == step::complete; }

private:
    enum class step : std::uint8_t {
        sized,
        size_first,
        size_more,
        size_end,
        data,
        data_return,
        data_newline,
        trailer,
        complete,
    };
    [[nodiscard]] std::expected<void, rejection> take_framing(char letter);
    [[nodiscard]] std::expected<void, rejection> take_size_digit(char letter);
    [[nodiscard]] std::expected<void, rejection> take_trailer(char letter);

    step step_ = step::complete;
    std::uint64_t left_ = 0; ///< bytes of the sized body or of the present chunk still to come
    std::uint64_t room_ = 0; ///< bytes that the body may still grow by
    std::size_t trailer_bytes_ = 0;
    std::string trailer_line_;
};

/// What a refused body limit answers.
[[nodiscard]] rejection body_too_big() noexcept;

} // namespace lacewing::http::wire
