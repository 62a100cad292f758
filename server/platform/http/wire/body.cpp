#include "platform/core/limits.hpp"
#include "platform/http/wire/ascii.hpp"
#include "platform/http/wire/framing.hpp"

#include <algorithm>

namespace lacewing::http::wire {

namespace {

constexpr rejection bad_chunk{400, "chunk_malformed", "The request's chunked body is malformed."};
constexpr rejection trailers_too_big{431, "headers_too_big", "The request's trailers are too big."};

/// Longer sizes than any limit allows need no exact number: they are too big.
constexpr std::uint64_t chunk_bytes_max = std::uint64_t{1} << 40;

} // namespace

rejection body_too_big() noexcept {
    return {413, "body_too_big", "The request's body is too big."};
}

body_reader::body_reader(
    body_framing framing, std::uint64_t content_length, std::size_t bytes_max
) noexcept
    : left_(content_length), room_(bytes_max) {
    switch (framing) {
    case body_framing::none:
        step_ = step::complete;
        break;
    case body_framing::sized:
        step_ = step::sized;
        break;
    case body_framing::chunked:
        step_ = step::size_first;
        left_ = 0;
        break;
    }
}

std::expected<std::size_t, rejection> body_reader::take(std::string_view from, std::string& into) {
    std::size_t at = 0;
    if (step_ == step::sized && left_ > room_) return std::unexpected{body_too_big()};
    while (at < from.size() && step_ != step::complete) {
        if (step_ != step::sized && step_ != step::data) {
            if (auto taken = take_framing(from[at++]); !taken) {
                return std::unexpected{taken.error()};
            }
            continue;
        }
        const auto piece =
            static_cast<std::size_t>(std::min<std::uint64_t>(left_, from.size() - at));
        into.append(from.substr(at, piece));
        at += piece;
        left_ -= piece;
        room_ -= piece;
        if (left_ == 0) step_ = step_ == step::sized ? step::complete : step::data_return;
    }
    return at;
}

std::expected<void, rejection> body_reader::take_framing(char letter) {
    switch (step_) {
    case step::size_first:
    case step::size_more:
        return take_size_digit(letter);
    case step::size_end:
        if (letter != '\n') return std::unexpected{bad_chunk};
        step_ = left_ == 0 ? step::trailer : step::data;
        return {};
    case step::data_return:
        if (letter != '\r') return std::unexpected{bad_chunk};
        step_ = step::data_newline;
        return {};
    case step::data_newline:
        if (letter != '\n') return std::unexpected{bad_chunk};
        step_ = step::size_first;
        return {};
    default:
        return take_trailer(letter);
    }
}

/// Chunk extensions are refused with everything else that is no digit: nobody sends them, and
/// readers have disagreed about where they end.
std::expected<void, rejection> body_reader::take_size_digit(char letter) {
    if (letter == '\r' && step_ == step::size_more) {
        step_ = step::size_end;
        return {};
    }
    const auto digit = hex_value(letter);
    if (!digit) return std::unexpected{bad_chunk};
    left_ = left_ * 16 + static_cast<std::uint64_t>(*digit);
    if (left_ > room_ || left_ > chunk_bytes_max) return std::unexpected{body_too_big()};
    step_ = step::size_more;
    return {};
}

/// Trailers are checked like headers and then forgotten.
std::expected<void, rejection> body_reader::take_trailer(char letter) {
    if (++trailer_bytes_ > limits::trailer_bytes_max) return std::unexpected{trailers_too_big};
    if (letter != '\n') {
        trailer_line_.push_back(letter);
        return {};
    }
    const std::string_view line = trailer_line_;
    if (line.empty() || line.find('\r') != line.size() - 1) return std::unexpected{bad_chunk};
    if (line.size() == 1) {
        step_ = step::complete;
        return {};
    }
    const auto colon = line.find(':');
    if (colon == 0 || colon == std::string_view::npos ||
        !std::ranges::all_of(line.substr(0, colon), is_token_character)) {
        return std::unexpected{bad_chunk};
    }
    trailer_line_.clear();
    return {};
}

} // namespace lacewing::http::wire
