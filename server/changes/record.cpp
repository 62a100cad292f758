#include "changes/record.hpp"

#include "changes/fields.hpp"
#include "changes/hash.hpp"
#include "platform/db/many_rows.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>

namespace lacewing::changes {

namespace {

// Takes the next versions and, with them, the row's lock until the commit: that keeps a stream
// without gaps.
constexpr std::string_view take_versions =
    "INSERT INTO streams (owner_id, stream, version, hash) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (owner_id, stream) DO UPDATE SET version = streams.version + $3 "
    "RETURNING version, hash";

constexpr std::string_view keep_hash =
    "UPDATE streams SET hash = $3 WHERE owner_id = $1 AND stream = $2";

constexpr std::string_view insert_changes =
    "INSERT INTO changes (owner_id, stream, version, at, actor_kind, actor_id, on_behalf_of_kind, "
    "on_behalf_of_id, subject_kind, subject_id, project_id, visibility, action, fields, batch_id, "
    "undo_of, client_id, reason, hash)";

struct taken {
    std::int64_t last;
    chain_hash previous;
};

taken take(db::transaction& tx, const stream& of, std::size_t count) {
    const chain_hash beginning{};
    auto rows = tx.query(
        take_versions, of.owner, to_string(of.is), count, std::span<const std::uint8_t>{beginning}
    );
    if (!rows.next()) throw std::runtime_error{"the log gave no version"};
    taken result{.last = rows.get<std::int64_t>(0), .previous = {}};
    const auto hash = rows.get<std::string_view>(1);
    if (hash.size() != result.previous.size())
        throw std::runtime_error{"the log's hash is damaged"};
    std::ranges::copy(hash, result.previous.begin());
    return result;
}

std::optional<std::string_view> kind_of(const std::optional<principal>& who) {
    if (!who) return std::nullopt;
    return to_string(who->is);
}

std::optional<uuid> id_of(const std::optional<principal>& who) {
    if (!who) return std::nullopt;
    return who->value;
}

void add(db::many_rows& to, const change& what, std::int64_t version, const chain_hash& hash) {
    to.add(
        what.to.owner,
        to_string(what.to.is),
        version,
        what.at,
        kind_of(what.actor),
        id_of(what.actor),
        kind_of(what.on_behalf_of),
        id_of(what.on_behalf_of),
        to_string(what.subject),
        what.subject_id,
        what.project,
        to_string(what.seen_by),
        to_string(what.what),
        print_fields(what.fields),
        what.batch,
        what.undo_of,
        what.client_id,
        what.reason,
        std::span<const std::uint8_t>{hash}
    );
}

} // namespace

std::int64_t record(db::transaction& tx, const change& what) {
    return record(tx, std::span{&what, 1});
}

std::int64_t record(db::transaction& tx, std::span<const change> what) {
    const auto& to = what.front().to;
    auto [last, hash] = take(tx, to, what.size());
    auto version = last - static_cast<std::int64_t>(what.size());
    db::many_rows rows{tx, insert_changes};
    for (const auto& each : what) {
        if (each.to != to) throw std::logic_error{"changes of one call belong to one stream"};
        ++version;
        hash = hash_of(each, version, hash);
        add(rows, each, version, hash);
        auto recorded = std::make_shared<recorded_change>();
        recorded->what = each;
        recorded->version = version;
        tx.announce(std::move(recorded));
    }
    rows.finish();
    tx.execute(keep_hash, to.owner, to_string(to.is), std::span<const std::uint8_t>{hash});
    return last;
}

} // namespace lacewing::changes
