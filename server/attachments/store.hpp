#pragma once

#include "attachments/types.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The module's SQL.
namespace lacewing::attachments::store {

struct attachment_row {
    attachment shown;
    principal uploader;
    crypto::digest content{};
    std::int64_t rev = 1;
    std::optional<timestamp> removed;
};

/// Removed ones too.
[[nodiscard]] std::optional<attachment_row> find_attachment(
    db::reader& tx, organization_id org, attachment_id which
);
/// Those of a bug that are not removed, the oldest first.
[[nodiscard]] std::vector<attachment> list_attachments(
    db::reader& tx, organization_id org, bug_id of
);
[[nodiscard]] std::int64_t count_attachments(db::reader& tx, organization_id org, bug_id of);

void insert_attachment(db::transaction& tx, const attachment_row& what);
/// Name, thumbnail, rev and removal.
void update_attachment(db::transaction& tx, const attachment_row& what);

struct thumbnail {
    std::string media_type;
    std::string content;
};
[[nodiscard]] std::optional<thumbnail> find_thumbnail(
    db::reader& tx, organization_id org, attachment_id of
);
void put_thumbnail(
    db::transaction& tx,
    organization_id org,
    attachment_id of,
    std::string_view media_type,
    std::string_view content
);

/// What the organization's files come to that are not removed: others make room where it is needed.
[[nodiscard]] std::int64_t kept_bytes(db::reader& tx, organization_id org);
/// What they come to, removed ones included. The total from now on. Two that add at once wait for
/// each other.
std::int64_t add_bytes(db::transaction& tx, organization_id org, std::int64_t bytes);
/// The part of it that is removed.
void add_removed_bytes(db::transaction& tx, organization_id org, std::int64_t bytes);

/// Removed ones of the organization go for good, at most limits::purged_at_once_max of them.
/// Returns how many bytes they held.
std::int64_t purge_removed(db::transaction& tx, organization_id org);
/// Those of any organization that were removed before. Returns how many went.
int purge_removed_before(db::transaction& tx, timestamp before);

/// Whether any row names this content.
[[nodiscard]] bool is_named(db::reader& tx, const crypto::digest& content);
/// The contents named by any row, from `first` up to and with `last`.
[[nodiscard]] std::vector<crypto::digest> named_between(
    db::reader& tx, const crypto::digest& first, const crypto::digest& last
);

} // namespace lacewing::attachments::store
