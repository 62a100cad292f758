#pragma once

#include "batches/bulk_change.hpp"
#include "batches/undo_batch.hpp"
#include "commands/apply_command.hpp"
#include "commands/preview_command.hpp"
#include "lists/tests/lists_fixture.hpp"

#include <string>
#include <utility>
#include <vector>

namespace lacewing::commands {

/// Commands on the bugs of Alpha.
class commands_on : public lists::lists_on {
protected:
    outcome<command_preview> preview(const access::actor& who, const std::string& q) {
        const auto what = asked(who, q);
        return testing::read(with(), [&](db::reader& tx) { return preview_command(tx, what); });
    }
    command_preview preview(const std::string& q) { return value(preview(story.editor, q)); }
    /// Why it is refused: "code place: detail".
    std::string refusal_of(const access::actor& who, const std::string& q) {
        const auto came = preview(who, q);
        if (came) return "";
        const auto& why = came.error();
        const auto place = why.fields.empty() ? "" : why.fields[0].pointer.substr(2);
        return why.code + " " + place + " " + why.detail;
    }
    std::string refusal_of(const std::string& q) { return refusal_of(story.editor, q); }

    command_request request(const std::string& q, std::vector<uuid> ids) {
        return {
            .batch_id = crypto::make_id<batch_id>(with().random, with().clock.now()),
            .q = q,
            .ids = std::move(ids)
        };
    }
    /// So many pieces of it; all of them by default.
    outcome<batches::bulk_change_result> apply(
        const access::actor& who, const command_request& what, int pieces_max = 10'000
    ) {
        clock().advance_s(1);
        const auto question = asked(who, what.q);
        const auto change = testing::read(with(), [&](db::reader& tx) {
            return change_of_command(tx, question, what);
        });
        if (!change) return refused{change.error()};
        const changes::act by{.who = who, .at = with().clock.now(), .batch = what.batch_id};
        bool is_done = false;
        for (int piece = 0; !is_done && piece < pieces_max; ++piece) {
            is_done = value(testing::write(with(), [&](db::transaction& tx) {
                return batches::change_next_bugs(tx, by, story.alpha, *change);
            }));
        }
        return testing::read(with(), [&](db::reader& tx) {
            return batches::read_bulk_change(tx, who, story.alpha, what.batch_id);
        });
    }
    outcome<batches::undo_batch_result> undo(const access::actor& who, batch_id which) {
        clock().advance_s(1);
        const changes::act by{
            .who = who,
            .at = with().clock.now(),
            .batch = crypto::make_id<batch_id>(with().random, with().clock.now())
        };
        bool is_done = false;
        while (!is_done) {
            is_done = value(testing::write(with(), [&](db::transaction& tx) {
                return batches::undo_next_things(tx, by, story.alpha, which);
            }));
        }
        return testing::read(with(), [&](db::reader& tx) {
            return batches::read_undo(tx, who, story.alpha, by.batch);
        });
    }
    bugs::bug add(const std::string& title) { return value(create(titled(title))); }
    bugs::bug now(const bugs::bug& of) {
        return value(read(story.owner, story.alpha, to_string(of.id)));
    }
};

} // namespace lacewing::commands
