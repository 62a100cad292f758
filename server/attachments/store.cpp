#include "attachments/store.hpp"

#include <algorithm>
#include <stdexcept>

namespace lacewing::attachments::store {

namespace {

std::span<const std::uint8_t> bytes_in(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

crypto::digest digest_of(std::string_view bytes) {
    crypto::digest read{};
    if (bytes.size() != read.size()) throw std::runtime_error{"a content's hash has a wrong size"};
    std::ranges::transform(bytes, read.begin(), [](char each) {
        return static_cast<std::uint8_t>(each);
    });
    return read;
}

constexpr std::string_view select_attachment =
    "SELECT bug_id, name, media_type, size_bytes, width, height, has_thumbnail, uploader_kind, "
    "uploader_id, created_at, content_hash, rev, removed_at FROM attachments "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_of_bug =
    "SELECT id, name, media_type, size_bytes, width, height, has_thumbnail, uploader_id, "
    "created_at FROM attachments WHERE org_id = $1 AND bug_id = $2 AND removed_at IS NULL "
    "ORDER BY created_at, id LIMIT $3";

constexpr std::string_view count_of_bug =
    "SELECT COUNT(*) FROM attachments WHERE org_id = $1 AND bug_id = $2 AND removed_at IS NULL";

constexpr std::string_view insert_row =
    "INSERT INTO attachments (org_id, id, bug_id, name, media_type, size_bytes, width, height, "
    "content_hash, uploader_kind, uploader_id, has_thumbnail, created_at, rev) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";

constexpr std::string_view update_row =
    "UPDATE attachments SET name = $3, has_thumbnail = $4, rev = $5, removed_at = $6 "
    "WHERE org_id = $1 AND id = $2";

constexpr std::string_view select_thumbnail =
    "SELECT media_type, content FROM attachment_thumbnails WHERE org_id = $1 AND attachment_id = "
    "$2";

constexpr std::string_view upsert_thumbnail =
    "INSERT INTO attachment_thumbnails (org_id, attachment_id, media_type, content) "
    "VALUES ($1, $2, $3, $4) ON CONFLICT (org_id, attachment_id) "
    "DO UPDATE SET media_type = $3, content = $4";

constexpr std::string_view select_kept =
    "SELECT bytes - removed_bytes FROM attachment_totals WHERE org_id = $1";

constexpr std::string_view add_to_total =
    "INSERT INTO attachment_totals (org_id, bytes, removed_bytes) VALUES ($1, $2, 0) "
    "ON CONFLICT (org_id) DO UPDATE SET bytes = attachment_totals.bytes + $2 RETURNING bytes";

constexpr std::string_view add_to_removed =
    "UPDATE attachment_totals SET removed_bytes = removed_bytes + $2 WHERE org_id = $1";

constexpr std::string_view select_removed_of =
    "SELECT org_id, id, size_bytes FROM attachments WHERE org_id = $1 AND removed_at IS NOT NULL "
    "ORDER BY removed_at, id LIMIT $2";

constexpr std::string_view select_removed_before =
    "SELECT org_id, id, size_bytes FROM attachments WHERE removed_at < $1 "
    "ORDER BY removed_at, org_id, id LIMIT $2";

constexpr std::string_view delete_thumbnail =
    "DELETE FROM attachment_thumbnails WHERE org_id = $1 AND attachment_id = $2";

constexpr std::string_view delete_row =
    "DELETE FROM attachments WHERE org_id = $1 AND id = $2 AND removed_at IS NOT NULL";

constexpr std::string_view select_named =
    "SELECT 1 FROM attachments WHERE content_hash = $1 LIMIT 1";

constexpr std::string_view select_named_between =
    "SELECT DISTINCT content_hash FROM attachments WHERE content_hash >= $1 AND content_hash <= $2 "
    "ORDER BY content_hash";

struct removed_row {
    organization_id org;
    attachment_id id;
    std::int64_t size = 0;
};

std::vector<removed_row> read_removed(db::result rows) {
    std::vector<removed_row> found;
    while (rows.next()) {
        found.push_back(
            {rows.get<organization_id>(0), rows.get<attachment_id>(1), rows.get<std::int64_t>(2)}
        );
    }
    return found;
}

std::int64_t purge(db::transaction& tx, const std::vector<removed_row>& rows) {
    std::int64_t freed = 0;
    for (const auto& each : rows) {
        tx.execute(delete_thumbnail, each.org, each.id);
        // One that was brought back meanwhile stays.
        if (tx.execute(delete_row, each.org, each.id) == 0) continue;
        add_bytes(tx, each.org, -each.size);
        add_removed_bytes(tx, each.org, -each.size);
        freed += each.size;
    }
    return freed;
}

} // namespace

std::optional<attachment_row> find_attachment(
    db::reader& tx, organization_id org, attachment_id which
) {
    auto rows = tx.query(select_attachment, org, which);
    if (!rows.next()) return std::nullopt;
    const auto kind = parse_principal_kind(rows.get<std::string_view>(7));
    if (!kind) throw std::runtime_error{"an uploader is of a kind that is not known"};
    const auto uploader = rows.get<uuid>(8);
    return attachment_row{
        .shown =
            {.id = which,
             .org_id = org,
             .bug_id = rows.get<bug_id>(0),
             .name = rows.get<std::string>(1),
             .media_type = rows.get<std::string>(2),
             .size = rows.get<std::int64_t>(3),
             .width = rows.get<std::optional<std::int64_t>>(4),
             .height = rows.get<std::optional<std::int64_t>>(5),
             .has_thumbnail = rows.get<bool>(6),
             .uploaded_by = uploader,
             .created = rows.get<timestamp>(9)},
        .uploader = {.is = *kind, .value = uploader},
        .content = digest_of(rows.get<std::string_view>(10)),
        .rev = rows.get<std::int64_t>(11),
        .removed = rows.get<std::optional<timestamp>>(12)
    };
}

std::vector<attachment> list_attachments(db::reader& tx, organization_id org, bug_id of) {
    std::vector<attachment> found;
    auto rows = tx.query(select_of_bug, org, of, limits::attachments_per_bug_max);
    while (rows.next()) {
        found.push_back({
            .id = rows.get<attachment_id>(0),
            .org_id = org,
            .bug_id = of,
            .name = rows.get<std::string>(1),
            .media_type = rows.get<std::string>(2),
            .size = rows.get<std::int64_t>(3),
            .width = rows.get<std::optional<std::int64_t>>(4),
            .height = rows.get<std::optional<std::int64_t>>(5),
            .has_thumbnail = rows.get<bool>(6),
            .uploaded_by = rows.get<uuid>(7),
            .created = rows.get<timestamp>(8),
        });
    }
    return found;
}

std::int64_t count_attachments(db::reader& tx, organization_id org, bug_id of) {
    auto rows = tx.query(count_of_bug, org, of);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

void insert_attachment(db::transaction& tx, const attachment_row& what) {
    const auto& shown = what.shown;
    tx.execute(
        insert_row,
        shown.org_id,
        shown.id,
        shown.bug_id,
        shown.name,
        shown.media_type,
        shown.size,
        shown.width,
        shown.height,
        std::span<const std::uint8_t>{what.content},
        to_string(what.uploader.is),
        what.uploader.value,
        shown.has_thumbnail,
        shown.created,
        what.rev
    );
}

void update_attachment(db::transaction& tx, const attachment_row& what) {
    const auto& shown = what.shown;
    tx.execute(
        update_row, shown.org_id, shown.id, shown.name, shown.has_thumbnail, what.rev, what.removed
    );
}

std::optional<thumbnail> find_thumbnail(db::reader& tx, organization_id org, attachment_id of) {
    auto rows = tx.query(select_thumbnail, org, of);
    if (!rows.next()) return std::nullopt;
    return thumbnail{rows.get<std::string>(0), rows.get<std::string>(1)};
}

void put_thumbnail(
    db::transaction& tx,
    organization_id org,
    attachment_id of,
    std::string_view media_type,
    std::string_view content
) {
    tx.execute(upsert_thumbnail, org, of, media_type, bytes_in(content));
}

std::int64_t kept_bytes(db::reader& tx, organization_id org) {
    auto rows = tx.query(select_kept, org);
    return rows.next() ? rows.get<std::int64_t>(0) : 0;
}

std::int64_t add_bytes(db::transaction& tx, organization_id org, std::int64_t bytes) {
    auto rows = tx.query(add_to_total, org, bytes);
    return rows.next() ? rows.get<std::int64_t>(0) : bytes;
}

void add_removed_bytes(db::transaction& tx, organization_id org, std::int64_t bytes) {
    tx.execute(add_to_removed, org, bytes);
}

std::int64_t purge_removed(db::transaction& tx, organization_id org) {
    return purge(tx, read_removed(tx.query(select_removed_of, org, limits::purged_at_once_max)));
}

int purge_removed_before(db::transaction& tx, timestamp before) {
    const auto rows =
        read_removed(tx.query(select_removed_before, before, limits::purged_at_once_max));
    purge(tx, rows);
    return static_cast<int>(rows.size());
}

bool is_named(db::reader& tx, const crypto::digest& content) {
    return tx.query(select_named, std::span<const std::uint8_t>{content}).next();
}

std::vector<crypto::digest> named_between(
    db::reader& tx, const crypto::digest& first, const crypto::digest& last
) {
    std::vector<crypto::digest> found;
    auto rows = tx.query(
        select_named_between,
        std::span<const std::uint8_t>{first},
        std::span<const std::uint8_t>{last}
    );
    while (rows.next()) found.push_back(digest_of(rows.get<std::string_view>(0)));
    return found;
}

} // namespace lacewing::attachments::store
