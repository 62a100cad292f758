#pragma once

#include "bugs/read_history.hpp"
#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::audit {

enum class entry_kind {
    sign_in,
    sign_in_failed,
    member_joined,
    membership_ended,
    role_changed,
    owner_changed,
    organization_created,
    organization_changed,
    organization_deleted,
    visibility_changed,
    member_rights_changed,
    join_code_renewed,
    api_key_renewed,
    token_made,
    token_revoked,
    list_exported,
    audit_exported,
    bugs_imported,
    bug_restricted,
    bug_opened,
    bug_shared,
};

constexpr auto describe_values(entry_kind) {
    using enum entry_kind;
    return schema::values(
        "AuditKind",
        "What happened.",
        schema::named{sign_in, "sign_in"},
        schema::named{sign_in_failed, "sign_in_failed"},
        schema::named{member_joined, "member_joined"},
        schema::named{membership_ended, "membership_ended"},
        schema::named{role_changed, "role_changed"},
        schema::named{owner_changed, "owner_changed"},
        schema::named{organization_created, "organization_created"},
        schema::named{organization_changed, "organization_changed"},
        schema::named{organization_deleted, "organization_deleted"},
        schema::named{visibility_changed, "visibility_changed"},
        schema::named{member_rights_changed, "member_rights_changed"},
        schema::named{join_code_renewed, "join_code_renewed"},
        schema::named{api_key_renewed, "api_key_renewed"},
        schema::named{token_made, "token_made"},
        schema::named{token_revoked, "token_revoked"},
        schema::named{list_exported, "list_exported"},
        schema::named{audit_exported, "audit_exported"},
        schema::named{bugs_imported, "bugs_imported"},
        schema::named{bug_restricted, "bug_restricted"},
        schema::named{bug_opened, "bug_opened"},
        schema::named{bug_shared, "bug_shared"}
    );
}

struct audit_entry {
    uuid id;
    timestamp at;
    entry_kind what = entry_kind::sign_in;
    std::optional<uuid> actor;
    std::optional<uuid> person;
    std::optional<bool> with_token;
    std::map<std::string, bugs::field_history> fields;
    std::optional<std::string> network;
    std::optional<std::string> about;
    std::optional<std::int64_t> count;
    std::optional<std::int64_t> bugs;

    static constexpr auto describe() {
        using self = audit_entry;
        return schema::object(
            "AuditEntry",
            "Something that happened to an organization's rights, keys, visibility or data.",
            schema::member("id", &self::id, "Tells entries of one time apart."),
            schema::member("at", &self::at, "When; of what was counted, when it began."),
            schema::member("kind", &self::what, "What."),
            schema::member(
                "actor",
                &self::actor,
                "Who: a user, or the API key; absent for the server's operator."
            ),
            schema::member("person", &self::person, "Whose membership or role it was."),
            schema::member(
                "withToken",
                &self::with_token,
                "True where a program did it with a personal access token of the actor."
            ),
            schema::member("fields", &self::fields, "What it set, by field."),
            schema::member(
                "network",
                &self::network,
                "Of a sign-in: the network it came from, as 192.0.2.0/24 or 2001:db8::/48."
            ),
            schema::member(
                "about",
                &self::about,
                "The bug's key then; csv or json; the token's scope; the import's source."
            ),
            schema::member(
                "count", &self::count, "How often within an hour; absent for what is not counted."
            ),
            schema::member("bugs", &self::bugs, "How many bugs left or came.")
        );
    }
};

struct audit_page {
    std::vector<audit_entry> items;
    std::optional<std::string> next_cursor; ///< absent on the last page

    static constexpr auto describe() {
        using self = audit_page;
        return schema::object(
            "AuditPage",
            "What happened to an organization, the newest first.",
            schema::member("items", &self::items, "The entries of this page."),
            schema::member("nextCursor", &self::next_cursor, "Asks for older ones.")
        );
    }
};

} // namespace lacewing::audit
