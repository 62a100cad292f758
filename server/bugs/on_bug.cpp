#include "bugs/on_bug.hpp"

#include "bugs/read_bugs.hpp"
#include "bugs/rules.hpp"
#include "changes/about.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::bugs {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view select_known =
    "SELECT b.project_id, p.key, b.number, b.author_kind, b.author_id, b.visibility FROM bugs b "
    "JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "WHERE b.org_id = $1 AND b.id = $2 AND b.deleted_at IS NULL";

constexpr std::string_view select_even_deleted =
    "SELECT b.project_id, p.key, b.number, b.author_kind, b.author_id, b.visibility FROM bugs b "
    "JOIN projects p ON p.org_id = b.org_id AND p.id = b.project_id "
    "WHERE b.org_id = $1 AND b.id = $2";

constexpr std::string_view lock_bug = "SELECT 1 FROM bugs WHERE org_id = $1 AND id = $2 FOR UPDATE";

constexpr std::string_view select_listeners =
    "SELECT r.reader_id FROM bug_readers r "
    "JOIN org_members m ON m.org_id = r.org_id AND m.member_id = r.reader_id "
    "WHERE r.org_id = $1 AND r.bug_id = $2 "
    "UNION SELECT org_owner FROM orgs WHERE id = $1 ORDER BY 1";

constexpr std::string_view select_member =
    "SELECT member_id FROM org_members WHERE org_id = $1 AND member_id = $2";

std::optional<known_bug> read_known(db::result rows, organization_id org, bug_id which) {
    if (!rows.next()) return std::nullopt;
    const auto kind = parse_principal_kind(rows.get<std::string_view>(3));
    if (!kind) throw std::runtime_error{"a bug's author is of a kind that is not known"};
    return known_bug{
        .id = which,
        .org = org,
        .in = rows.get<project_id>(0),
        .key = print_key(rows.get<std::string_view>(1), rows.get<std::int64_t>(2)),
        .author = {.is = *kind, .value = rows.get<uuid>(4)},
        .is_restricted = rows.get<std::string_view>(5) == to_string(changes::visibility::restricted)
    };
}

std::optional<known_bug> find_known(db::reader& tx, organization_id org, bug_id which) {
    return read_known(tx.query(select_known, org, which), org, which);
}

std::vector<user_id> listeners_of(db::reader& tx, const known_bug& which) {
    std::vector<user_id> found;
    {
        auto rows = tx.query(select_listeners, which.org, which.id);
        while (rows.next()) found.push_back(rows.get<user_id>(0));
    }
    for (const auto& each : which.taken_from) {
        auto rows = tx.query(select_member, which.org, each);
        if (rows.next()) found.push_back(rows.get<user_id>(0));
    }
    std::ranges::sort(found);
    const auto repeated = std::ranges::unique(found);
    found.erase(repeated.begin(), repeated.end());
    return found;
}

/// Whether the bug's history tells it. Comments stand there themselves; that one was removed, or
/// brought back, is told.
bool is_told(const changes::change& what) {
    if (what.subject == changes::subject_kind::bug) return false;
    if (what.subject != changes::subject_kind::comment) return true;
    return what.what == changes::action::removed ||
           (what.what == changes::action::created && what.undo_of);
}

void tell_in_history(
    db::transaction& tx,
    const known_bug& of,
    const std::vector<changes::change>& what,
    std::int64_t last
) {
    auto version = last - static_cast<std::int64_t>(what.size());
    for (const auto& each : what) {
        ++version;
        if (is_told(each)) changes::note_about(tx, each.to, version, of.id.value);
    }
}

void tell_both(
    db::transaction& tx,
    const known_bug& one,
    const known_bug& other,
    const changes::change& what,
    std::int64_t version
) {
    tell_in_history(tx, one, {what}, version);
    tell_in_history(tx, other, {what}, version);
}

/// Whether bugs may count otherwise for somebody after the change: as more, fewer, open or closed.
bool moves_counts(const changes::change& what) {
    if (what.subject != changes::subject_kind::bug) return false;
    if (what.what != changes::action::changed) return true;
    constexpr std::array counted_by{
        "isOpen"sv, "projectID"sv, "visibility"sv, "sharedWith"sv, "assignedMembers"sv
    };
    return std::ranges::any_of(what.fields, [&](const auto& field) {
        return std::ranges::find(counted_by, field.name) != counted_by.end();
    });
}

/// The change of a bug that those hear in their own streams who know of something restricted.
changes::change word_to(
    user_id who, const changes::act& by, organization_id org, bug_id which, bool are_counts_moved
) {
    auto word = changes::change_by(
        by,
        changes::person_of(who),
        changes::subject_kind::bug,
        which.value,
        changes::action::changed
    );
    changes::set_new(word.fields, "orgID", org);
    if (!are_counts_moved) changes::set_new(word.fields, "movesCounts", false);
    return word;
}

outcome<known_bug> require_known(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    const std::optional<bug_id>& id,
    access::action what
) {
    auto found = id ? find_known(tx, org, *id) : std::nullopt;
    if (!found) return refused{access::missing(who)};
    access::subject subject{.org = org, .author = found->author};
    if (found->is_restricted) subject.restricted = found->id;
    const auto role = access::require(tx, who, what, subject);
    if (!role) return refused{role.error()};
    found->role = *role;
    return *std::move(found);
}

} // namespace

outcome<known_bug> require_bug(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    access::action what
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    return require_known(tx, who, org, find_id(tx, org, id_or_key), what);
}

outcome<known_bug> require_bug_for_change(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    access::action what
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    const auto id = find_id(tx, org, id_or_key);
    // SQLite has one writer at a time.
    if (id && tx.speaks() != db::dialect::sqlite) {
        auto locked = tx.query(lock_bug, org, *id);
        static_cast<void>(locked.next());
    }
    return require_known(tx, who, org, id, what);
}

changes::stream stream_of(const known_bug& which) {
    return which.is_restricted ? changes::restricted_of(which.id) : changes::content_of(which.org);
}

void record_on_bug(
    db::transaction& tx,
    const changes::act& by,
    const known_bug& on,
    std::vector<changes::change> what
) {
    if (what.empty()) return;
    for (auto& each : what) {
        each.project = on.in;
        if (on.is_restricted) each.seen_by = changes::visibility::restricted;
    }
    if (on.is_restricted) {
        const bool are_counts_moved = std::ranges::any_of(what, moves_counts);
        for (const auto who : listeners_of(tx, on)) {
            changes::record(tx, word_to(who, by, on.org, on.id, are_counts_moved));
        }
    }
    tell_in_history(tx, on, what, changes::record(tx, what));
}

known_bug known(db::reader& tx, organization_id org, bug_id which) {
    auto found = read_known(tx.query(select_even_deleted, org, which), org, which);
    if (!found) throw std::logic_error{"a bug that something hangs on is there"};
    return *std::move(found);
}

void record_on_both(
    db::transaction& tx,
    const changes::act& by,
    const known_bug& one,
    const known_bug& other,
    changes::change what
) {
    what.project = one.in;
    std::set<changes::stream> streams;
    std::map<user_id, std::set<bug_id>> words;
    const auto note = [&](const known_bug& each, const known_bug& beside) {
        if (!each.is_restricted) return;
        streams.insert(stream_of(each));
        for (const auto who : listeners_of(tx, each)) {
            words[who].insert(each.id);
            if (!beside.is_restricted) words[who].insert(beside.id);
        }
    };
    note(one, other);
    note(other, one);
    if (streams.empty()) {
        what.to = stream_of(one);
        tell_both(tx, one, other, what, changes::record(tx, what));
        return;
    }
    for (const auto& [who, which] : words) {
        for (const auto each : which) changes::record(tx, word_to(who, by, one.org, each, false));
    }
    what.seen_by = changes::visibility::restricted;
    for (const auto& to : streams) {
        what.to = to;
        tell_both(tx, one, other, what, changes::record(tx, what));
    }
}

} // namespace lacewing::bugs
