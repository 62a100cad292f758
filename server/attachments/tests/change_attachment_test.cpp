#include "attachments/tests/attachments_fixture.hpp"

namespace lacewing::attachments {

namespace {

class changing_files : public on_files {
protected:
    outcome<void> picture(const access::actor& who, attachment_id which, std::string_view image) {
        return testing::write(with(), [&](db::transaction& tx) {
            return set_thumbnail(tx, changes::begin_act(who, with()), story.alpha, which, image);
        });
    }
};
LACEWING_ON_EACH_DATABASE(changing_files);

TEST_P(changing_files, is_for_whoever_put_them_there_and_for_editors) {
    const auto own = uploaded(story.member, "one");
    const auto others = uploaded(story.editor, "two");
    EXPECT_EQ(value(rename(story.member, own.id, "b/c.txt")).name, "b_c.txt");
    EXPECT_EQ(value(rename(story.editor, own.id, "d.txt")).name, "d.txt");
    EXPECT_EQ(rename(story.member, others.id, "e").error().status, 403);
    EXPECT_EQ(remove(story.member, others.id).error().status, 403);
    EXPECT_EQ(remove(story.stranger, others.id).error().status, 404);
    EXPECT_EQ(remove(story.nobody, others.id).error().status, 401);
    EXPECT_EQ(rename(story.member, own.id, "\u202e ").error().code, "invalid");
    EXPECT_TRUE(remove(story.owner, own.id));
}

TEST_P(changing_files, removes_and_brings_back) {
    const auto file = uploaded(story.member, "bytes");
    ASSERT_TRUE(remove(story.member, file.id));
    EXPECT_TRUE(list(story.member).empty());
    EXPECT_EQ(download(story.member, file.id).status, 404);
    EXPECT_EQ(remove(story.member, file.id).error().status, 404);
    EXPECT_EQ(rename(story.member, file.id, "b").error().status, 404);
    age_files();
    EXPECT_EQ(sweep(in, std::chrono::hours{1}), swept{});

    EXPECT_EQ(value(restore(story.member, file.id)), file);
    EXPECT_EQ(value(restore(story.member, file.id)), file);
    EXPECT_EQ(list(story.editor), std::vector{file});
    EXPECT_EQ(content_of(download(story.member, file.id)), "bytes");
}

TEST_P(changing_files, lets_go_of_what_was_removed_a_week_ago) {
    const auto file = uploaded(story.member, "bytes");
    const auto other = uploaded(story.member, "others");
    ASSERT_TRUE(picture(story.member, file.id, png(10, 10)));
    ASSERT_TRUE(remove(story.member, file.id));
    clock().advance_s(limits::removed_attachment_s + 1);
    age_files();
    EXPECT_EQ(sweep(in, std::chrono::hours{1}), (swept{.purged = 1, .unnamed = 1}));
    EXPECT_EQ(restore(story.member, file.id).error().status, 404);
    EXPECT_EQ(list(story.member), std::vector{other});
    EXPECT_EQ(files_in_place().size(), 1U);
}

TEST_P(changing_files, takes_small_pictures_alone) {
    const auto file = uploaded(story.member, png(2'000, 2'000));
    EXPECT_EQ(picture(story.member, file.id, "<svg/>").error().code, "thumbnail_invalid");
    EXPECT_EQ(picture(story.stranger, file.id, png(10, 10)).error().status, 404);
    ASSERT_TRUE(picture(story.member, file.id, png(10, 10)));
    EXPECT_TRUE(list(story.member)[0].has_thumbnail);
    auto of = request_by(story.editor, "/thumbnail");
    of.parameters.emplace_back("attachment", to_string(file.id));
    EXPECT_EQ(call(read_thumbnail_endpoint(in), of).body, png(10, 10));
}

TEST_P(changing_files, tells_others_so_that_applying_equals_fetching) {
    const auto stream = changes::content_of(story.alpha);
    testing::replica heard;
    heard.start_at(stream, version());
    const auto first = uploaded(story.member, png(2'000, 2'000), "shot.png");
    const auto second = uploaded(story.editor, "log", "b.log");
    const auto third = uploaded(story.editor, "gone", "c.log");
    ASSERT_TRUE(picture(story.member, first.id, png(10, 10)));
    ASSERT_TRUE(rename(story.editor, second.id, "better.log"));
    ASSERT_TRUE(remove(story.editor, third.id));
    ASSERT_TRUE(remove(story.editor, first.id));
    clock().advance_s(60);
    ASSERT_TRUE(restore(story.member, first.id));

    std::map<std::string, testing::fields> fetched;
    for (const auto& each : list(story.member)) {
        auto fields = testing::fields_of(each);
        fields["projectID"] = schema::to_json(bug.project_id);
        fetched[fields.at("id")] = fields;
    }
    testing::read(with(), [&](db::reader& tx) {
        heard.catch_up(tx, stream);
        return true;
    });
    EXPECT_EQ(heard.things(), fetched);
}

} // namespace

} // namespace lacewing::attachments
