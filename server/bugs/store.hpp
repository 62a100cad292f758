#pragma once

#include "bugs/types.hpp"
#include "platform/db/transaction.hpp"
#include "platform/http/paging.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::bugs::store {

/// A bug with what the API does not show of it. Deleted ones are found too.
struct bug_row {
    bug shown; ///< whole: with description, environment, sharedWith, watchers and voters
    principal author;
    std::int64_t title_rev = 1;       ///< the bug's rev when the title last changed
    std::int64_t description_rev = 1; ///< the same of the description
};

[[nodiscard]] std::optional<bug_row> find_bug(db::reader& tx, organization_id org, bug_id which);
/// Nobody else changes the bug until the commit.
[[nodiscard]] std::optional<bug_row> find_bug_for_change(
    db::transaction& tx, organization_id org, bug_id which
);
[[nodiscard]] std::optional<bug_id> find_by_number(
    db::reader& tx, organization_id org, project_id in, std::int64_t number
);

/// As whom restricted bugs are read (access::reader_of); nothing: none of them.
using reader_id = std::optional<uuid>;
/// Where `list` goes on: in a project behind a number, in the organization behind a time and an id.
using position = std::optional<http::page_position>;
/// Without descriptions; highest number first.
[[nodiscard]] std::vector<bug> list_of_project(
    db::reader& tx,
    organization_id org,
    const reader_id& who,
    project_id in,
    const position& after,
    int limit
);
/// Without descriptions; newest first.
[[nodiscard]] std::vector<bug> list_of_organization(
    db::reader& tx, organization_id org, const reader_id& who, const position& after, int limit
);

/// Deleted ones without descriptions, the latest first; of one author, or of everybody.
[[nodiscard]] std::vector<bug> list_deleted(
    db::reader& tx,
    organization_id org,
    const reader_id& who,
    const std::optional<principal>& author,
    const position& after,
    int limit
);

/// False where an id or a number is taken: then nothing must be kept.
[[nodiscard]] bool insert_bugs(db::transaction& tx, std::span<const bug_row> made);
/// Of bugs that have none yet; `assigned` by their places.
void insert_assignees(
    db::transaction& tx,
    std::span<const bug_row> made,
    std::span<const std::span<const principal>> assigned
);
void update_bug(db::transaction& tx, const bug_row& changed);
void replace_assignees(db::transaction& tx, const bug& of, std::span<const principal> assigned);

/// How many more bugs name a user or person.
struct principal_difference {
    std::int64_t created = 0;
    std::int64_t assigned = 0;
    bool operator==(const principal_difference&) const = default;
};
void add_to_principal(
    db::transaction& tx, organization_id org, const uuid& who, const principal_difference& by
);

} // namespace lacewing::bugs::store
