#include "platform/http/wire/frames.hpp"

#include "fuzz/fuzz.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

/// All that a client of a live socket sends.
namespace lacewing::fuzz {

namespace {

using namespace http::wire;

constexpr std::size_t message_bytes_max = 200; // small, so that messages reach it
constexpr std::size_t head_bytes_min = 6;

/// A frame as a client sends it.
std::string frame_of(opcode what, std::string_view data) {
    constexpr std::string_view mask = "\x37\xfa\x21\x3d";
    const frame_head plain{what, data.size()};
    std::string frame{plain.bytes()};
    frame[1] = static_cast<char>(static_cast<unsigned char>(frame[1]) | 0x80U);
    frame += mask;
    for (std::size_t at = 0; at < data.size(); ++at) {
        frame += static_cast<char>(data[at] ^ mask[at % mask.size()]);
    }
    return frame;
}

void require_same_again(const frame_reader::message& given) {
    const auto frame = frame_of(given.what, given.data);
    std::string_view left = frame;
    frame_reader reader{message_bytes_max};
    const auto again = reader.take(left);
    require(again && *again && left.empty(), "a message that was taken is taken again");
    require((*again)->what == given.what && (*again)->data == given.data, "and says the same");
}

void require_close(std::string_view payload) {
    const auto code = read_close_payload(payload);
    if (!code) return;
    require(payload.empty() == (*code == 1005), "only an empty payload has no code");
    if (payload.empty()) return;
    require(close_payload(*code, payload.substr(2)) == payload, "it is printed as it was read");
}

/// What a socket hears, as net/live_socket.cpp reads.
class socket {
public:
    void arrive(std::string_view piece) {
        arrived_ += piece.size();
        while (!is_closed_) {
            const auto before = piece.size();
            const auto taken = reader_.take(piece);
            require(piece.size() <= before, "it goes forward");
            if (!taken) {
                story_ += fmt::format("breach {}\n", static_cast<int>(taken.error()));
                is_closed_ = true;
            } else if (*taken) {
                hear(**taken);
            } else {
                require(piece.empty(), "it stops where nothing is left");
                return;
            }
        }
    }
    [[nodiscard]] const std::string& story() const { return story_; }

private:
    void hear(const frame_reader::message& given) {
        const bool is_text = given.what == opcode::text;
        heard_ += head_bytes_min + given.data.size();
        require(heard_ <= arrived_, "no message is longer than its bytes");
        require(given.data.size() <= (is_text ? message_bytes_max : 125), "it keeps to its limit");
        require(!is_text || text::is_valid_utf8(given.data), "a text is one");
        if (given.what == opcode::close) require_close(given.data);
        require_same_again(given);
        story_ += fmt::format("{} {}\n", static_cast<int>(given.what), given.data);
    }

    frame_reader reader_{message_bytes_max};
    std::size_t arrived_ = 0;
    std::size_t heard_ = 0;
    std::string story_;
    bool is_closed_ = false;
};

} // namespace

void examine(std::string_view input) {
    require_alike<socket>(input);
    require_close(input.substr(0, 125));
}

} // namespace lacewing::fuzz
