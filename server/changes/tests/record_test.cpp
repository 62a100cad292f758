#include "changes/fields.hpp"
#include "changes/hash.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "changes/tests/made_changes.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace lacewing::changes {
namespace {

class the_log : public db::on_each_database {
protected:
    std::int64_t write(const change& what) {
        return run(database().write([&](db::transaction& tx) { return record(tx, what); }));
    }
    template <class Function>
    auto ask(Function function) {
        return run(database().read(function));
    }
    std::vector<recorded> log_of(const stream& of, std::int64_t after = 0, int limit = 1'000) {
        return ask([&](db::reader& tx) { return changes_after(tx, of, after, limit); });
    }
    // True where every row of the stream carries the hash of its content and of the row before it.
    bool holds(const stream& of) {
        return ask([&](db::reader& tx) {
            chain_hash previous{};
            for (const auto& each : changes_after(tx, of, 0, 1'000)) {
                auto rows = tx.query(
                    "SELECT hash FROM changes WHERE owner_id = $1 AND stream = $2 AND version = $3",
                    of.owner,
                    to_string(of.is),
                    each->version
                );
                if (!rows.next()) return false;
                previous = hash_of(each->what, each->version, previous);
                const auto stored = rows.get<std::string>(0);
                if (!std::ranges::equal(stored, previous, {}, [](char c) {
                        return static_cast<std::uint8_t>(c);
                    })) {
                    return false;
                }
            }
            return true;
        });
    }
};

TEST_P(the_log, numbers_each_stream_from_one) {
    EXPECT_EQ(write(made_change(content)), 1);
    EXPECT_EQ(write(made_change(content)), 2);
    EXPECT_EQ(write(made_change(members)), 1);
    EXPECT_EQ(write(made_change(elsewhere)), 1);
    EXPECT_EQ(write(made_change(content)), 3);
}

TEST_P(the_log, gives_back_what_was_recorded) {
    auto whole = made_change(content, "every field");
    whole.on_behalf_of = principal{.is = principal::kind::person, .value = numbered(20)};
    whole.undo_of = batch_id{numbered(21)};
    whole.seen_by = visibility::restricted;
    whole.reason = "because";
    auto bare = made_change(content);
    bare.actor.reset();
    bare.project.reset();
    bare.client_id.reset();
    bare.fields.clear();
    write(whole);
    write(bare);
    const auto log = log_of(content);
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[0]->version, 1);
    const auto& first = log[0]->what;
    EXPECT_EQ(first.to, whole.to);
    EXPECT_EQ(first.at, whole.at);
    EXPECT_EQ(first.actor, whole.actor);
    EXPECT_EQ(first.subject, whole.subject);
    EXPECT_EQ(first.subject_id, whole.subject_id);
    EXPECT_EQ(first.what, whole.what);
    EXPECT_EQ(first.project, whole.project);
    EXPECT_EQ(first.fields, whole.fields);
    EXPECT_EQ(first.batch, whole.batch);
    EXPECT_EQ(first.client_id, whole.client_id);
    EXPECT_EQ(first.on_behalf_of, whole.on_behalf_of);
    EXPECT_EQ(first.undo_of, whole.undo_of);
    EXPECT_EQ(first.seen_by, whole.seen_by);
    EXPECT_EQ(first.reason, whole.reason);
    const auto& second = log[1]->what;
    EXPECT_FALSE(second.actor || second.project || second.client_id || second.undo_of);
    EXPECT_TRUE(second.fields.empty());
}

TEST_P(the_log, is_read_from_a_version_on_and_no_further_than_asked) {
    for (int at = 0; at < 5; ++at) write(made_change(content));
    const auto some = log_of(content, 2, 2);
    ASSERT_EQ(some.size(), 2U);
    EXPECT_EQ(some[0]->version, 3);
    EXPECT_EQ(some[1]->version, 4);
    EXPECT_TRUE(log_of(content, 5).empty());
    EXPECT_TRUE(log_of(members).empty());
}

TEST_P(the_log, records_many_changes_of_one_stream_at_once) {
    write(made_change(content));
    const std::vector many{made_change(content, "a"), made_change(content, "b")};
    const auto last = run(database().write([&](db::transaction& tx) { return record(tx, many); }));
    EXPECT_EQ(last, 3);
    const auto log = log_of(content, 1);
    ASSERT_EQ(log.size(), 2U);
    EXPECT_EQ(log[0]->what.fields, many[0].fields);
    EXPECT_EQ(log[1]->what.fields, many[1].fields);
    EXPECT_TRUE(holds(content));
}

TEST_P(the_log, has_no_gap_where_a_write_was_taken_back) {
    write(made_change(content));
    EXPECT_THROW(
        run(database().write([](db::transaction& tx) {
            record(tx, made_change(content));
            throw std::runtime_error{"the world failed"};
        })),
        std::runtime_error
    );
    EXPECT_EQ(write(made_change(content)), 2);
}

TEST_P(the_log, has_no_gap_under_writers_that_race) {
    constexpr int writers = 4;
    constexpr int each_writes = 25;
    {
        std::vector<std::jthread> threads;
        for (int writer = 0; writer < writers; ++writer) {
            threads.emplace_back([this] {
                for (int at = 0; at < each_writes; ++at) write(made_change(content));
            });
        }
    }
    const auto log = log_of(content);
    ASSERT_EQ(log.size(), std::size_t{writers * each_writes});
    for (std::size_t at = 0; at < log.size(); ++at) {
        EXPECT_EQ(log[at]->version, static_cast<std::int64_t>(at) + 1);
    }
    EXPECT_TRUE(holds(content));
}

TEST_P(the_log, shows_a_row_that_was_changed_behind_its_back) {
    for (int at = 0; at < 3; ++at) write(made_change(content));
    ASSERT_TRUE(holds(content));
    const std::vector<std::string> tamperings{
        "UPDATE changes SET fields = '{\"title\":[\"old\",\"other\"]}' WHERE version = 2",
        "UPDATE changes SET at = at + 1 WHERE version = 1",
        "UPDATE changes SET reason = 'x' WHERE version = 3",
        "DELETE FROM changes WHERE version = 2",
    };
    for (const auto& sql : tamperings) {
        run(database().write([&](db::transaction& tx) { tx.execute(sql); }));
        EXPECT_FALSE(holds(content)) << sql;
        run(database().write([](db::transaction& tx) {
            tx.execute("DELETE FROM changes");
            tx.execute("DELETE FROM streams");
        }));
        for (int at = 0; at < 3; ++at) write(made_change(content));
        ASSERT_TRUE(holds(content));
    }
}

TEST_P(the_log, shows_each_role_the_versions_of_its_streams_alone) {
    for (int at = 0; at < 3; ++at) write(made_change(content));
    for (int at = 0; at < 2; ++at) write(made_change(members));
    write(made_change(managers));
    const auto seen = [&](access::role role) {
        return ask([&](db::reader& tx) { return versions_for(tx, org, role); });
    };
    EXPECT_EQ(seen(access::role::outsider), (visible_versions{3, {}, {}}));
    EXPECT_EQ(seen(access::role::member), (visible_versions{3, 2, {}}));
    EXPECT_EQ(seen(access::role::editor), (visible_versions{3, 2, 1}));
}

TEST_P(the_log, moves_a_tag_only_by_what_the_reader_may_hear) {
    write(made_change(content));
    const auto tag = [&](access::role role) {
        return ask([&](db::reader& tx) { return etag(tx, org, role, std::nullopt); });
    };
    const auto outsider = tag(access::role::outsider);
    const auto member = tag(access::role::member);
    const auto editor = tag(access::role::editor);
    EXPECT_NE(outsider, member);
    EXPECT_TRUE(outsider.starts_with('"') && outsider.ends_with('"'));
    write(made_change(managers));
    EXPECT_EQ(tag(access::role::member), member);
    EXPECT_NE(tag(access::role::editor), editor);
    write(made_change(members));
    EXPECT_EQ(tag(access::role::outsider), outsider);
    EXPECT_NE(tag(access::role::member), member);
    write(made_change(content));
    EXPECT_NE(tag(access::role::outsider), outsider);
}

LACEWING_ON_EACH_DATABASE(the_log);

} // namespace
} // namespace lacewing::changes
