#include "batches/bulk_change.hpp"

#include "access/access.hpp"
#include "batches/rules.hpp"
#include "bugs/change_bugs.hpp"
#include "bugs/rules.hpp"

#include <algorithm>

namespace lacewing::batches {

namespace {

store::batch_row fresh_bulk_change(
    const changes::act& by, organization_id org, const bulk_change_request& what, std::size_t total
) {
    return {
        .org = org,
        .id = what.batch_id,
        .work = "bulk",
        .undo_of = {},
        .actor = by.who.as_principal().value(),
        .request_hash = hash_of(what),
        .created = by.at,
        .state = "running",
        .total = static_cast<std::int64_t>(total),
        .came_to = {}
    };
}

void note_refused(db::transaction& tx, store::batch_row& in, const bugs::changed_item& item) {
    const auto& why = item.why.value();
    const auto* field = why.fields.empty() ? nullptr : &why.fields.front();
    store::insert_note(
        tx,
        in,
        {.kind = changes::subject_kind::bug,
         .id = item.id,
         .field = {},
         .code = field == nullptr ? why.code : field->code,
         .detail = field == nullptr ? why.detail : field->detail,
         .by = {},
         .at = {}}
    );
    ++in.notes;
}

} // namespace

outcome<bool> change_next_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const bulk_change_request& what
) {
    if (const auto may = require_editor_of_own(tx, by.who, org); !may) return refused{may.error()};
    if (what.change == bugs::bulk_edit{}) {
        return refused{bugs::bad_field("/change", "required", "Name a field that shall change.")};
    }
    const auto ids = without_repeats(what.ids);
    auto row = begin_or_go_on(tx, fresh_bulk_change(by, org, what, ids.size()));
    if (!row) return refused{std::move(row).error()};
    if (row->state != "running") return true;

    // From the end: in a list by last change the pieces stand in the order they were named in.
    const auto left = ids.size() - std::min(static_cast<std::size_t>(row->dealt_with), ids.size());
    const auto count = std::min(limits::batch_things_per_commit, left);
    const auto piece = std::span{ids}.subspan(left - count, count);
    for (const auto& item : bugs::change_bugs(tx, by, org, piece, what.change)) {
        if (item.why) {
            note_refused(tx, *row, item);
        } else {
            ++(item.is_changed ? row->changed : row->unchanged);
        }
    }
    row->dealt_with += static_cast<std::int64_t>(count);
    const bool is_done = count == left;
    if (is_done) row->state = "done";
    store::update_batch(tx, *row);
    return is_done;
}

std::optional<timestamp> began_at(db::reader& tx, organization_id org, batch_id which) {
    const auto row = store::find_batch(tx, org, which);
    return row ? std::optional{row->created} : std::nullopt;
}

outcome<bulk_change_result> read_bulk_change(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
) {
    const auto row = store::find_batch(tx, org, which);
    if (!row || row->actor != who.as_principal()) return refused{access::missing(who)};
    bulk_change_result result{
        .batch_id = which,
        .is_done = row->state != "running",
        .total = row->total.value_or(0),
        .changed = row->changed,
        .unchanged = row->unchanged,
        .refused = {}
    };
    for (auto& each : store::notes_of(tx, org, which, static_cast<int>(limits::bulk_ids_max))) {
        result.refused.push_back(
            {.id = each.id, .code = std::move(each.code), .detail = std::move(each.detail)}
        );
    }
    return result;
}

} // namespace lacewing::batches
