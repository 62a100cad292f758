#include "snapshot/read_held_bug.hpp"
#include "snapshot/tests/snapshot_fixture.hpp"

#include <algorithm>
#include <set>

namespace lacewing::snapshot {
namespace {

class a_snapshot_on : public snapshot_on {};
LACEWING_ON_EACH_DATABASE(a_snapshot_on);

/// Of two ends as ids, for sets.
std::set<std::tuple<std::string, bug_id, bug_id>> told(
    const std::vector<lists::plain::related_pair>& of
) {
    std::set<std::tuple<std::string, bug_id, bug_id>> all;
    for (const auto& each : of) all.emplace(each.kind, each.from, each.to);
    return all;
}

TEST_P(a_snapshot_on, tells_each_reader_what_lists_and_bugs_tell) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    fill(120);
    for (const auto& [who, role] : std::vector<std::pair<access::actor, access::role>>{
             {story.owner, access::role::owner},
             {story.editor, access::role::editor},
             {story.member, access::role::member}
         }) {
        SCOPED_TRACE(access::to_string(role));
        const auto got = take(who);
        ASSERT_TRUE(got.is_whole);
        EXPECT_EQ(as_listed(got.bugs), listed(who));
        const auto reader = reader_of(who, role);
        std::set<bug_id> known;
        for (std::size_t row = 0; row < got.bugs.size(); ++row) {
            const auto& bug = got.bugs[row];
            const auto* whole = all.find(bug.id);
            ASSERT_NE(whole, nullptr);
            EXPECT_TRUE(knows(reader, *whole)) << bug.key;
            EXPECT_EQ(bug.watchers, whole->watchers) << bug.key;
            EXPECT_EQ(bug.voters, whole->voters) << bug.key;
            EXPECT_EQ(got.counted[row].comments, all.comments[bug.id]) << bug.key;
            EXPECT_EQ(got.counted[row].attachments, all.attachments[bug.id]) << bug.key;
            known.insert(bug.id);
        }
        auto expected = all.relations;
        std::erase_if(expected, [&](const auto& each) {
            return !known.contains(each.from) || !known.contains(each.to);
        });
        EXPECT_EQ(told(got.relations), told(expected));
        EXPECT_EQ(got.relations.size(), expected.size());
    }
}

TEST_P(a_snapshot_on, of_one_bug_tells_what_the_whole_tells_of_it) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    fill(80);
    const auto held = [&](const access::actor& who, const bugs::bug& which) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_held_bug(tx, who, story.alpha, to_string(which.id));
        });
    };
    for (const auto& who : {story.owner, story.editor, story.member}) {
        const auto got = take(who);
        ASSERT_TRUE(got.is_whole);
        std::size_t known = 0;
        for (const auto& each : all.bugs) {
            const auto row = std::ranges::find(got.bugs, each.id, &bugs::bug::id);
            const auto one = held(who, each);
            ASSERT_EQ(one.has_value(), row != got.bugs.end()) << each.key;
            if (!one) {
                EXPECT_EQ(one.error().status, 404);
                continue;
            }
            ++known;
            const auto& counted = got.counted[static_cast<std::size_t>(row - got.bugs.begin())];
            EXPECT_EQ(one->versions.content, got.head.versions.content);
            EXPECT_EQ(one->bug.rev, row->rev);
            EXPECT_EQ(one->bug.description, each.description);
            EXPECT_EQ(one->comment_count, counted.comments) << each.key;
            EXPECT_EQ(one->attachment_count, counted.attachments) << each.key;
            std::vector<lists::plain::related_pair> expected;
            for (const auto& pair : got.relations) {
                if (pair.from == each.id || pair.to == each.id) expected.push_back(pair);
            }
            std::vector<lists::plain::related_pair> related;
            for (const auto& [kind, from, to] : one->relations) {
                related.push_back({std::string{schema::name_of(kind)}, from, to});
            }
            EXPECT_EQ(told(related), told(expected)) << each.key;
            EXPECT_EQ(related.size(), expected.size());
        }
        EXPECT_EQ(known, got.bugs.size());
    }
    EXPECT_EQ(held(story.stranger, all.bugs.front()).error().status, 404);
}

TEST_P(a_snapshot_on, of_a_deleted_bug_tells_nothing_that_hangs_on_it) {
    fill(40);
    const auto related = std::ranges::find_if(all.bugs, [&](const auto& each) {
        return !all.relations_of(each.id).empty() && all.comments[each.id] > 0;
    });
    ASSERT_NE(related, all.bugs.end());
    remove(related->id);
    const auto held = testing::read(with(), [&](db::reader& tx) {
        return value(read_held_bug(tx, story.owner, story.alpha, to_string(related->id)));
    });
    EXPECT_TRUE(held.bug.deleted);
    EXPECT_EQ(held.comment_count, 0);
    EXPECT_EQ(held.attachment_count, 0);
    EXPECT_TRUE(held.relations.empty());
}

TEST_P(a_snapshot_on, begins_with_the_open_bugs_of_the_asked_project) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    fill(60);
    auto what = wanted(story.owner);
    for (const auto& asked_for : {to_string(web.id), std::string{web.key}}) {
        what.project = asked_for;
        const auto got = take(what);
        ASSERT_TRUE(got.is_whole);
        const auto part_of = [&](const bugs::bug& of) {
            if (!of.is_open) return 2;
            return of.project_id == web.id ? 0 : 1;
        };
        EXPECT_TRUE(std::ranges::is_sorted(got.bugs, {}, part_of));
        EXPECT_EQ(as_listed(got.bugs), listed(story.owner));
    }
    what.project = "NOSUCH";
    EXPECT_THROW(begin(what), refusal);
    what.project = to_string(theirs.id);
    EXPECT_THROW(begin(what), refusal);
}

TEST_P(a_snapshot_on, of_an_organization_without_bugs_is_a_beginning_and_an_end) {
    const auto got = take(story.member);
    EXPECT_TRUE(got.is_whole);
    EXPECT_TRUE(got.bugs.empty());
    EXPECT_EQ(got.head.projects.size(), 2U);
    EXPECT_EQ(got.head.total, 0);
}

TEST_P(a_snapshot_on, is_for_members_and_hides_what_it_is_from_everybody_else) {
    const auto refused_with = [&](const access::actor& who) {
        try {
            (void)begin(wanted(who));
        } catch (const refusal& no) {
            return std::to_string(no.why().status) + " " + no.why().code;
        }
        return std::string{"not refused"};
    };
    EXPECT_EQ(refused_with(story.stranger), "404 not_found");
    EXPECT_EQ(refused_with(story.nobody), "401 not_signed_in");
    testing::make_public(with(), story.alpha);
    EXPECT_EQ(refused_with(story.stranger), "403 not_allowed");
    EXPECT_EQ(refused_with(story.nobody), "401 not_signed_in");
}

TEST_P(a_snapshot_on, keeps_every_title_as_it_is) {
    const std::vector<std::string> titles{
        "日本語 \U0001F600 e\u0301",
        "\"quoted\" \\ / <script>",
        "\u202Eright to left",
        "a",
        std::string(256, 'x'),
        "no\u00a0break",
        "]}\\n{[",
        "\U0010FFFF"
    };
    for (const auto& each : titles) value(create(titled(each)));
    const auto got = take(story.member);
    ASSERT_TRUE(got.is_whole);
    std::multiset<std::string> found;
    for (const auto& each : got.bugs) found.insert(each.title);
    EXPECT_EQ(found, (std::multiset<std::string>{titles.begin(), titles.end()}));
}

TEST_P(a_snapshot_on, leaves_ids_out_unless_they_are_asked_for) {
    fill(10);
    const auto begun = begin(wanted(story.owner, with_ids::no));
    const auto lines = rest_of(*begun.body);
    EXPECT_EQ(lines.find("\"ids\""), std::string::npos);
    EXPECT_EQ(lines.find("idTime"), std::string::npos);
    const auto got = decode(lines);
    EXPECT_TRUE(got.is_whole);
    EXPECT_EQ(got.bugs.size(), listed(story.owner).size());
}

TEST_P(a_snapshot_on, tells_ranks_whichever_way_they_were_made) {
    const auto reported = value(create(titled("Reported")));
    clock().advance_s(5);
    bugs::new_bug brought{
        .id = new_id(),
        .number = 77,
        .title = "Brought",
        .description = "",
        .status = core.statuses.front().id,
        .author = {.is = principal::kind::user, .value = story.member.user.value},
        .created = timestamp{1},
        .updated = timestamp{1'000'001},
        .status_since = timestamp{1}
    };
    const auto imported = value(insert(core.id, {brought})).front();
    brought.id = new_id();
    brought.number.reset();
    const auto batched = value(insert(core.id, {brought})).front();
    const auto moved = value(create(titled("Moved")));
    put_rank(moved.id, "0aZ");
    const auto got = take(story.member);
    for (const auto& each : got.bugs) {
        if (each.id == reported.id) EXPECT_EQ(each.rank, reported.rank);
        if (each.id == imported.id) EXPECT_EQ(each.rank, imported.rank);
        if (each.id == batched.id) EXPECT_EQ(each.rank, batched.rank);
        if (each.id == moved.id) EXPECT_EQ(each.rank, "0aZ");
    }
    EXPECT_EQ(got.bugs.size(), 4U);
    EXPECT_EQ(as_listed(got.bugs), listed(story.member));
}

} // namespace
} // namespace lacewing::snapshot
