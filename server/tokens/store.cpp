#include "tokens/store.hpp"

#include <stdexcept>

namespace lacewing::tokens::store {

namespace {

scope scope_at(const db::result& rows, int column) {
    const auto known = schema::value_named<scope>(rows.get<std::string_view>(column));
    if (!known) throw std::runtime_error{"a token has a scope that this program does not know"};
    return *known;
}

constexpr std::string_view select_by_hash =
    "SELECT uid, id, scope, org_id, created_at, expires_at, last_used_at FROM access_tokens "
    "WHERE token_hash = $1";

constexpr std::string_view select_of_person =
    "SELECT id, name, scope, org_id, created_at, expires_at, last_used_at FROM access_tokens "
    "WHERE uid = $1 ORDER BY created_at DESC, id DESC LIMIT $2";

constexpr std::string_view count_of_person = "SELECT count(*) FROM access_tokens WHERE uid = $1";

constexpr std::string_view insert_row =
    "INSERT INTO access_tokens (id, uid, token_hash, name, scope, org_id, created_at, expires_at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

constexpr std::string_view delete_row = "DELETE FROM access_tokens WHERE uid = $1 AND id = $2";

constexpr std::string_view delete_expired =
    "DELETE FROM access_tokens WHERE uid = $1 AND expires_at <= $2";

constexpr std::string_view update_last_used =
    "UPDATE access_tokens SET last_used_at = $2 WHERE id = $1";

} // namespace

std::optional<token_row> find_by_hash(db::reader& tx, secret_hash hash) {
    auto rows = tx.query(select_by_hash, hash);
    if (!rows.next()) return std::nullopt;
    return token_row{
        .uid = rows.get<user_id>(0),
        .token =
            {.id = rows.get<token_id>(1),
             .name = {},
             .goes = scope_at(rows, 2),
             .org = rows.get<std::optional<organization_id>>(3),
             .created_at = rows.get<timestamp>(4),
             .expires_at = rows.get<timestamp>(5),
             .last_used_at = rows.get<std::optional<timestamp>>(6)}
    };
}

std::vector<access_token> list_tokens(db::reader& tx, user_id uid) {
    std::vector<access_token> found;
    auto rows = tx.query(select_of_person, uid, limits::tokens_per_account_max);
    while (rows.next()) {
        found.push_back(
            {.id = rows.get<token_id>(0),
             .name = rows.get<std::string>(1),
             .goes = scope_at(rows, 2),
             .org = rows.get<std::optional<organization_id>>(3),
             .created_at = rows.get<timestamp>(4),
             .expires_at = rows.get<timestamp>(5),
             .last_used_at = rows.get<std::optional<timestamp>>(6)}
        );
    }
    return found;
}

std::int64_t count_tokens(db::reader& tx, user_id uid) {
    auto rows = tx.query(count_of_person, uid);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

void insert_token(db::transaction& tx, user_id uid, const access_token& what, secret_hash hash) {
    tx.execute(
        insert_row,
        what.id,
        uid,
        hash,
        what.name,
        schema::name_of(what.goes),
        what.org,
        what.created_at,
        what.expires_at
    );
}

bool remove_token(db::transaction& tx, user_id uid, token_id id) {
    return tx.execute(delete_row, uid, id) == 1;
}

void remove_expired(db::transaction& tx, user_id uid, timestamp now) {
    tx.execute(delete_expired, uid, now);
}

void set_last_used(db::transaction& tx, token_id id, timestamp now) {
    tx.execute(update_last_used, id, now);
}

} // namespace lacewing::tokens::store
