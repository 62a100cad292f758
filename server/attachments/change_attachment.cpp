#include "attachments/change_attachment.hpp"

#include "access/access.hpp"
#include "attachments/attachment_changes.hpp"
#include "attachments/rules.hpp"
#include "attachments/store.hpp"
#include "bugs/on_bug.hpp"

#include <utility>

namespace lacewing::attachments {

namespace {

struct own_file {
    store::attachment_row row;
    bugs::known_bug on;
};

outcome<own_file> find_changeable(
    db::transaction& tx, const access::actor& who, organization_id org, attachment_id which
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    const auto before = store::find_attachment(tx, org, which);
    if (!before) return refused{access::missing(who)};
    const bool is_own = before->uploader == who.as_principal();
    auto on = bugs::require_bug_for_change(
        tx,
        who,
        org,
        to_string(before->shown.bug_id),
        is_own ? access::action::write_comment : access::action::remove_any_comment
    );
    if (!on) return refused{on.error()};
    // Nobody else changes it from here on.
    auto found = store::find_attachment(tx, org, which);
    if (!found) return refused{access::missing(who)};
    return own_file{*std::move(found), *std::move(on)};
}

outcome<own_file> find_present(
    db::transaction& tx, const access::actor& who, organization_id org, attachment_id which
) {
    auto found = find_changeable(tx, who, org, which);
    if (found && found->row.removed) return refused{access::missing(who)};
    return found;
}

} // namespace

outcome<attachment> rename_attachment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    attachment_id which,
    std::string_view name
) {
    auto found = find_present(tx, by.who, org, which);
    if (!found) return refused{std::move(found).error()};
    auto clean = clean_name(name);
    if (clean.empty()) return refused{name_missing()};
    auto& row = found->row;
    if (clean == row.shown.name) return row.shown;
    const auto before = row.shown;
    row.shown.name = std::move(clean);
    ++row.rev;
    store::update_attachment(tx, row);
    record_changed(tx, by, found->on, before, row.shown);
    return std::move(row.shown);
}

outcome<void> remove_attachment(
    db::transaction& tx, const changes::act& by, organization_id org, attachment_id which
) {
    auto found = find_present(tx, by.who, org, which);
    if (!found) return refused{std::move(found).error()};
    auto& row = found->row;
    row.removed = by.at;
    ++row.rev;
    store::update_attachment(tx, row);
    store::add_removed_bytes(tx, org, row.shown.size);
    record_removed(tx, by, found->on, row.shown);
    return {};
}

outcome<attachment> restore_attachment(
    db::transaction& tx, const changes::act& by, organization_id org, attachment_id which
) {
    auto found = find_changeable(tx, by.who, org, which);
    if (!found) return refused{std::move(found).error()};
    auto& row = found->row;
    if (!row.removed) return std::move(row.shown);
    if (store::count_attachments(tx, org, row.shown.bug_id) >= limits::attachments_per_bug_max) {
        return refused{too_many_files()};
    }
    row.removed.reset();
    ++row.rev;
    store::update_attachment(tx, row);
    store::add_removed_bytes(tx, org, -row.shown.size);
    record_added(tx, by, found->on, row.shown);
    return std::move(row.shown);
}

outcome<void> set_thumbnail(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    attachment_id which,
    std::string_view image
) {
    auto found = find_present(tx, by.who, org, which);
    if (!found) return refused{std::move(found).error()};
    const auto media_type = thumbnail_type(image);
    if (!media_type) return refused{thumbnail_invalid()};
    store::put_thumbnail(tx, org, which, *media_type, image);
    auto& row = found->row;
    const auto before = row.shown;
    row.shown.has_thumbnail = true;
    ++row.rev;
    store::update_attachment(tx, row);
    record_changed(tx, by, found->on, before, row.shown);
    return {};
}

} // namespace lacewing::attachments
