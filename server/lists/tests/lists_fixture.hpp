#pragma once

#include "bugs/acts/withhold.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "labels/create_label.hpp"
#include "lists/complete_values.hpp"
#include "lists/find_bugs.hpp"
#include "lists/group_bugs.hpp"
#include "lists/read_series.hpp"
#include "lists/tests/plain_world.hpp"
#include "platform/crypto/hash.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::lists {

/// Alpha with its projects, and lists of its bugs by queries.
class lists_on : public bugs::on_alpha {
protected:
    question asked(
        const access::actor& who,
        std::optional<std::string> q,
        std::optional<std::string> project = std::nullopt
    ) {
        question made{
            .who = who,
            .org = story.alpha,
            .project = std::move(project),
            .q = std::move(q),
            .how = {.now = with().clock.now()}
        };
        return made;
    }
    outcome<bug_list> find(const question& what, const page_wanted& page) {
        return testing::read(with(), [&](db::reader& tx) { return find_bugs(tx, what, page); });
    }
    outcome<bug_list> find(const access::actor& who, const std::string& q, int limit = 100) {
        return find(asked(who, q), {.cursor = std::nullopt, .limit = limit});
    }
    /// All pages of a list; expects each to tell the same total.
    std::vector<bug_id> walk(
        const question& what,
        int limit,
        sql::default_order order = sql::default_order::newest_change
    ) {
        std::vector<bug_id> seen;
        page_wanted page{.cursor = std::nullopt, .limit = limit, .order = order};
        std::optional<std::int64_t> total;
        do {
            const auto found = value(find(what, page));
            EXPECT_EQ(found.total, total.value_or(found.total));
            total = found.total;
            for (const auto& each : found.items) seen.push_back(each.id);
            page.cursor = found.next_cursor;
        } while (page.cursor);
        EXPECT_EQ(std::ssize(seen), total);
        return seen;
    }
    /// The titles that a query finds, in its order, with a bar between.
    std::string titles(const access::actor& who, const std::string& q) {
        const auto found = find(who, q);
        if (!found) return found.error().code;
        std::string all;
        for (const auto& each : found->items) all += (all.empty() ? "" : "|") + each.title;
        return all;
    }
    std::string titles(const std::string& q) { return titles(story.member, q); }

    outcome<bug_groups> groups(
        const access::actor& who, const std::string& q, std::string_view by
    ) {
        const auto what = asked(who, q);
        return testing::read(with(), [&](db::reader& tx) { return group_bugs(tx, what, by); });
    }
    outcome<field_values> values(
        const access::actor& who, std::string_view field, std::string_view prefix
    ) {
        const auto what = asked(who, std::nullopt);
        return testing::read(with(), [&](db::reader& tx) {
            return complete_values(tx, what, field, prefix);
        });
    }

    label_id make_label(const std::string& name) {
        return value(testing::write(
                         with(),
                         [&](db::transaction& tx) {
                             const auto by = changes::begin_act(story.owner, with());
                             return labels::create_label(
                                 tx, by, story.alpha, {.name = name}, with().random
                             );
                         }
                     )
        ).id;
    }
    void put_rank(bug_id of, const std::string& rank) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "UPDATE bugs SET rank = $3 WHERE org_id = $1 AND id = $2", story.alpha, of, rank
            );
        });
    }
    void remove(bug_id which) {
        value(testing::write(with(), [&](db::transaction& tx) {
            const auto by = changes::begin_act(story.owner, with());
            return bugs::delete_bug(tx, by, story.alpha, to_string(which));
        }));
    }
    void relate(db::transaction& tx, std::string_view kind, bug_id from, bug_id to) {
        tx.execute(
            "INSERT INTO relations (org_id, id, kind, from_bug, to_bug, created_at, handed_over) "
            "VALUES ($1, $2, $3, $4, $5, 0, '{}') ON CONFLICT DO NOTHING",
            story.alpha,
            crypto::make_uuid(with().random, with().clock.now()),
            kind,
            from,
            to
        );
    }
    void relate(std::string_view kind, bug_id from, bug_id to) {
        testing::write(with(), [&](db::transaction& tx) { relate(tx, kind, from, to); });
    }
    void comment(db::transaction& tx, bug_id on) {
        tx.execute(
            "INSERT INTO comments (org_id, id, bug_id, author_kind, author_id, created_at, rev, "
            "reactions, text) VALUES ($1, $2, $3, 'user', $4, 0, 1, '[]', 'Seen')",
            story.alpha,
            crypto::make_uuid(with().random, with().clock.now()),
            on,
            story.member.user
        );
        tx.execute(
            "UPDATE bugs SET comment_count = comment_count + 1 WHERE org_id = $1 AND id = $2",
            story.alpha,
            on
        );
    }
    void attach(db::transaction& tx, bug_id to) {
        const crypto::digest content{};
        tx.execute(
            "INSERT INTO attachments (org_id, id, bug_id, name, media_type, size_bytes, "
            "content_hash, uploader_kind, uploader_id, has_thumbnail, created_at, rev) "
            "VALUES ($1, $2, $3, 'log.txt', 'text/plain', 1, $4, 'user', $5, $6, 0, 1)",
            story.alpha,
            crypto::make_uuid(with().random, with().clock.now()),
            to,
            std::span<const std::uint8_t>{content},
            story.member.user,
            false
        );
    }
    std::vector<plain::related_pair> stored_relations(db::reader& tx) {
        std::vector<plain::related_pair> found;
        auto rows =
            tx.query("SELECT kind, from_bug, to_bug FROM relations WHERE org_id = $1", story.alpha);
        while (rows.next()) {
            found.push_back(
                {.kind = rows.get<std::string>(0),
                 .from = rows.get<bug_id>(1),
                 .to = rows.get<bug_id>(2)}
            );
        }
        return found;
    }

    /// Without a role of its own; "Alpha" is public then.
    access::actor stranger_of_public() {
        testing::make_public(with(), story.alpha);
        return story.stranger;
    }
};

} // namespace lacewing::lists
