#include "organizations/change_organization.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "members/roster.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/rules.hpp"
#include "organizations/store.hpp"
#include "platform/schema/print.hpp"

#include <utility>

namespace lacewing::organizations {

namespace {

/// The texts that would be written over although the writer has not seen them.
std::optional<problem> find_text_conflict(
    const organization& before,
    const organization& after,
    const store::text_revs& changed_at,
    std::int64_t seen_rev
) {
    const bool is_impossible = seen_rev > before.rev;
    problem conflict{
        .status = 412,
        .code = "text_conflict",
        .detail = "Somebody else changed this text in the meantime.",
        .fields = {},
        .retry_after_s = {},
        .current = schema::to_json(before)
    };
    if (after.org_name != before.org_name && (changed_at.name > seen_rev || is_impossible)) {
        conflict.fields.push_back({"/orgName", "text_conflict", "Look at the present name first."});
    }
    if (after.org_desc != before.org_desc && (changed_at.desc > seen_rev || is_impossible)) {
        conflict.fields.push_back(
            {"/orgDesc", "text_conflict", "Look at the present description first."}
        );
    }
    if (conflict.fields.empty()) return std::nullopt;
    return conflict;
}

organization with_changes(organization from, const change_organization_request& what) {
    if (what.org_name) from.org_name = *what.org_name;
    if (what.org_desc) from.org_desc = *what.org_desc;
    if (what.is_private) from.is_private = *what.is_private;
    if (what.members_edit_any_bug) from.members_edit_any_bug = what.members_edit_any_bug;
    if (what.members_manage_keys) from.members_manage_keys = what.members_manage_keys;
    return from;
}

bool is_seen_by_outsiders(const organization& before, const organization& after) {
    return before.org_name != after.org_name || before.org_desc != after.org_desc ||
           before.is_private != after.is_private;
}

changes::change change_of(
    const changes::act& by, const changes::stream& to, const organization& which
) {
    return changes::change_by(
        by, to, changes::subject_kind::organization, which.id.value, changes::action::changed
    );
}

void record_changes(
    db::transaction& tx,
    const changes::act& by,
    const organization& before,
    const organization& after
) {
    auto content = change_of(by, changes::content_of(after.id), after);
    changes::set(content.fields, "orgName", before.org_name, after.org_name);
    changes::set(content.fields, "orgDesc", before.org_desc, after.org_desc);
    changes::set(content.fields, "isPrivate", before.is_private, after.is_private);
    changes::set(content.fields, "rev", before.rev, after.rev);
    if (!content.fields.empty()) changes::record(tx, content);

    auto members = change_of(by, changes::members_of(after.id), after);
    changes::set(
        members.fields, "membersEditAnyBug", before.members_edit_any_bug, after.members_edit_any_bug
    );
    changes::set(
        members.fields, "membersManageKeys", before.members_manage_keys, after.members_manage_keys
    );
    if (!members.fields.empty()) changes::record(tx, members);
}

} // namespace

outcome<organization> change_organization(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const change_organization_request& what
) {
    constexpr auto act = access::action::change_organization;
    const auto may = access::require(tx, by.who, act, {.org = org});
    if (!may) return refused{may.error()};
    const auto checked = check(what);
    if (!checked) return refused{checked.error()};

    members::lock_roster(tx, org);
    const auto still_may = access::require(tx, by.who, act, {.org = org});
    if (!still_may) return refused{still_may.error()};
    store::lock(tx, org);
    const auto before = read_organization(tx, by.who, org);
    if (!before) return refused{before.error()};
    auto after = with_changes(*before, *checked);
    auto texts = store::find_text_revs(tx, org);
    if (checked->rev) {
        if (auto conflict = find_text_conflict(*before, after, texts, *checked->rev)) {
            return refused{*std::move(conflict)};
        }
    }
    if (after == *before) return after;

    if (is_seen_by_outsiders(*before, after)) after.rev = before->rev + 1;
    if (after.org_name != before->org_name) texts.name = after.rev;
    if (after.org_desc != before->org_desc) texts.desc = after.rev;
    store::update_organization(tx, after, texts);
    record_changes(tx, by, *before, after);
    return read_organization(tx, by.who, org);
}

} // namespace lacewing::organizations
