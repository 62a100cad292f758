#pragma once

#include "access/subjects.hpp"
#include "bugs/related/relation.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The SQL of this module; private to it.
namespace lacewing::imports::store {

/// Whose reports are meant: keys are unique inside a source.
struct source {
    organization_id org;
    std::string name;
};

/// A report that became a bug.
struct imported {
    bug_id bug;
    std::string digest;  ///< of all that the source said; empty where an older version imported it
    std::string brought; ///< imports::brought as JSON; empty as well
};

[[nodiscard]] std::optional<imported> find_imported(
    db::reader& tx, const source& of, std::string_view key
);
void remember_imported(
    db::transaction& tx, const source& of, std::string_view key, const imported& what
);

/// A relation by the keys of its reports.
struct keyed_relation {
    bugs::relation_kind kind = bugs::relation_kind::relates_to;
    std::string from;
    std::string to;
    bool is_made = false;
};
[[nodiscard]] std::optional<keyed_relation> find_relation(
    db::reader& tx, const source& of, const keyed_relation& which
);
void remember_relation(db::transaction& tx, const source& of, const keyed_relation& which);
/// Those that name the report and are not made, as one of their two sides said.
[[nodiscard]] std::vector<keyed_relation> waiting_for(
    db::reader& tx, const source& of, std::string_view key
);

/// The member with that username, without regard to case.
[[nodiscard]] std::optional<user_id> find_member_called(
    db::reader& tx, organization_id org, std::string_view username
);
[[nodiscard]] std::vector<std::string> some_usernames(
    db::reader& tx, organization_id org, int limit
);

} // namespace lacewing::imports::store
