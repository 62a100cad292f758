#include "changes/log.hpp"
#include "identity/account_store.hpp"
#include "identity/pictures.hpp"
#include "identity/tests/identity_fixture.hpp"
#include "platform/core/limits.hpp"

namespace lacewing::identity {

namespace {

using namespace std::string_literals;

std::string png(std::uint8_t width, std::uint8_t height = 9) {
    return "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0"s + static_cast<char>(width) + "\1\0\0\0"s +
           static_cast<char>(height) + "\x08\2\0\0\0"s;
}

} // namespace

class pictures : public identity_story {
protected:
    outcome<void> set(const signed_in& whose, const std::string& image) {
        const auto by = changes::begin_act(actor_of(whose, {}), with());
        auto work = [&](db::transaction& tx) {
            return set_picture(tx, by, whose.who.uid, image, random());
        };
        return run(database().write(std::move(work)));
    }
    std::optional<std::string> url_of(const signed_in& whose) {
        auto work = [&](db::reader& tx) { return store::find_me(tx, whose.who.uid)->photo_url; };
        return run(database().read(std::move(work)));
    }
    std::optional<picture> seen_by(const signed_in& reader, const std::string& url) {
        const picture_id id{parse_uuid(url.substr(url.rfind('/') + 1)).value()};
        auto work = [&](db::reader& tx) { return find_picture(tx, reader.who.uid, id); };
        return run(database().read(std::move(work)));
    }
    /// An organization of these people.
    organization_id organize(const std::vector<user_id>& people) {
        const auto org = crypto::make_id<organization_id>(random(), clock().now());
        auto work = [&](db::transaction& tx) {
            tx.execute(
                "INSERT INTO orgs (id, org_name, org_name_folded, org_desc, join_code, org_owner, "
                "created_date, is_private) VALUES ($1, 'A', 'a', '', $2, $1, 0, TRUE)",
                org,
                to_string(org)
            );
            for (const auto& each : people) {
                tx.execute(
                    "INSERT INTO org_members (org_id, id, member_id, member_role, joined_date) "
                    "VALUES ($1, $2, $2, 'Member', 0)",
                    org,
                    each
                );
            }
        };
        run(database().write(std::move(work)));
        return org;
    }
    std::vector<changes::recorded> log_of(const changes::stream& of) {
        auto work = [&](db::reader& tx) { return changes::changes_after(tx, of, 0, 100); };
        return run(database().read(std::move(work)));
    }
};

TEST_P(pictures, of_oneself_are_kept_and_replaced_under_a_new_address) {
    const auto who = sign_in_as(ada());
    EXPECT_FALSE(url_of(who));
    ASSERT_TRUE(set(who, png(1)));
    const auto first = url_of(who).value();
    EXPECT_TRUE(first.starts_with("/api/v1/pictures/"));
    const auto seen = seen_by(who, first);
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->media_type, "image/png");
    EXPECT_EQ(seen->content, png(1));
    ASSERT_TRUE(set(who, png(2)));
    EXPECT_NE(url_of(who).value(), first);
    EXPECT_FALSE(seen_by(who, first));
}

TEST_P(pictures, are_seen_by_those_who_share_an_organization_and_by_nobody_else) {
    const auto who = sign_in_as(ada());
    const auto other = sign_in_as(grace());
    ASSERT_TRUE(set(who, png(1)));
    const auto url = url_of(who).value();
    EXPECT_FALSE(seen_by(other, url));
    organize({other.who.uid});
    EXPECT_FALSE(seen_by(other, url));
    const auto org = organize({who.who.uid, other.who.uid});
    EXPECT_TRUE(seen_by(other, url));
    auto remove = [org](db::transaction& tx) {
        tx.execute("UPDATE orgs SET deleted_at = 1 WHERE id = $1", org);
    };
    run(database().write(std::move(remove)));
    EXPECT_FALSE(seen_by(other, url));
}

TEST_P(pictures, are_refused_when_they_are_too_large_or_none) {
    const auto who = sign_in_as(ada());
    for (const auto& image :
         {"<svg/>"s,
          ""s,
          "GIF89a\1\0\1\0\0\0\0\0\0\0"s,
          png(4),
          png(1, 0),
          png(1) + std::string(512 * 1024, 'x')}) {
        const auto refused = set(who, image);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, "picture_invalid");
        EXPECT_EQ(refused.error().status, 422);
    }
    EXPECT_FALSE(url_of(who));
    EXPECT_EQ(read_value<std::int64_t>("SELECT count(*) FROM pictures"), 0);
}

TEST_P(pictures, are_told_to_the_persons_organizations_and_own_browsers) {
    const auto who = sign_in_as(ada());
    const auto org = organize({who.who.uid});
    ASSERT_TRUE(set(who, png(1)));
    const auto by = changes::begin_act(actor_of(who, {}), with());
    const auto url = url_of(who).value();
    auto remove = [&](db::transaction& tx) { remove_picture(tx, by, who.who.uid); };
    run(database().write(std::move(remove)));
    EXPECT_FALSE(url_of(who));

    const auto told = log_of(changes::members_of(org));
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[0]->what.subject, changes::subject_kind::member);
    EXPECT_EQ(told[0]->what.subject_id, who.who.uid.value);
    ASSERT_EQ(told[0]->what.fields.size(), 1U);
    EXPECT_EQ(told[0]->what.fields[0].name, "profilePicture");
    EXPECT_EQ(told[0]->what.fields[0].after, "\"" + url + "\"");
    EXPECT_EQ(told[1]->what.fields[0].after, "");
    const auto own = log_of(changes::person_of(who.who.uid));
    ASSERT_EQ(own.size(), 2U);
    EXPECT_EQ(own[0]->what.subject, changes::subject_kind::account);
}

LACEWING_ON_EACH_DATABASE(pictures);

} // namespace lacewing::identity
