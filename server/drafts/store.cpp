#include "drafts/store.hpp"

#include <stdexcept>

namespace lacewing::drafts::store {

namespace {

constexpr std::string_view select_draft =
    "SELECT id, place, text, updated_at FROM drafts WHERE uid = $1 AND place = $2";

constexpr std::string_view select_count = "SELECT COUNT(*) FROM drafts WHERE uid = $1";

constexpr std::string_view upsert_draft =
    "INSERT INTO drafts (uid, place, id, updated_at, text) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (uid, place) DO UPDATE SET updated_at = excluded.updated_at, "
    "text = excluded.text RETURNING id";

constexpr std::string_view delete_draft = "DELETE FROM drafts WHERE uid = $1 AND place = $2";

} // namespace

std::optional<draft_row> find_draft(db::reader& tx, user_id of, std::string_view place) {
    auto rows = tx.query(select_draft, of, place);
    if (!rows.next()) return std::nullopt;
    return draft_row{
        .id = rows.get<uuid>(0),
        .shown =
            {.place = rows.get<std::string>(1),
             .text = rows.get<std::string>(2),
             .updated = rows.get<timestamp>(3)}
    };
}

std::int64_t count_drafts(db::reader& tx, user_id of) {
    auto rows = tx.query(select_count, of);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

uuid put_draft(db::transaction& tx, user_id of, const draft_row& what) {
    const auto& shown = what.shown;
    auto rows = tx.query(upsert_draft, of, shown.place, what.id, shown.updated, shown.text);
    if (!rows.next()) throw std::runtime_error{"a draft was not kept"};
    return rows.get<uuid>(0);
}

bool remove_draft(db::transaction& tx, user_id of, std::string_view place) {
    return tx.execute(delete_draft, of, place) == 1;
}

} // namespace lacewing::drafts::store
