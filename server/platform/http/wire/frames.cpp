#include "platform/http/wire/frames.hpp"

#include "platform/core/text.hpp"

#include <algorithm>

namespace lacewing::http::wire {

namespace {

constexpr std::size_t control_bytes_max = 125; ///< RFC 6455 section 5.5
constexpr std::uint8_t size_is_16_bits = 126;
constexpr std::uint8_t size_is_64_bits = 127;
constexpr std::size_t kept_bytes_max = 1024;
constexpr std::uint16_t no_code = 1005;

} // namespace

std::expected<std::optional<frame_reader::message>, breach> frame_reader::take(
    std::string_view& bytes
) {
    release_given();
    while (true) {
        if (!has_head_) {
            while (head_filled_ < head_size() && !bytes.empty()) {
                head_[head_filled_++] = static_cast<std::uint8_t>(bytes.front());
                bytes.remove_prefix(1);
                if (head_filled_ == 2) {
                    if (const auto wrong = check_start()) return std::unexpected{*wrong};
                }
            }
            if (head_filled_ < head_size()) return std::nullopt;
            if (const auto wrong = read_head()) return std::unexpected{*wrong};
        }
        const auto piece = static_cast<std::size_t>(std::min<std::uint64_t>(left_, bytes.size()));
        auto& into = target();
        for (const char letter : bytes.substr(0, piece)) {
            into.push_back(static_cast<char>(static_cast<std::uint8_t>(letter) ^ mask_[masked_]));
            masked_ = (masked_ + 1) % mask_.size();
        }
        bytes.remove_prefix(piece);
        left_ -= piece;
        if (left_ > 0) return std::nullopt;
        auto finished = finish_frame();
        if (!finished || *finished) return finished;
    }
}

void frame_reader::release_given() {
    if (is_message_given_) {
        message_.clear();
        // A socket lives for hours: one long message must not hold its memory all that time.
        if (message_.capacity() > kept_bytes_max) message_.shrink_to_fit();
    }
    if (is_control_given_) control_.clear();
    is_message_given_ = is_control_given_ = false;
}

/// The first two bytes say enough to refuse a peer before its data comes.
std::optional<breach> frame_reader::check_start() const {
    if ((head_[0] & 0x70U) != 0) return breach::protocol;
    if ((head_[1] & 0x80U) == 0) return breach::protocol;
    switch (code()) {
    case opcode::continuation:
        return is_message_open_ ? std::nullopt : std::optional{breach::protocol};
    case opcode::text:
        return is_message_open_ ? std::optional{breach::protocol} : std::nullopt;
    case opcode::binary:
        return breach::not_text;
    case opcode::close:
    case opcode::ping:
    case opcode::pong:
        if (!is_final() || (head_[1] & 0x7fU) > control_bytes_max) return breach::protocol;
        return std::nullopt;
    }
    return breach::protocol;
}

std::size_t frame_reader::head_size() const noexcept {
    if (head_filled_ < 2) return 2;
    const auto size = head_[1] & 0x7fU;
    if (size == size_is_16_bits) return 8;
    if (size == size_is_64_bits) return 14;
    return 6;
}

std::optional<breach> frame_reader::read_head() {
    const auto size = head_size();
    left_ = head_[1] & 0x7fU;
    if (size > 6) {
        left_ = 0;
        for (std::size_t at = 2; at < size - 4; ++at) left_ = left_ << 8U | head_[at];
    }
    std::copy_n(head_.begin() + static_cast<std::ptrdiff_t>(size) - 4, 4, mask_.begin());
    masked_ = 0;
    has_head_ = true;
    if (is_control()) return std::nullopt;
    if (left_ > message_bytes_max_ - message_.size()) return breach::too_big;
    return std::nullopt;
}

std::string& frame_reader::target() noexcept {
    return is_control() ? control_ : message_;
}

std::expected<std::optional<frame_reader::message>, breach> frame_reader::finish_frame() {
    has_head_ = false;
    head_filled_ = 0;
    if (is_control()) {
        is_control_given_ = true;
        return message{.what = code(), .data = control_};
    }
    is_message_open_ = !is_final();
    if (is_message_open_) return std::nullopt;
    if (!text::is_valid_utf8(message_)) return std::unexpected{breach::not_utf8};
    is_message_given_ = true;
    return message{.what = opcode::text, .data = message_};
}

frame_head::frame_head(opcode what, std::size_t size) noexcept {
    const auto put = [this](std::size_t byte) { data[filled++] = static_cast<char>(byte & 0xffU); };
    put(0x80U | static_cast<std::size_t>(what));
    int bytes = 0;
    if (size < size_is_16_bits) {
        put(size);
    } else if (size <= 0xffff) {
        put(size_is_16_bits);
        bytes = 2;
    } else {
        put(size_is_64_bits);
        bytes = 8;
    }
    for (int at = bytes - 1; at >= 0; --at) put(size >> (8 * at));
}

std::string close_payload(std::uint16_t code, std::string_view reason) {
    std::string payload;
    payload.push_back(static_cast<char>(code >> 8U));
    payload.push_back(static_cast<char>(code & 0xffU));
    payload += reason.substr(0, control_bytes_max - 2);
    return payload;
}

std::optional<std::uint16_t> read_close_payload(std::string_view payload) {
    if (payload.empty()) return no_code;
    if (payload.size() == 1) return std::nullopt;
    const auto code = static_cast<std::uint16_t>(
        static_cast<unsigned char>(payload[0]) << 8U | static_cast<unsigned char>(payload[1])
    );
    const bool is_allowed = (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
                            (code >= 3000 && code <= 4999);
    if (!is_allowed || !(payload.size() == 2 || text::is_valid_utf8(payload.substr(2)))) {
        return std::nullopt;
    }
    return code;
}

} // namespace lacewing::http::wire
