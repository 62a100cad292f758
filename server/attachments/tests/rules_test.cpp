#include "attachments/limits.hpp"
#include "attachments/rules.hpp"
#include "attachments/tests/attachments_fixture.hpp"
#include "platform/core/text.hpp"

#include <gtest/gtest.h>

namespace lacewing::attachments {

using namespace std::string_literals;

TEST(a_files_name, leads_nowhere_and_hides_nothing) {
    EXPECT_EQ(clean_name("../../etc/passwd"), ".._.._etc_passwd");
    EXPECT_EQ(clean_name("..\\..\\x"), ".._.._x");
    EXPECT_EQ(clean_name("a/b"), "a_b");
    EXPECT_EQ(clean_name("a\r\nSet-Cookie: b"), "aSet-Cookie: b");
    EXPECT_EQ(clean_name("photo\u202egpj.exe"), "photogpj.exe");
    EXPECT_EQ(clean_name("  CON  "), "CON");
    EXPECT_EQ(clean_name(".htaccess"), ".htaccess");
    EXPECT_EQ(clean_name("Übersicht 漢字 🐞.png"), "Übersicht 漢字 🐞.png");
    EXPECT_EQ(clean_name("\x7f\u0085"), "");
    EXPECT_EQ(clean_name(""), "");
}

TEST(a_files_name, is_cut_before_its_ending) {
    std::string longest;
    for (int at = 0; at < 300; ++at) longest += "ä";
    const auto cut = clean_name(longest + ".tar.gz");
    EXPECT_EQ(text::count_code_points(cut), limits::attachment_name_max);
    EXPECT_TRUE(cut.ends_with("ä.gz"));
    EXPECT_EQ(text::count_code_points(clean_name(longest)), limits::attachment_name_max);
    EXPECT_TRUE(text::is_valid_utf8(cut));
}

TEST(a_content_disposition, is_one_header_whatever_the_name_holds) {
    EXPECT_EQ(
        content_disposition("shot.png", "image/png"),
        "inline; filename=\"shot.png\"; filename*=UTF-8''shot.png"
    );
    EXPECT_EQ(
        content_disposition("\"; filename=evil.html", "application/octet-stream"),
        "attachment; filename=\"__ filename=evil.html\"; "
        "filename*=UTF-8''%22%3B%20filename%3Devil.html"
    );
    EXPECT_EQ(
        content_disposition("ü%2e.svg", "application/octet-stream"),
        "attachment; filename=\"___2e.svg\"; filename*=UTF-8''%C3%BC%252e.svg"
    );
}

TEST(a_files_kind, is_decided_by_its_bytes) {
    EXPECT_EQ(kind_of(png(640, 480)).media_type, "image/png");
    EXPECT_EQ(kind_of(png(640, 480)).width, 640);
    EXPECT_EQ(kind_of("GIF89a\x0a\0\x0b\0"s + "rest").media_type, "image/gif");
    for (const auto& bytes :
         {"<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>"s,
          "<!doctype html><script>alert(1)</script>"s,
          "%PDF-1.7"s,
          "MIME-Version: 1.0\r\nContent-Type: multipart/related"s,
          " "s + png(1, 1),
          png(0, 10),
          png(20'000, 10),
          png(16'000, 16'000),
          ""s}) {
        EXPECT_EQ(kind_of(bytes).media_type, "application/octet-stream") << bytes;
        EXPECT_FALSE(kind_of(bytes).width);
    }
}

TEST(a_thumbnail, is_a_small_picture) {
    EXPECT_EQ(thumbnail_type(png(320, 200)), "image/png");
    EXPECT_FALSE(thumbnail_type(png(641, 1)));
    EXPECT_FALSE(thumbnail_type(png(0, 1)));
    EXPECT_FALSE(thumbnail_type("<svg/>"));
    EXPECT_FALSE(thumbnail_type(png(320, 200, std::string(limits::thumbnail_bytes_max, 'x'))));
}

} // namespace lacewing::attachments
