#include "access/access.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace lacewing::access {

namespace {

constexpr std::string_view find_organization =
    "SELECT is_private, members_edit_any_bug, members_manage_keys FROM orgs "
    "WHERE id = $1 AND deleted_at IS NULL";

constexpr std::string_view find_role =
    "SELECT o.is_private, o.members_edit_any_bug, o.members_manage_keys, m.member_role FROM orgs o "
    "LEFT JOIN org_members m ON m.org_id = o.id AND m.member_id = $2 "
    "WHERE o.id = $1 AND o.deleted_at IS NULL";

constexpr role role_of_strangers(bool is_private) {
    return is_private ? role::none : role::outsider;
}

// A role that this program does not know gives no right.
role role_of(std::string_view stored) {
    return parse_role(stored).value_or(role::none);
}

problem not_signed_in() {
    return {.status = 401, .code = "not_signed_in", .detail = "Please log in."};
}

problem not_found() {
    return {
        .status = 404,
        .code = "not_found",
        .detail = "There is nothing here, or it is not yours to see."
    };
}

problem token_read_only() {
    return {
        .status = 403,
        .code = "token_read_only",
        .detail = "This access token may only read. Make one that may write."
    };
}

/// What people are told who may not; the specification's words where it has some.
std::string_view refusal_of(action what) {
    switch (what) {
    case action::create_project:
        return "You are not authorized to create projects.";
    case action::change_role:
    case action::remove_member:
        return "You are not authorized to edit this member.";
    default:
        return "Your role does not allow this.";
    }
}

/// Where somebody stands in an organization.
struct standing {
    role has = role::none;
    switches as_set;
};

switches read_switches(const db::result& rows) {
    return {.members_edit_any_bug = rows.get<bool>(1), .members_manage_keys = rows.get<bool>(2)};
}

role role_of_others(const actor& who, organization_id org, bool is_private) {
    if (who.is == actor::kind::server_operator) return role::owner;
    // A key opens its own organization and no other, public ones included.
    if (who.is == actor::kind::api_key) return who.org == org ? role::member : role::none;
    return role_of_strangers(is_private);
}

standing standing_of(db::reader& tx, const actor& who, organization_id org) {
    if (who.only && *who.only != org) return {};
    if (who.is != actor::kind::user) {
        auto rows = tx.query(find_organization, org);
        if (!rows.next()) return {};
        return {role_of_others(who, org, rows.get<bool>(0)), read_switches(rows)};
    }
    auto rows = tx.query(find_role, org, who.user);
    if (!rows.next()) return {};
    const bool is_stranger = rows.is_null(3);
    const auto has =
        is_stranger ? role_of_strangers(rows.get<bool>(0)) : role_of(rows.get<std::string_view>(3));
    return {has, read_switches(rows)};
}

/// What lets others do to a bug what its author may.
std::optional<action> for_any_bug(action own) {
    if (own == action::edit_own_bug) return action::edit_any_bug;
    if (own == action::withhold_own_bug) return action::withhold_any_bug;
    return std::nullopt;
}

bool may(const standing& stands, const actor& who, action what, const subject& of) {
    if (who.is == actor::kind::api_key && permission_for(what).is_for_people) return false;
    if (stands.has < least_role_for(what, stands.as_set)) return false;
    const auto for_any = for_any_bug(what);
    if (!for_any) return true;
    const bool is_author = of.author && of.author == who.as_principal();
    return is_author || stands.has >= least_role_for(*for_any, stands.as_set);
}

// How many users one statement asks for; a constant, so that the text is one and is cached.
constexpr std::size_t roles_per_statement = 100;

const std::string& find_roles() {
    static const std::string sql = [] {
        std::string text = "SELECT member_id, member_role FROM org_members WHERE org_id = $1 AND "
                           "member_id IN (";
        for (std::size_t at = 0; at < roles_per_statement; ++at) {
            text += (at == 0 ? "$" : ", $") + std::to_string(at + 2);
        }
        return text + ")";
    }();
    return sql;
}

} // namespace

problem not_allowed(action what) {
    return {
        .status = 403,
        .code = "not_allowed",
        .detail = std::string{refusal_of(what)},
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

role role_in(db::reader& tx, const actor& who, organization_id org) {
    return standing_of(tx, who, org).has;
}

std::vector<role> roles_in(db::reader& tx, std::span<const user_id> users, organization_id org) {
    std::vector<role> roles(users.size(), role::none);
    auto found = tx.query(find_organization, org);
    if (!found.next()) return roles;
    std::ranges::fill(roles, role_of_strangers(found.get<bool>(0)));
    for (std::size_t from = 0; from < users.size(); from += roles_per_statement) {
        const auto some = users.subspan(from, std::min(roles_per_statement, users.size() - from));
        // What is left of the parameters names the last user again.
        std::vector<db::parameter> values{db::parameter{org}};
        for (std::size_t at = 0; at < roles_per_statement; ++at) {
            values.emplace_back(some[std::min(at, some.size() - 1)]);
        }
        std::unordered_map<user_id, role> members;
        auto rows = tx.query_bound(find_roles(), values);
        while (rows.next()) members[rows.get<user_id>(0)] = role_of(rows.get<std::string_view>(1));
        for (std::size_t at = 0; at < some.size(); ++at) {
            const auto member = members.find(some[at]);
            if (member != members.end()) roles[from + at] = member->second;
        }
    }
    return roles;
}

constexpr std::string_view find_shared =
    "SELECT 1 FROM org_members a JOIN org_members b ON b.org_id = a.org_id AND b.member_id = $2 "
    "JOIN orgs o ON o.id = a.org_id WHERE a.member_id = $1 AND o.deleted_at IS NULL LIMIT 1";

bool share_organization(db::reader& tx, user_id one, user_id other) {
    return tx.query(find_shared, one, other).next();
}

std::optional<uuid> reader_of(const actor& who, role has) {
    if (has == role::owner) return uuid{};
    if (has < role::member || who.is != actor::kind::user) return std::nullopt;
    return who.user.value;
}

constexpr std::string_view find_reader =
    "SELECT 1 FROM bug_readers WHERE org_id = $1 AND bug_id = $2 AND reader_id = $3";

bool knows_restricted(
    db::reader& tx, const actor& who, role has, organization_id org, bug_id which
) {
    const auto reader = reader_of(who, has);
    return reader && tx.query(find_reader, org, which, *reader).next();
}

outcome<role> require(db::reader& tx, const actor& who, action what, const subject& of) {
    const auto stands = standing_of(tx, who, of.org);
    if (of.restricted && !knows_restricted(tx, who, stands.has, of.org, *of.restricted)) {
        return refused{missing(who)};
    }
    // The one place where what a token may only read is guarded.
    const bool is_beyond_reading = who.is_read_only && !permission_for(what).is_reading;
    if (!is_beyond_reading && may(stands, who, what, of)) return stands.has;
    if (!who.is_signed_in()) return refused{not_signed_in()};
    if (stands.has == role::none) return refused{not_found()};
    return refused{is_beyond_reading ? token_read_only() : not_allowed(what)};
}

outcome<void> require_unbound(const actor& who) {
    if (who.is_read_only) return refused{token_read_only()};
    if (who.only) return refused{token_not_accepted()};
    return {};
}

problem token_not_accepted() {
    return {
        .status = 403,
        .code = "token_not_accepted",
        .detail = "An access token does not open this. Log in with a browser."
    };
}

bool allows(db::reader& tx, const actor& who, action what, const subject& of) {
    return require(tx, who, what, of).has_value();
}

problem missing(const actor& who) {
    return who.is_signed_in() ? not_found() : not_signed_in();
}

} // namespace lacewing::access
