#include "platform/crypto/hash.hpp"
#include "platform/crypto/random.hpp"
#include "platform/crypto/token.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

namespace lacewing::crypto {

namespace {

std::vector<std::uint8_t> counting(std::size_t size) {
    std::vector<std::uint8_t> bytes(size);
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return bytes;
}

} // namespace

TEST(hash, sha256_gives_the_published_values) {
    EXPECT_EQ(
        to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
    EXPECT_EQ(
        to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    );
}

TEST(hash, hmac_gives_the_values_of_rfc_4231) {
    const std::vector<std::uint8_t> short_key{'J', 'e', 'f', 'e'};
    EXPECT_EQ(
        to_hex(hmac_sha256(short_key, "what do ya want for nothing?")),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    );
    const std::vector<std::uint8_t> long_key(131, 0xaa);
    EXPECT_EQ(
        to_hex(hmac_sha256(long_key, "Test Using Larger Than Block-Size Key - Hash Key First")),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    );
}

TEST(hash, blake2b_gives_the_published_value_and_depends_on_its_key) {
    EXPECT_EQ(
        to_hex(blake2b("abc")), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"
    );
    EXPECT_NE(blake2b("abc", counting(32)), blake2b("abc"));
    EXPECT_NE(blake2b("abc", counting(32)), blake2b("abc", counting(33)));
    EXPECT_THROW(static_cast<void>(blake2b("abc", counting(15))), std::invalid_argument);
    EXPECT_THROW(static_cast<void>(blake2b("abc", counting(65))), std::invalid_argument);
}

TEST(hash, equal_compares_length_and_every_byte) {
    EXPECT_TRUE(equal("same", "same"));
    EXPECT_TRUE(equal("", ""));
    EXPECT_FALSE(equal("same", "samf"));
    EXPECT_FALSE(equal("same", "same "));
    EXPECT_TRUE(equal(counting(3), counting(3)));
    EXPECT_FALSE(equal(counting(3), counting(4)));
}

TEST(hash, hex_is_read_back_and_anything_else_refused) {
    EXPECT_EQ(to_hex(counting(3)), "000102");
    EXPECT_EQ(from_hex("000102"), counting(3));
    EXPECT_EQ(from_hex("fF"), std::vector<std::uint8_t>{255});
    EXPECT_EQ(from_hex(""), std::vector<std::uint8_t>{});
    for (const char* bad : {"0", "0g", "00 01", "00:1", "é"})
        EXPECT_EQ(from_hex(bad), std::nullopt) << bad;
}

TEST(hash, base64url_is_read_back_and_anything_else_refused) {
    for (std::size_t size = 0; size < 70; ++size) {
        const auto bytes = counting(size);
        EXPECT_EQ(from_base64url(to_base64url(bytes)), bytes);
    }
    EXPECT_EQ(to_base64url(std::vector<std::uint8_t>{0xfb, 0xff}), "-_8");
    for (const char* bad : {"-_9", "-_8=", "-_ 8", "+/8", "a", "-_8\n"}) {
        EXPECT_EQ(from_base64url(bad), std::nullopt) << bad;
    }
}

TEST(hash, a_token_is_stored_as_its_hash) {
    system_random random;
    const auto token = make_token(random);
    EXPECT_EQ(token.size(), token_length);
    EXPECT_EQ(hash_token(token), sha256(token));
}

} // namespace lacewing::crypto
