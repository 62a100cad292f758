#include "lists/exports/export_bugs.hpp"
#include "lists/tests/lists_fixture.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/schema/print.hpp"

#include <array>

/// What the asker may not know leaves no trace in any answer.
namespace lacewing::lists {
namespace {

constexpr std::array queries{
    "",
    "is:open",
    "-is:blocked",
    "relates-to:none",
    "parent:any",
    "label:ui",
    "-label:ui",
    "label:none",
    "is:triage crash sort:-priority",
    "assignee:any",
    "crash",
    "sort:-priority",
    "key:CORE-1+"
};

class hidden_bugs_on : public lists_on {
protected:
    std::string file(const question& what) {
        const auto content =
            run(export_bugs(with(), what, {.format = file_format::json, .columns = {}}));
        std::string all;
        for (auto piece = run(content->next()); !piece.empty(); piece = run(content->next()))
            all += piece;
        return all;
    }
    template <class T>
    std::string shown(outcome<T> of) {
        return of ? schema::to_json(*of) : of.error().code;
    }
    /// Every answer that lists give somebody, as text.
    std::vector<std::string> everything(const access::actor& who) {
        std::vector<std::string> all;
        for (const auto* q : queries) {
            const auto what = asked(who, q);
            auto page = value(find(what, {.cursor = std::nullopt, .limit = 100}));
            // The number of the last change is no secret: a member's own stream.
            page.versions = {};
            all.push_back(schema::to_json(page));
            for (const auto* by :
                 {"status",
                  "severity",
                  "label",
                  "assignee",
                  "author",
                  "parent",
                  "resolution",
                  "status,label"}) {
                all.push_back(shown(groups(who, q, by)));
            }
            testing::read(with(), [&](db::reader& tx) {
                for (const auto* field :
                     {"label", "assignee", "watcher", "author", "status", "is", "severity"})
                    all.push_back(shown(complete_values(tx, what, field, "")));
                all.push_back(shown(read_series(tx, what, 7)));
                return all.size();
            });
            all.push_back(file(what));
        }
        return all;
    }
};
LACEWING_ON_EACH_DATABASE(hidden_bugs_on);

TEST_P(hidden_bugs_on, change_no_list_count_group_completion_day_or_file) {
    const auto ui = make_label("ui");
    auto what = titled("Crash");
    what.labels = {ui};
    const auto shown_bug = value(create(what));
    const auto before = everything(story.member);

    auto secret = titled("Crash in secret");
    secret.labels = {ui};
    secret.severity = bugs::severity::s1;
    secret.assigned_members = {story.editor.user.value};
    secret.visibility = changes::visibility::restricted;
    const auto hidden = value(create(story.owner, story.alpha, secret));
    for (const auto* kind : {"blocks", "parent", "caused_by"}) {
        relate(kind, hidden.id, shown_bug.id);
        relate(kind, shown_bug.id, hidden.id);
    }
    testing::write(with(), [&](db::transaction& tx) {
        comment(tx, hidden.id);
        attach(tx, hidden.id);
    });
    const auto deleted = value(create(titled("Crash, deleted")));
    relate("blocks", deleted.id, shown_bug.id);
    remove(deleted.id);

    const auto after = everything(story.member);
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t at = 0; at < after.size(); ++at) EXPECT_EQ(after[at], before[at]) << at;
    EXPECT_NE(everything(story.owner), before);
}

TEST_P(hidden_bugs_on, are_not_reached_by_cursors_that_somebody_made_up) {
    for (int nth = 0; nth < 4; ++nth) value(create(titled("Crash")));
    auto secret = titled("Crash in secret");
    secret.visibility = changes::visibility::restricted;
    const auto hidden = value(create(story.owner, story.alpha, secret));
    const auto what = asked(story.member, "crash sort:key");
    const auto cursor = value(find(what, {.cursor = std::nullopt, .limit = 2})).next_cursor.value();
    const auto raw = crypto::from_base64url(cursor).value();
    int taken = 0;
    for (std::size_t at = 0; at < raw.size(); ++at) {
        for (const int bit : {0, 3, 7}) {
            auto forged = raw;
            forged[at] = static_cast<std::uint8_t>(forged[at] ^ (1U << static_cast<unsigned>(bit)));
            const auto found = find(what, {.cursor = crypto::to_base64url(forged), .limit = 100});
            if (!found) {
                EXPECT_EQ(found.error().code, "cursor_invalid");
                continue;
            }
            ++taken;
            EXPECT_EQ(found->total, 4);
            for (const auto& each : found->items) EXPECT_NE(each.id, hidden.id);
        }
    }
    // What a cursor belongs to is in its first eight bytes; behind them it is a place and no more.
    EXPECT_GT(taken, 0);
    EXPECT_LT(taken, static_cast<int>(raw.size() - 8) * 3 + 1);
}

} // namespace
} // namespace lacewing::lists
