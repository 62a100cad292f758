#pragma once

#include "bugs/related/people.hpp"
#include "bugs/related/relation_store.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "relations/create_relation.hpp"
#include "relations/list_relations.hpp"
#include "relations/remove_relation.hpp"

#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace lacewing::relations {

/// Alpha with some bugs to relate.
class related_bugs : public bugs::on_alpha {
protected:
    /// A bug that nobody watches, not even who reported it.
    bugs::bug report(std::string title) {
        const auto made = value(create(titled(std::move(title))));
        watched(made, {});
        return now(made);
    }

    create_relation_request wish(role kind, const bugs::bug& other) {
        return {
            .id = crypto::make_id<relation_id>(random(), clock().now()),
            .kind = kind,
            .bug = to_string(other.id),
            .client_id = {},
            .batch_id = {}
        };
    }
    outcome<related> relate(
        const access::actor& who, const bugs::bug& here, const create_relation_request& what
    ) {
        return testing::write(with(), [&](db::transaction& tx) {
            return create_relation(
                tx, changes::begin_act(who, with()), story.alpha, to_string(here.id), what
            );
        });
    }
    outcome<related> relate(const bugs::bug& here, role kind, const bugs::bug& other) {
        return relate(story.editor, here, wish(kind, other));
    }
    outcome<void> unrelate(const access::actor& who, relation_id which) {
        return testing::write(with(), [&](db::transaction& tx) {
            return remove_relation(tx, changes::begin_act(who, with()), story.alpha, which);
        });
    }
    outcome<void> unrelate(relation_id which) { return unrelate(story.editor, which); }

    std::vector<related> seen_by(const access::actor& who, const bugs::bug& of) {
        return value(testing::read(
                         with(),
                         [&](db::reader& tx) {
                             return list_relations(tx, who, story.alpha, to_string(of.id));
                         }
                     )
        ).items;
    }
    /// The kinds and keys that an Owner sees: "blocks CORE-2".
    std::vector<std::string> words_of(const bugs::bug& of) { return words_of(story.owner, of); }
    std::vector<std::string> words_of(const access::actor& who, const bugs::bug& of) {
        std::vector<std::string> words;
        for (const auto& each : seen_by(who, of)) {
            words.push_back(std::string{schema::name_of(each.kind)} + " " + each.bug.key);
        }
        return words;
    }
    bugs::bug now(const bugs::bug& which) {
        return value(read(story.owner, story.alpha, to_string(which.id)));
    }
    bugs::related::people people(const bugs::bug& of) {
        return testing::read(with(), [&](db::reader& tx) {
            return bugs::related::people_of(tx, story.alpha, of.id);
        });
    }
    void watched(const bugs::bug& which, const std::vector<uuid>& watchers) {
        testing::write(with(), [&](db::transaction& tx) {
            bugs::related::set_people(
                tx,
                changes::begin_act(story.owner, with()),
                story.alpha,
                which.id,
                {.watchers = watchers, .voters = watchers}
            );
        });
    }
    /// Known to the Owner and these readers alone.
    void restrict_to(const bugs::bug& which, const std::vector<uuid>& readers) {
        testing::write(with(), [&](db::transaction& tx) {
            tx.execute(
                "UPDATE bugs SET visibility = 'restricted' WHERE org_id = $1 AND id = $2",
                story.alpha,
                which.id
            );
            tx.execute(
                "DELETE FROM bug_readers WHERE org_id = $1 AND bug_id = $2", story.alpha, which.id
            );
            for (const auto& each : readers) {
                tx.execute(
                    "INSERT INTO bug_readers (org_id, bug_id, reader_id) VALUES ($1, $2, $3)",
                    story.alpha,
                    which.id,
                    each
                );
            }
        });
    }
    std::vector<changes::recorded> log_of(const changes::stream& of, std::int64_t after = 0) {
        return testing::read(with(), [&](db::reader& tx) {
            return changes::changes_after(tx, of, after, 100'000);
        });
    }
    changes::stream content() const { return changes::content_of(story.alpha); }

    using triple = std::tuple<std::string, std::string, std::string>;
    /// What the log of a stream says of relations, replayed: kind, from and to by id.
    std::map<uuid, triple> replayed(const changes::stream& of) {
        std::map<uuid, triple> found;
        for (const auto& each : log_of(of)) {
            if (each->what.subject != changes::subject_kind::relation) continue;
            if (each->what.what == changes::action::removed) {
                EXPECT_EQ(found.erase(each->what.subject_id), 1U);
                continue;
            }
            std::map<std::string, std::string> fields;
            for (const auto& field : each->what.fields) fields[field.name] = field.after;
            const triple made{fields.at("kind"), fields.at("from"), fields.at("to")};
            EXPECT_TRUE(found.emplace(each->what.subject_id, made).second);
        }
        return found;
    }
    std::map<uuid, triple> stored() {
        return testing::read(with(), [&](db::reader& tx) {
            std::map<uuid, triple> found;
            auto rows = tx.query(
                "SELECT id, kind, from_bug, to_bug FROM relations WHERE org_id = $1", story.alpha
            );
            while (rows.next()) {
                found[rows.get<uuid>(0)] = {
                    schema::to_json(rows.get<std::string>(1)),
                    schema::to_json(rows.get<uuid>(2)),
                    schema::to_json(rows.get<uuid>(3))
                };
            }
            return found;
        });
    }
    static std::string code_of(const problem& why) {
        return why.fields.empty() ? why.code : why.fields.at(0).code;
    }
};

} // namespace lacewing::relations
