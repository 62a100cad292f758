#include "attachments/store.hpp"
#include "attachments/tests/attachments_fixture.hpp"
#include "identity/sessions.hpp"

#include <csignal>
#include <sys/resource.h>

namespace lacewing::attachments {

namespace {

using namespace std::string_literals;

class uploading : public on_files {};
LACEWING_ON_EACH_DATABASE(uploading);

TEST_P(uploading, keeps_the_bytes_under_their_hash_and_says_what_they_are) {
    const auto bytes = png(640, 480, std::string(200'000, 'x'));
    const auto answer = upload(
        story.member,
        {bytes.substr(0, 10), bytes.substr(10, 70'000), bytes.substr(70'010)},
        {{"name", "shot.png"}}
    );
    ASSERT_EQ(answer.status, 201) << answer.body;
    EXPECT_EQ(files_in_place(), std::vector{crypto::to_hex(crypto::sha256(bytes))});
    EXPECT_EQ(half_written(), 0);
    const auto found = list(story.editor);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].name, "shot.png");
    EXPECT_EQ(found[0].media_type, "image/png");
    EXPECT_EQ(found[0].size, static_cast<std::int64_t>(bytes.size()));
    EXPECT_EQ(found[0].width, 640);
    EXPECT_EQ(found[0].uploaded_by, story.member.user.value);
    EXPECT_EQ(content_of(download(story.owner, found[0].id)), bytes);
    EXPECT_EQ(answer.body.find(crypto::to_hex(crypto::sha256(bytes))), std::string::npos);
}

TEST_P(uploading, keeps_one_content_once) {
    const auto first = uploaded(story.member, "the same", "one.txt");
    const auto second = uploaded(story.editor, "the same", "two.txt");
    EXPECT_EQ(files_in_place().size(), 1U);
    EXPECT_NE(first.id, second.id);
    EXPECT_EQ(content_of(download(story.member, second.id)), "the same");
}

TEST_P(uploading, twice_with_one_id_does_it_once) {
    const auto id = to_string(new_id());
    const auto before = version();
    for (int time = 0; time < 2; ++time) {
        EXPECT_EQ(upload(story.member, {"bytes"}, {{"id", id}, {"name", "a"}}).status, 201);
    }
    EXPECT_EQ(list(story.member).size(), 1U);
    EXPECT_EQ(version(), before + 1);
    EXPECT_EQ(upload(story.member, {"other bytes"}, {{"id", id}}).status, 409);
    EXPECT_EQ(upload(story.editor, {"bytes"}, {{"id", id}}).status, 409);
    EXPECT_EQ(upload(story.member, {"bytes"}, {{"id", "nonsense"}}).status, 400);
}

TEST_P(uploading, that_is_cut_leaves_nothing) {
    for (int time = 0; time < 100; ++time) {
        const auto body = std::make_shared<test_body>(std::vector{std::string(990, 'x')}, true);
        EXPECT_EQ(upload(body, story.member).status, 400);
    }
    EXPECT_EQ(half_written(), 0);
    EXPECT_TRUE(files_in_place().empty());
    EXPECT_TRUE(list(story.member).empty());
}

TEST_P(uploading, asks_who_may_before_a_byte_is_read) {
    for (const auto* who : {&story.stranger, &story.nobody}) {
        const auto body = std::make_shared<test_body>(std::vector{"bytes"s});
        const auto answer = upload(body, *who);
        EXPECT_EQ(answer.status, who == &story.nobody ? 401 : 404);
        EXPECT_EQ(body->asked(), 0U);
    }
    testing::make_public(with(), story.alpha);
    const auto body = std::make_shared<test_body>(std::vector{"bytes"s});
    EXPECT_EQ(upload(body, story.stranger).status, 403);
    EXPECT_EQ(body->asked(), 0U);
    bug.id = new_id();
    EXPECT_EQ(upload(body, story.member).status, 404);
    EXPECT_EQ(body->asked(), 0U);
}

TEST_P(uploading, ends_where_the_right_ends_meanwhile) {
    const auto body = std::make_shared<test_body>(std::vector{"one"s, "two"s});
    body->before_piece = [&](std::size_t at) {
        if (at == 1)
            testing::write(with(), [&](db::transaction& tx) {
                tx.execute("DELETE FROM org_members WHERE member_id = $1", story.member.user);
            });
    };
    EXPECT_EQ(upload(body, story.member).status, 404);
    EXPECT_TRUE(files_in_place().empty());
    EXPECT_EQ(half_written(), 0);
}

TEST_P(uploading, ends_where_the_session_ends_meanwhile) {
    const auto body = std::make_shared<test_body>(std::vector{"one"s, "two"s});
    body->before_piece = [&](std::size_t at) {
        if (at == 1)
            testing::write(with(), [&](db::transaction& tx) {
                const auto by = changes::begin_act(story.member, with());
                identity::end_sessions(tx, by, story.member.user, std::nullopt);
            });
    };
    EXPECT_EQ(upload(body, story.member).status, 401);
    EXPECT_TRUE(files_in_place().empty());
}

TEST_P(uploading, needs_something_to_upload) {
    const auto answer = upload(story.member, {});
    EXPECT_EQ(answer.status, 422);
    EXPECT_NE(answer.body.find("file_empty"), std::string::npos);
    EXPECT_EQ(half_written(), 0);
}

TEST_P(uploading, gives_what_has_no_name_one) {
    EXPECT_EQ(uploaded(story.member, "bytes", "").name, "file");
    EXPECT_EQ(uploaded(story.member, "bytes", "../x").name, ".._x");
}

TEST_P(uploading, stops_at_a_hundred_files) {
    for (int at = 0; at < limits::attachments_per_bug_max; ++at) {
        ASSERT_EQ(upload(story.member, {"the same"}).status, 201);
    }
    const auto body = std::make_shared<test_body>(std::vector{"one more"s});
    const auto answer = upload(body, story.member);
    EXPECT_EQ(answer.status, 422);
    EXPECT_NE(answer.body.find("too_many_attachments"), std::string::npos);
    EXPECT_EQ(body->asked(), 0U);
}

TEST_P(uploading, stops_where_the_organization_has_no_room_and_removed_files_make_some) {
    in.how.organization_bytes_max = 100;
    const auto first = uploaded(story.member, std::string(60, 'a'));
    const auto refused = upload(story.member, {std::string(60, 'b')});
    EXPECT_EQ(refused.status, 413);
    EXPECT_NE(refused.body.find("organization_storage_full"), std::string::npos);
    EXPECT_EQ(files_in_place().size(), 1U);

    ASSERT_TRUE(remove(story.member, first.id));
    uploaded(story.member, std::string(60, 'b'));
    EXPECT_EQ(restore(story.member, first.id).error().status, 404);
    age_files();
    EXPECT_EQ(sweep(in, std::chrono::hours{1}).unnamed, 1);
    EXPECT_EQ(files_in_place().size(), 1U);
}

TEST_P(uploading, stops_where_a_person_has_too_many_under_way) {
    const auto who = story.member.as_principal().value();
    std::vector<access::turns::turn> running;
    for (int at = 0; at < limits::uploads_at_once_per_person; ++at) {
        running.push_back(in.turns.begin(who).value());
    }
    EXPECT_EQ(upload(story.member, {"bytes"}).status, 429);
    EXPECT_EQ(upload(story.editor, {"bytes"}).status, 201);
    running.pop_back();
    EXPECT_EQ(upload(story.member, {"bytes"}).status, 201);
}

TEST_P(uploading, onto_a_full_disk_says_so_and_leaves_nothing) {
    // A limit on the size of files fails like a disk without room, in the same call.
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    auto file = in.files.receive(random());
    const rlimit small{.rlim_cur = 100'000, .rlim_max = limit.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
    std::string code;
    try {
        file->append(std::string(64'000, 'x'));
        file->append(std::string(64'000, 'x'));
    } catch (const refusal& why) {
        code = why.why().code;
    }
    ::setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, before);
    EXPECT_EQ(code, "disk_full");
    file.reset();
    EXPECT_EQ(half_written(), 0);
}

TEST_P(uploading, to_a_restricted_bug_is_for_those_who_know_it) {
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute("UPDATE bugs SET visibility = 'restricted' WHERE id = $1", bug.id);
        // Owners are one reader, of the nil id.
        for (const auto& reader : {story.member.user, user_id{}}) {
            tx.execute(
                "INSERT INTO bug_readers (org_id, bug_id, reader_id) VALUES ($1, $2, $3)",
                story.alpha,
                bug.id,
                reader
            );
        }
    });
    const auto file = uploaded(story.member, "secret");
    EXPECT_EQ(upload(story.editor, {"bytes"}).status, 404);
    const auto hidden = download(story.editor, file.id);
    const auto never = download(story.editor, attachment_id{new_id().value});
    EXPECT_EQ(hidden.status, 404);
    EXPECT_EQ(hidden.body, never.body);
    EXPECT_EQ(rename(story.editor, file.id, "b").error().status, 404);
    EXPECT_EQ(content_of(download(story.owner, file.id)), "secret");
}

} // namespace

} // namespace lacewing::attachments
