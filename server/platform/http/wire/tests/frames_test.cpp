#include "platform/http/wire/frames.hpp"
#include "platform/http/wire/handshake.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace lacewing::http::wire {

namespace {

std::string masked(int first, std::string_view data) {
    std::string frame(1, static_cast<char>(first));
    if (data.size() < 126) {
        frame += static_cast<char>(0x80U | data.size());
    } else {
        frame += static_cast<char>(0x80U | 126U);
        frame += static_cast<char>(data.size() >> 8U);
        frame += static_cast<char>(data.size() & 0xffU);
    }
    frame += std::string_view{"\1\2\3\4"};
    for (std::size_t at = 0; at < data.size(); ++at) {
        frame += static_cast<char>(data[at] ^ static_cast<char>(at % 4 + 1));
    }
    return frame;
}

struct heard {
    std::vector<std::pair<opcode, std::string>> messages;
    std::optional<breach> wrong;
};

heard hear(std::string_view bytes, std::size_t piece, std::size_t limit = 1000) {
    frame_reader reader{limit};
    heard result;
    while (!bytes.empty() && !result.wrong) {
        auto part = bytes.substr(0, piece);
        bytes.remove_prefix(part.size());
        while (true) {
            const auto taken = reader.take(part);
            if (!taken) {
                result.wrong = taken.error();
                break;
            }
            if (!*taken) break;
            result.messages.emplace_back((*taken)->what, (*taken)->data);
        }
    }
    return result;
}

} // namespace

TEST(frames, are_read_in_pieces_of_every_size) {
    const auto bytes = masked(0x81, "hello") + masked(0x01, "fra") + masked(0x89, "ping") +
                       masked(0x80, "gment") + masked(0x81, std::string(300, 'x')) +
                       masked(0x88, "\x03\xe8");
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
        const auto [messages, wrong] = hear(bytes, piece);
        EXPECT_FALSE(wrong);
        ASSERT_EQ(messages.size(), 5U);
        EXPECT_EQ(messages[0].second, "hello");
        EXPECT_EQ(messages[1], std::pair(opcode::ping, std::string{"ping"}));
        EXPECT_EQ(messages[2].second, "fragment");
        EXPECT_EQ(messages[3].second, std::string(300, 'x'));
        EXPECT_EQ(read_close_payload(messages[4].second), 1000);
    }
}

TEST(frames, that_break_the_protocol_are_refused) {
    const auto wrong = [](const std::string& bytes) { return hear(bytes, 1).wrong; };
    EXPECT_EQ(wrong("\x81\x05hello"), breach::protocol) << "unmasked";
    EXPECT_EQ(wrong(masked(0xc1, "x")), breach::protocol) << "compressed";
    EXPECT_EQ(wrong(masked(0x83, "x")), breach::protocol) << "unknown opcode";
    EXPECT_EQ(wrong(masked(0x80, "x")), breach::protocol) << "continues nothing";
    EXPECT_EQ(wrong(masked(0x01, "x") + masked(0x81, "y")), breach::protocol)
        << "text inside a text";
    EXPECT_EQ(wrong(masked(0x09, "x")), breach::protocol) << "fragmented ping";
    EXPECT_EQ(wrong(masked(0x89, std::string(126, 'x'))), breach::protocol) << "long ping";
    EXPECT_EQ(wrong(masked(0x82, "x")), breach::not_text);
    EXPECT_EQ(wrong(masked(0x81, "\xff")), breach::not_utf8);
    EXPECT_EQ(wrong(masked(0x81, std::string(1001, 'x'))), breach::too_big);
    EXPECT_EQ(
        wrong(masked(0x01, std::string(600, 'x')) + masked(0x80, std::string(600, 'x'))),
        breach::too_big
    );
    EXPECT_EQ(wrong("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\1\2\3\4"), breach::too_big);
}

TEST(frames, have_the_shortest_head) {
    EXPECT_EQ(frame_head(opcode::text, 5).bytes(), "\x81\x05");
    EXPECT_EQ(frame_head(opcode::text, 126).bytes(), std::string_view("\x81\x7e\x00\x7e", 4));
    EXPECT_EQ(
        frame_head(opcode::ping, 65'536).bytes(), std::string_view("\x89\x7f\0\0\0\0\0\1\0\0", 10)
    );
}

TEST(frames, of_closing_are_checked) {
    EXPECT_EQ(read_close_payload(close_payload(4401, "ended")), 4401);
    EXPECT_EQ(read_close_payload(""), 1005);
    EXPECT_FALSE(read_close_payload("x"));
    EXPECT_FALSE(read_close_payload(close_payload(1005, "")));
    EXPECT_FALSE(read_close_payload(close_payload(1000, "\xff")));
    EXPECT_LE(close_payload(1000, std::string(500, 'x')).size(), 125U);
}

TEST(handshake, is_accepted_as_the_standard_shows_it) {
    handshake_request asked{.is_get = true};
    asked.note("Connection", "keep-alive, Upgrade");
    asked.note("Upgrade", "websocket");
    asked.note("Sec-WebSocket-Version", "13");
    asked.note("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    EXPECT_EQ(accept_handshake(asked), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    asked.key = "short";
    EXPECT_EQ(accept_handshake(asked).error().status, 400);
}

} // namespace lacewing::http::wire
