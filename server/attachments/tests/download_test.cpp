#include "attachments/tests/attachments_fixture.hpp"

namespace lacewing::attachments {

namespace {

class downloading : public on_files {
protected:
    static std::string header_of(const http::reply& from, std::string_view name) {
        for (const auto& each : from.headers) {
            if (each.name == name) return each.value;
        }
        return {};
    }
};
LACEWING_ON_EACH_DATABASE(downloading);

TEST_P(downloading, shows_pictures_and_saves_everything_else) {
    const auto shot = uploaded(story.member, png(10, 10), "shot.html");
    const auto shown = download(story.editor, shot.id);
    EXPECT_EQ(shown.status, 200);
    EXPECT_EQ(header_of(shown, "Content-Type"), "image/png");
    EXPECT_TRUE(header_of(shown, "Content-Disposition").starts_with("inline; "));

    for (const auto* name : {"a.svg", "a.html", "a.xhtml", "a.xml", "a.mht", "a.pdf", "a.png"}) {
        const auto file = uploaded(story.member, "<svg><script>alert(1)</script></svg>", name);
        const auto saved = download(story.editor, file.id);
        EXPECT_EQ(header_of(saved, "Content-Type"), "application/octet-stream") << name;
        EXPECT_TRUE(header_of(saved, "Content-Disposition").starts_with("attachment; ")) << name;
        EXPECT_EQ(header_of(saved, "Content-Security-Policy"), "sandbox; default-src 'none'");
        EXPECT_EQ(header_of(saved, "Cache-Control"), "private, no-cache");
    }
}

TEST_P(downloading, gives_one_stretch_of_it) {
    const auto file = uploaded(story.member, "0123456789");
    const auto part = download(story.member, file.id, {{"Range", "bytes=2-4"}});
    EXPECT_EQ(part.status, 206);
    EXPECT_EQ(content_of(part), "234");
    EXPECT_EQ(header_of(part, "Content-Range"), "bytes 2-4/10");
    const auto behind = download(story.member, file.id, {{"Range", "bytes=10-"}});
    EXPECT_EQ(behind.status, 416);
    EXPECT_EQ(header_of(behind, "Content-Range"), "bytes */10");
    EXPECT_EQ(download(story.member, file.id, {{"Range", "bytes=0-1,3-4"}}).status, 200);
    const auto tag = header_of(part, "ETag");
    EXPECT_EQ(download(story.member, file.id, {{"If-None-Match", tag}}).status, 304);
}

TEST_P(downloading, asks_at_each_read) {
    const auto file = uploaded(story.member, "bytes");
    EXPECT_EQ(download(story.nobody, file.id).status, 401);
    EXPECT_EQ(download(story.stranger, file.id).status, 404);
    EXPECT_EQ(download(story.stranger, file.id, {{"Range", "bytes=0-1"}}).status, 404);
    const auto tag = header_of(download(story.member, file.id), "ETag");
    EXPECT_EQ(download(story.stranger, file.id, {{"If-None-Match", tag}}).status, 404);

    testing::make_public(with(), story.alpha);
    EXPECT_EQ(download(story.stranger, file.id).status, 200);
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("UPDATE bugs SET deleted_at = 1 WHERE id = $1", bug.id);
    });
    EXPECT_EQ(download(story.owner, file.id).status, 404);
}

TEST_P(downloading, reads_a_large_file_piece_by_piece) {
    std::string bytes;
    for (int at = 0; at < 100'000; ++at) bytes += std::to_string(at);
    const auto file = uploaded(story.member, bytes);
    const auto answer = download(story.member, file.id);
    EXPECT_EQ(run(answer.streamed->next()).size(), limits::download_piece_bytes);
    EXPECT_EQ(content_of(download(story.member, file.id)), bytes);
}

} // namespace

} // namespace lacewing::attachments
