#pragma once

#include "bugs/read_history.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "comments/edit_comment.hpp"
#include "comments/react.hpp"
#include "comments/read_comments.hpp"
#include "comments/write_comment.hpp"

#include <string>
#include <utility>
#include <vector>

namespace lacewing::comments {

/// Alpha with a bug, below which people write.
class commenting_on : public bugs::on_alpha {
protected:
    void SetUp() override {
        on_alpha::SetUp();
        crash = value(create(titled("Crash")));
        clock().advance_s(60);
    }
    write_comment_request saying(std::string text) {
        return {
            .id = crypto::make_id<comment_id>(with().random, with().clock.now()),
            .text = std::move(text),
            .client_id = {}
        };
    }
    outcome<comment> write(
        const access::actor& who, std::string_view below, const write_comment_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return write_comment(tx, changes::begin_act(who, with()), story.alpha, below, what);
        });
    }
    outcome<comment> edit(
        const access::actor& who,
        comment_id which,
        std::string text,
        std::optional<std::int64_t> seen_rev = std::nullopt
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return edit_comment(
                tx, changes::begin_act(who, with()), story.alpha, which, text, seen_rev
            );
        });
    }
    outcome<void> remove(const access::actor& who, comment_id which) {
        return testing::write(with(), [&](db::transaction& tx) {
            return remove_comment(tx, changes::begin_act(who, with()), story.alpha, which);
        });
    }
    outcome<comment> restore(const access::actor& who, comment_id which) {
        return testing::write(with(), [&](db::transaction& tx) {
            return restore_comment(tx, changes::begin_act(who, with()), story.alpha, which);
        });
    }
    outcome<comment> react_to(
        const access::actor& who, comment_id which, reaction kind, reacting how = reacting::adds
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return react(tx, changes::begin_act(who, with()), story.alpha, which, kind, how);
        });
    }
    outcome<comment> read(const access::actor& who, comment_id which) {
        return testing::read(with(), [&](db::reader& tx) {
            return read_comment(tx, who, story.alpha, which);
        });
    }
    outcome<std::vector<std::string>> texts_of(const access::actor& who, comment_id which) {
        const auto found = testing::read(with(), [&](db::reader& tx) {
            return list_texts(tx, who, story.alpha, which);
        });
        if (!found) return refused{found.error()};
        std::vector<std::string> texts;
        for (const auto& each : found->items) texts.push_back(each.text);
        return texts;
    }
    outcome<bugs::bug_history> history_of(
        const access::actor& who,
        const http::page_request& page = {.after = std::nullopt, .limit = 100}
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            return bugs::read_history(tx, who, story.alpha, "CORE-1", page);
        });
    }
    /// Its author and Owners know it then.
    void restrict_crash(changes::visibility to) {
        ASSERT_TRUE(change(story.owner, story.alpha, to_string(crash.id), {.visibility = to}));
    }
    outcome<comment_page> list_of(
        const access::actor& who,
        std::string_view below,
        const http::page_request& page = {.after = std::nullopt, .limit = 100}
    ) {
        return testing::read(with(), [&](db::reader& tx) {
            return list_comments(tx, who, story.alpha, below, page);
        });
    }
    void expect_replica_equals_fetch(const testing::replica& heard) {
        const auto fetched = value(list_of(story.owner, "CORE-1")).items;
        // Whoever comments watches the bug, which changes it.
        const auto bugs = heard.things().count(schema::to_json(crash.id));
        EXPECT_EQ(heard.things().size() - bugs, fetched.size());
        for (const auto& each : fetched) {
            auto thing = heard.thing(each.id.value);
            thing.erase("projectID");
            EXPECT_EQ(thing, testing::fields_of(each));
        }
    }
    bugs::bug present_crash() { return value(on_alpha::read(story.owner, story.alpha, "CORE-1")); }
    bugs::bug crash;
};

} // namespace lacewing::comments
