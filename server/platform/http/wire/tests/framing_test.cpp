#include "platform/core/limits.hpp"
#include "platform/http/wire/framing.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace lacewing::http::wire {

namespace {

/// The status that the guard answers; 0 where it takes the whole request, 1 where it waits for
/// more.
int judge(const std::string& bytes) {
    head_scanner scanner;
    const auto size = scanner.scan(bytes);
    if (!size) return size.error().status;
    if (*size == 0) return 1;
    const auto head = parse_head(std::string_view{bytes}.substr(0, *size));
    if (!head) return head.error().status;
    if (const auto target = parse_target(head->target); !target) return target.error().status;
    body_reader body{head->framing, head->content_length, limits::json_body_bytes_max};
    std::string into;
    const auto taken = body.take(std::string_view{bytes}.substr(*size), into);
    if (!taken) return taken.error().status;
    return body.is_complete() ? 0 : 1;
}

struct framing_case {
    std::string name;
    std::string bytes;
    int status;
};

void PrintTo(const framing_case& which, std::ostream* out) {
    *out << which.name;
}

std::string post(const std::string& headers, const std::string& body = "") {
    return "POST /x HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n" + body;
}
std::string get(const std::string& target, const std::string& headers = "Host: a\r\n") {
    return "GET " + target + " HTTP/1.1\r\n" + headers + "\r\n";
}
std::string chunked(const std::string& body) {
    return post("Transfer-Encoding: chunked\r\n", body);
}
std::string many_headers(int count) {
    std::string all;
    for (int at = 0; at < count; ++at) all += "X-" + std::to_string(at) + ": 1\r\n";
    return all;
}

const std::vector<framing_case> all_cases{
    {"plain", get("/x"), 0},
    {"sized body", post("Content-Length: 5\r\n", "hello"), 0},
    {"sized body of nothing", post("Content-Length: 0\r\n"), 0},
    {"chunked body", chunked("5\r\nhello\r\n0\r\n\r\n"), 0},
    {"chunked in two", chunked("2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"), 0},
    {"chunk size with zeros before it", chunked("005\r\nhello\r\n0\r\n\r\n"), 0},
    {"trailer", chunked("0\r\nX-Sum: 1\r\n\r\n"), 0},
    {"http 1.0 without host", "GET /x HTTP/1.0\r\n\r\n", 0},
    {"absolute form", get("http://a/x"), 0},
    {"body not whole", post("Content-Length: 5\r\n", "hell"), 1},
    {"head not whole", "GET /x HTTP/1.1\r\nHost: a\r\n", 1},

    // Two lengths: whoever reads the other one sees another request behind this one.
    {"length then coding", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"), 400},
    {"coding then length", post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"), 400},
    {"gzip and length", post("Transfer-Encoding: gzip\r\nContent-Length: 5\r\n"), 400},
    {"length and gzip", post("Content-Length: 5\r\nTransfer-Encoding: gzip\r\n"), 400},
    {"zero length and coding", post("Content-Length: 0\r\nTransfer-Encoding: chunked\r\n"), 400},
    {"two lengths", post("Content-Length: 5\r\nContent-Length: 6\r\n"), 400},
    {"two equal lengths", post("Content-Length: 5\r\nContent-Length: 5\r\n"), 400},
    {"length list", post("Content-Length: 5,5\r\n"), 400},
    {"length with plus", post("Content-Length: +5\r\n"), 400},
    {"negative length", post("Content-Length: -5\r\n"), 400},
    {"hexadecimal length", post("Content-Length: 0x5\r\n"), 400},
    {"length in blanks", post("Content-Length:  5 \r\n"), 400},
    {"length with inner blank", post("Content-Length: 5 5\r\n"), 400},
    {"length with tab", post("Content-Length:\t5\r\n"), 400},
    {"empty length", post("Content-Length: \r\n"), 400},
    {"length with letters", post("Content-Length: 5a\r\n"), 400},
    {"length beyond 64 bits", post("Content-Length: 99999999999999999999\r\n"), 400},
    {"length 2^64+5", post("Content-Length: 18446744073709551621\r\n"), 400},
    {"length above the limit", post("Content-Length: 999999999\r\n", "x"), 413},

    // Transfer codings
    {"unknown coding", post("Transfer-Encoding: gzip\r\n"), 400},
    {"identity coding", post("Transfer-Encoding: identity\r\n"), 400},
    {"coding list", post("Transfer-Encoding: gzip, chunked\r\n"), 400},
    {"chunked twice in a list", post("Transfer-Encoding: chunked, chunked\r\n"), 400},
    {"two coding headers", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"), 400
    },
    {"coding with parameter", post("Transfer-Encoding: chunked;q=1\r\n"), 400},
    {"coding in quotes", post("Transfer-Encoding: \"chunked\"\r\n"), 400},
    {"coding with tab", post("Transfer-Encoding:\tchunked\r\n"), 400},
    {"coding with vertical tab", post("Transfer-Encoding: \vchunked\r\n"), 400},
    {"coding with blank behind", post("Transfer-Encoding: chunked \r\n"), 400},
    {"xchunked", post("Transfer-Encoding: xchunked\r\n"), 400},
    {"empty coding", post("Transfer-Encoding:\r\n"), 400},
    {"coding in 1.0",
     "POST /x HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
     400},
    {"coding in another case", post("tRANSFER-eNCODING: CHUNKED\r\n", "0\r\n\r\n"), 0},

    // Names and lines
    {"blank before the colon", post("Content-Length : 5\r\n"), 400},
    {"blank before the name", post(" Content-Length: 5\r\n"), 400},
    {"folded line", post("X-A: 1\r\n 2\r\n"), 400},
    {"folded line by tab", post("X-A: 1\r\n\t2\r\n"), 400},
    {"line without colon", post("X-A\r\n"), 400},
    {"empty name", post(": 1\r\n"), 400},
    {"name in brackets", post("X(A): 1\r\n"), 400},
    {"name with high byte", post("X\xc3\xa4: 1\r\n"), 400},
    {"NUL in a value", post(std::string{"X-A: 1\0\r\n", 9}), 400},
    {"NUL in a name", post(std::string{"X\0A: 1\r\n", 8}), 400},
    {"control in a value", post("X-A: \x01\r\n"), 400},
    {"delete in a value", post("X-A: \x7f\r\n"), 400},
    {"bare LF behind the request line", "GET /x HTTP/1.1\nHost: a\r\n\r\n", 400},
    {"bare LF behind a header", "GET /x HTTP/1.1\r\nHost: a\n\r\n", 400},
    {"bare LF alone", "GET /x HTTP/1.1\r\nHost: a\r\n\n", 400},
    {"bare CR in a value", post("X-A: 1\r2\r\n"), 400},
    {"bare CR in front of a header", post("X-A: 1\r\r\n"), 400},
    {"CR before a smuggled header", post("X-A: 1\rContent-Length: 5\r\n"), 400},
    {"empty line first", "\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n", 400},

    // Request line
    {"no version", "GET /x\r\nHost: a\r\n\r\n", 400},
    {"two blanks", "GET  /x HTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"tab", "GET\t/x\tHTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"blank in the target", "GET /x y HTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"blank at the end", "GET /x HTTP/1.1 \r\nHost: a\r\n\r\n", 400},
    {"method with brackets", "GE(T) /x HTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"very long method", std::string(40, 'A') + " /x HTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"small letters in the version", "GET /x http/1.1\r\nHost: a\r\n\r\n", 400},
    {"version 1.2", "GET /x HTTP/1.2\r\nHost: a\r\n\r\n", 505},
    {"version 2.0", "PRI * HTTP/2.0\r\n\r\n", 505},
    {"version 0.9", "GET /x HTTP/0.9\r\nHost: a\r\n\r\n", 505},
    {"version with two digits", "GET /x HTTP/1.10\r\nHost: a\r\n\r\n", 400},
    {"TLS hello", std::string{"\x16\x03\x01\x02\x00", 5}, 400},
    {"asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"authority form", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", 400},
    {"relative target", get("x"), 400},

    // Host
    {"no host", get("/x", ""), 400},
    {"two hosts", get("/x", "Host: a\r\nHost: a\r\n"), 400},
    {"two hosts in 1.0", "GET /x HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", 400},
    {"empty host", get("/x", "Host: \r\n"), 400},
    {"host with blank", get("/x", "Host: a b\r\n"), 400},
    {"host with at sign", get("/x", "Host: a@b\r\n"), 400},
    {"host with path", get("/x", "Host: a/b\r\n"), 400},
    {"host with query", get("/x", "Host: a?b\r\n"), 400},
    {"host list", get("/x", "Host: a, b\r\n"), 400},
    {"host with bad port", get("/x", "Host: a:b\r\n"), 400},
    {"host with empty port", get("/x", "Host: a:\r\n"), 400},
    {"host with huge port", get("/x", "Host: a:65536\r\n"), 400},
    {"host with two ports", get("/x", "Host: a:1:2\r\n"), 400},
    {"host with escape", get("/x", "Host: a%00\r\n"), 400},
    {"broken address literal", get("/x", "Host: [::1\r\n"), 400},
    {"address literal", get("/x", "Host: [::1]:8080\r\n"), 0},
    {"absolute form without a path before its query", get("http://a?x"), 400},
    {"absolute form with another host", get("http://b/x"), 400},
    {"absolute form with user", get("http://u@a/x"), 400},
    {"absolute form with another port", get("http://a:81/x"), 400},
    {"absolute form with another scheme", get("ftp://a/x"), 400},
    {"absolute form in 1.0 without host", "GET http://a/x HTTP/1.0\r\n\r\n", 400},

    // Chunks
    {"chunk size with letters", chunked("5g\r\nhello\r\n0\r\n\r\n"), 400},
    {"chunk size with 0x", chunked("0x5\r\nhello\r\n0\r\n\r\n"), 400},
    {"negative chunk size", chunked("-5\r\nhello\r\n0\r\n\r\n"), 400},
    {"chunk size with plus", chunked("+5\r\nhello\r\n0\r\n\r\n"), 400},
    {"empty chunk size", chunked("\r\nhello\r\n0\r\n\r\n"), 400},
    {"blank before the chunk size", chunked(" 5\r\nhello\r\n0\r\n\r\n"), 400},
    {"blank behind the chunk size", chunked("5 \r\nhello\r\n0\r\n\r\n"), 400},
    {"chunk extension", chunked("5;a=b\r\nhello\r\n0\r\n\r\n"), 400},
    {"chunk extension without name", chunked("5;\r\nhello\r\n0\r\n\r\n"), 400},
    {"chunk size behind a bare LF", chunked("5\nhello\r\n0\r\n\r\n"), 400},
    {"chunk size behind a bare CR", chunked("5\rXhello\r\n0\r\n\r\n"), 400},
    {"chunk longer than its size", chunked("5\r\nhelloX\r\n0\r\n\r\n"), 400},
    {"chunk shorter than its size", chunked("5\r\nhell\r\n0\r\n\r\n"), 400},
    {"chunk ended by LF", chunked("5\r\nhello\n0\r\n\r\n"), 400},
    {"chunk size beyond 64 bits", chunked("10000000000000005\r\nhello\r\n0\r\n\r\n"), 413},
    {"chunk above the limit", chunked("100001\r\n"), 413},
    {"last chunk ended by LF", chunked("0\n\n"), 400},
    {"trailer without colon", chunked("0\r\nX-Sum\r\n\r\n"), 400},
    {"trailer ended by LF", chunked("0\r\nX-Sum: 1\n\r\n"), 400},
    {"folded trailer", chunked("0\r\nX-Sum: 1\r\n 2\r\n\r\n"), 400},
    {"long trailer", chunked("0\r\nX-Sum: " + std::string(5000, 'x') + "\r\n\r\n"), 431},
    {"many trailers", chunked("0\r\n" + many_headers(1000) + "\r\n"), 431},

    // Sizes
    {"many headers", get("/x", "Host: a\r\n" + many_headers(101)), 431},
    {"10,000 headers", get("/x", "Host: a\r\n" + many_headers(10'000)), 431},
    {"long name", get("/x", "Host: a\r\n" + std::string(8192, 'n') + ": 1\r\n"), 431},
    {"long value", get("/x", "Host: a\r\nX-A: " + std::string(64 * 1024, 'v') + "\r\n"), 431},
    {"long head without end", "GET /x HTTP/1.1\r\nX-A: " + std::string(64 * 1024, 'v'), 431},
    {"long target", get("/" + std::string(64 * 1024, 'a')), 414},
    {"target just above the limit", get("/" + std::string(limits::target_bytes_max, 'a')), 414},
    {"long target with a stray return", "GET /\r" + std::string(9'000, 'a') + "\r\n\r\n", 414},
    {"target without end", "GET /" + std::string(64 * 1024, 'a'), 414},

    // Twice
    {"two types", post("Content-Type: a/b\r\nContent-Type: c/d\r\n"), 400},
    {"two authorizations", post("Authorization: a\r\nAuthorization: b\r\n"), 400},
    {"two origins", post("Origin: a\r\nOrigin: b\r\n"), 400},
    {"unknown expectation", post("Expect: magic\r\n"), 417},
    {"packed body", post("Content-Encoding: gzip\r\nContent-Length: 1\r\n", "x"), 415},
    {"packed five times", post("Content-Encoding: gzip, gzip, gzip, gzip, gzip\r\n"), 415},
};

/// Like `judge`, with the body in pieces of one byte.
int judge_rest(std::string_view bytes, std::size_t head_size) {
    const auto head = parse_head(bytes.substr(0, head_size));
    if (!head) return head.error().status;
    if (const auto target = parse_target(head->target); !target) return target.error().status;
    body_reader body{head->framing, head->content_length, limits::json_body_bytes_max};
    std::string into;
    for (const char& letter : bytes.substr(head_size)) {
        const auto taken = body.take({&letter, 1}, into);
        if (!taken) return taken.error().status;
        if (body.is_complete()) return 0;
    }
    return body.is_complete() ? 0 : 1;
}

class framing : public ::testing::TestWithParam<framing_case> {};

} // namespace

TEST_P(framing, is_judged_whole_and_byte_by_byte_alike) {
    const auto& [name, bytes, status] = GetParam();
    EXPECT_EQ(judge(bytes), status) << name;

    // In the smallest pieces the same must come out.
    head_scanner scanner;
    std::size_t size = 0;
    int seen = 1;
    std::size_t fed = 0;
    while (size == 0 && seen == 1 && fed < bytes.size()) {
        const auto found = scanner.scan(std::string_view{bytes}.substr(0, ++fed));
        if (!found) {
            seen = found.error().status;
        } else {
            size = *found;
        }
    }
    if (size != 0) seen = judge_rest(bytes, size);
    EXPECT_EQ(seen, status) << name;
}

INSTANTIATE_TEST_SUITE_P(all, framing, ::testing::ValuesIn(all_cases));

TEST(framing_guard, tells_where_a_body_ends_and_the_next_request_begins) {
    const std::string bytes = "3\r\nabc\r\n0\r\n\r\nGET / HTTP/1.1";
    body_reader body{body_framing::chunked, 0, 100};
    std::string into;
    const auto taken = body.take(bytes, into);
    ASSERT_TRUE(taken);
    EXPECT_EQ(bytes.substr(*taken), "GET / HTTP/1.1");
    EXPECT_EQ(into, "abc");
}

TEST(framing_guard, gives_the_fields_trimmed_and_the_target_without_its_host) {
    const std::string bytes = "GET http://A:80/x?y=1 HTTP/1.1\r\nHost: a:80\r\nX-A: \t one two "
                              "\r\nConnection: close\r\n\r\n";
    const auto head = parse_head(bytes);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->target, "/x?y=1");
    EXPECT_EQ(head->fields[1].value, "one two");
    EXPECT_FALSE(head->keeps_alive);
}

} // namespace lacewing::http::wire
