#include "batches/store.hpp"

#include <algorithm>
#include <span>
#include <stdexcept>

namespace lacewing::batches::store {

namespace {

constexpr std::string_view insert_batch_row =
    "INSERT INTO batches (org_id, id, work, undo_of, actor_kind, actor_id, request_hash, "
    "created_at, state, total, dealt_with, came_to, changed, unchanged, notes) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) "
    "ON CONFLICT DO NOTHING";

constexpr std::string_view select_batch =
    "SELECT work, undo_of, actor_kind, actor_id, request_hash, created_at, state, total, "
    "dealt_with, came_to, changed, unchanged, notes FROM batches WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_batch_for_update =
    "SELECT work, undo_of, actor_kind, actor_id, request_hash, created_at, state, total, "
    "dealt_with, came_to, changed, unchanged, notes FROM batches WHERE org_id = $1 AND id = $2 "
    "FOR UPDATE";

constexpr std::string_view update_batch_row =
    "UPDATE batches SET state = $3, dealt_with = $4, came_to = $5, changed = $6, unchanged = $7, "
    "notes = $8 WHERE org_id = $1 AND id = $2";

constexpr std::string_view stop_batch_row =
    "UPDATE batches SET state = 'stopped' WHERE org_id = $1 AND id = $2 AND state = 'running'";

constexpr std::string_view insert_note_row =
    "INSERT INTO batch_notes (org_id, batch_id, position, subject_kind, subject_id, field, code, "
    "detail, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

constexpr std::string_view select_notes =
    "SELECT subject_kind, subject_id, field, code, detail, changed_by, changed_at "
    "FROM batch_notes WHERE org_id = $1 AND batch_id = $2 ORDER BY position LIMIT $3";

constexpr std::string_view select_touched =
    "SELECT DISTINCT c.subject_id, c.subject_kind FROM changes c "
    "WHERE c.batch_id = $2 AND c.subject_kind NOT IN ('project', 'status', 'label') AND "
    "c.subject_id < $3 AND "
    "((c.stream = 'content' AND c.owner_id = $1) OR (c.stream = 'restricted' AND "
    "EXISTS (SELECT 1 FROM bugs b WHERE b.org_id = $1 AND b.id = c.owner_id)) OR "
    "(c.stream = 'person' AND c.owner_id = $5 AND c.subject_kind = 'view')) "
    "ORDER BY c.subject_id DESC LIMIT $4";

constexpr std::string_view select_touched_settings =
    "SELECT DISTINCT subject_id, subject_kind FROM changes WHERE batch_id = $2 AND "
    "subject_kind IN ('project', 'status', 'label') AND stream = 'content' AND owner_id = $1";

/// No thing has it: behind every UUIDv7.
constexpr uuid behind_all = [] {
    uuid last;
    for (auto& byte : last.bytes) byte = 0xFF;
    return last;
}();

template <class T>
T known(std::optional<T> value) {
    if (!value) throw std::runtime_error{"a batch holds a word that this program does not know"};
    return *value;
}

std::optional<batch_row> read_batch(db::result rows, organization_id org, batch_id which) {
    if (!rows.next()) return std::nullopt;
    batch_row found{
        .org = org,
        .id = which,
        .work = rows.get<std::string>(0),
        .undo_of = rows.get<std::optional<batch_id>>(1),
        .actor =
            {.is = known(parse_principal_kind(rows.get<std::string_view>(2))),
             .value = rows.get<uuid>(3)},
        .request_hash = {},
        .created = rows.get<timestamp>(5),
        .state = rows.get<std::string>(6),
        .total = rows.get<std::optional<std::int64_t>>(7),
        .dealt_with = rows.get<std::int64_t>(8),
        .came_to = rows.get<std::optional<uuid>>(9),
        .changed = rows.get<std::int64_t>(10),
        .unchanged = rows.get<std::int64_t>(11),
        .notes = rows.get<std::int64_t>(12)
    };
    std::ranges::copy(rows.get<std::string_view>(4), std::back_inserter(found.request_hash));
    return found;
}

} // namespace

bool insert_batch(db::transaction& tx, const batch_row& made) {
    const auto inserted = tx.execute(
        insert_batch_row,
        made.org,
        made.id,
        made.work,
        made.undo_of,
        to_string(made.actor.is),
        made.actor.value,
        std::span<const std::uint8_t>{made.request_hash},
        made.created,
        made.state,
        made.total,
        made.dealt_with,
        made.came_to,
        made.changed,
        made.unchanged,
        made.notes
    );
    return inserted == 1;
}

std::optional<batch_row> find_batch(db::reader& tx, organization_id org, batch_id which) {
    return read_batch(tx.query(select_batch, org, which), org, which);
}

std::optional<batch_row> find_batch_for_change(
    db::transaction& tx, organization_id org, batch_id which
) {
    // SQLite has one writer at a time.
    if (tx.speaks() == db::dialect::sqlite) return find_batch(tx, org, which);
    return read_batch(tx.query(select_batch_for_update, org, which), org, which);
}

void update_batch(db::transaction& tx, const batch_row& now) {
    tx.execute(
        update_batch_row,
        now.org,
        now.id,
        now.state,
        now.dealt_with,
        now.came_to,
        now.changed,
        now.unchanged,
        now.notes
    );
}

void stop_batch(db::transaction& tx, organization_id org, batch_id which) {
    tx.execute(stop_batch_row, org, which);
}

void insert_note(db::transaction& tx, const batch_row& of, const note& what) {
    tx.execute(
        insert_note_row,
        of.org,
        of.id,
        of.notes,
        changes::to_string(what.kind),
        what.id,
        what.field,
        what.code,
        what.detail,
        what.by,
        what.at
    );
}

std::vector<note> notes_of(db::reader& tx, organization_id org, batch_id which, int limit) {
    std::vector<note> found;
    auto rows = tx.query(select_notes, org, which, limit);
    while (rows.next()) {
        found.push_back(
            {.kind = known(changes::parse_subject_kind(rows.get<std::string_view>(0))),
             .id = rows.get<uuid>(1),
             .field = rows.get<std::string>(2),
             .code = rows.get<std::string>(3),
             .detail = rows.get<std::string>(4),
             .by = rows.get<std::optional<uuid>>(5),
             .at = rows.get<std::optional<timestamp>>(6)}
        );
    }
    return found;
}

std::vector<touched_thing> touched_by(
    db::reader& tx,
    organization_id org,
    batch_id which,
    const std::optional<uuid>& person,
    const std::optional<uuid>& after,
    std::size_t limit
) {
    std::vector<touched_thing> found;
    auto rows = tx.query(select_touched, org, which, after.value_or(behind_all), limit, person);
    while (rows.next()) {
        found.push_back(
            {.kind = known(changes::parse_subject_kind(rows.get<std::string_view>(1))),
             .id = rows.get<uuid>(0)}
        );
    }
    return found;
}

std::vector<touched_thing> settings_touched_by(
    db::reader& tx, organization_id org, batch_id which
) {
    std::vector<touched_thing> found;
    auto rows = tx.query(select_touched_settings, org, which);
    while (rows.next()) {
        found.push_back(
            {.kind = known(changes::parse_subject_kind(rows.get<std::string_view>(1))),
             .id = rows.get<uuid>(0)}
        );
    }
    return found;
}

} // namespace lacewing::batches::store
