#include "batches/undo_batch.hpp"

#include "access/access.hpp"
#include "batches/rules.hpp"
#include "batches/undo_ways.hpp"
#include "bugs/require_row.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace lacewing::batches {

namespace {

store::batch_row fresh_undo(
    db::reader& tx, const changes::act& by, organization_id org, batch_id which
) {
    const auto actor = by.who.as_principal().value();
    const auto undone = store::find_batch(tx, org, which);
    const bool is_own = undone && undone->actor == actor;
    return {
        .org = org,
        .id = by.batch,
        .work = "undo",
        .undo_of = which,
        .actor = actor,
        .request_hash = hash_of(which),
        .created = by.at,
        .state = "running",
        .total = is_own ? std::optional{undone->changed} : std::nullopt,
        .came_to = {}
    };
}

using deeds = std::map<changes::subject_kind, std::vector<bugs::deed>>;

deeds deeds_on(
    db::reader& tx,
    organization_id org,
    batch_id which,
    const std::optional<uuid>& person,
    std::span<const store::touched_thing> things
) {
    deeds found;
    for (const auto& [kind, id] : things) {
        if (auto one = bugs::find_deed(tx, org, which, kind, id, person)) {
            found[kind].push_back(*std::move(one));
        }
    }
    return found;
}

void keep_outcome(
    db::transaction& tx, store::batch_row& in, changes::subject_kind kind, const bugs::undone& done
) {
    if (!done.is_known) return;
    ++(done.is_changed ? in.changed : in.unchanged);
    for (const auto& left : done.left) {
        // The undo of something else in the batch brought this back already, or moved it on.
        if (left.since == in.id) continue;
        store::insert_note(
            tx,
            in,
            {.kind = kind,
             .id = done.id,
             .field = left.field,
             .code = left.code,
             .detail = left.detail,
             .by = left.by,
             .at = left.at}
        );
        ++in.notes;
    }
}

void take_back(db::transaction& tx, const changes::act& by, store::batch_row& in, deeds what) {
    for (const auto& way : undo_ways()) {
        const auto of_kind = what.extract(way.of);
        if (!of_kind) continue;
        for (const auto& done : way.take_back(tx, by, in.org, *in.undo_of, of_kind.mapped())) {
            keep_outcome(tx, in, way.of, done);
        }
    }
    for (const auto& [kind, without_way] : what) {
        for (const auto& each : without_way) {
            keep_outcome(tx, in, kind, {.id = each.id, .left = {bugs::cannot_be_undone("")}});
        }
    }
}

/// Settings stand on one another like this; bugs stand on all of them.
constexpr std::array settings_in_order{
    changes::subject_kind::project, changes::subject_kind::status, changes::subject_kind::label
};

enum class settings { gone, there };

void undo_settings(
    db::transaction& tx,
    const changes::act& by,
    store::batch_row& in,
    const std::vector<store::touched_thing>& all,
    settings which
) {
    auto found = deeds_on(tx, in.org, *in.undo_of, {}, all);
    auto order = settings_in_order;
    if (which == settings::there) std::ranges::reverse(order);
    for (const auto kind : order) {
        auto of_kind = std::move(found[kind]);
        std::erase_if(of_kind, [&](const bugs::deed& one) {
            return bugs::net_of(one).removed != (which == settings::gone);
        });
        if (of_kind.empty()) continue;
        in.dealt_with += static_cast<std::int64_t>(of_kind.size());
        deeds what;
        what.emplace(kind, std::move(of_kind));
        take_back(tx, by, in, std::move(what));
    }
}

left_over told(const store::note& of) {
    return {
        .kind = of.kind,
        .id = of.id,
        .key = {},
        .field = of.field.empty() ? std::nullopt : std::optional{of.field},
        .code = of.code,
        .detail = of.detail,
        .by = of.by,
        .at = of.at
    };
}

} // namespace

outcome<bool> undo_next_things(
    db::transaction& tx, const changes::act& asked, organization_id org, batch_id which
) {
    auto by = asked;
    by.undo_of = which;
    if (const auto may = require_editor_of_own(tx, by.who, org); !may) return refused{may.error()};
    auto row = begin_or_go_on(tx, fresh_undo(tx, by, org, which));
    if (!row) return refused{std::move(row).error()};
    if (row->state != "running") return true;

    const auto person = row->actor.value;
    const auto things =
        store::touched_by(tx, org, which, person, row->came_to, limits::batch_things_per_commit);
    const auto settled = store::settings_touched_by(tx, org, which);
    const bool is_first = !row->came_to;
    const bool is_done = things.size() < limits::batch_things_per_commit;
    // Bugs get back a label or status that is there again, and lose one before it goes.
    if (is_first) undo_settings(tx, by, *row, settled, settings::gone);
    take_back(tx, by, *row, deeds_on(tx, org, which, person, things));
    if (is_done) undo_settings(tx, by, *row, settled, settings::there);
    const bool is_known = row->changed + row->unchanged > 0;
    if (is_done && !is_known) return refused{access::missing(by.who)};
    if (is_known) store::stop_batch(tx, org, which);
    if (!things.empty()) row->came_to = things.back().id;
    row->dealt_with += static_cast<std::int64_t>(things.size());
    if (is_done) row->state = "done";
    store::update_batch(tx, *row);
    return is_done;
}

outcome<undo_batch_result> read_undo(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
) {
    const auto batch = store::find_batch(tx, org, which);
    if (!batch || !batch->undo_of || batch->actor != who.as_principal()) {
        return refused{access::missing(who)};
    }
    undo_batch_result result{
        .batch_id = which,
        .undo_of = *batch->undo_of,
        .is_done = batch->state != "running",
        .changed = batch->changed,
        .left = {},
        .left_count = batch->notes
    };
    for (const auto& each : store::notes_of(tx, org, which, limits::batch_notes_max)) {
        auto left = told(each);
        if (each.kind == changes::subject_kind::bug) {
            const auto row = bugs::store::find_bug(tx, org, bug_id{each.id});
            if (!row || !bugs::require_row(tx, who, access::action::see_content, *row)) {
                --result.left_count;
                continue;
            }
            left.key = row->shown.key;
        }
        result.left.push_back(std::move(left));
    }
    return result;
}

} // namespace lacewing::batches
