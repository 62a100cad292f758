#include "attachments/add_attachment.hpp"

#include "access/access.hpp"
#include "attachments/attachment_changes.hpp"
#include "attachments/store.hpp"
#include "bugs/on_bug.hpp"

#include <utility>

namespace lacewing::attachments {

namespace {

/// The file that has this id already. Refused where it is another one.
outcome<std::optional<store::attachment_row>> find_same(
    db::reader& tx, const access::actor& who, const bugs::known_bug& on, attachment_id id
) {
    auto found = store::find_attachment(tx, on.org, id);
    if (found && (found->shown.bug_id != on.id || found->uploader != who.as_principal())) {
        return refused{id_taken()};
    }
    return found;
}

/// Whether the organization holds no more than it may once the file is counted.
bool makes_room(
    db::transaction& tx, organization_id org, std::uint64_t size, std::uint64_t bytes_max
) {
    auto total = store::add_bytes(tx, org, static_cast<std::int64_t>(size));
    while (static_cast<std::uint64_t>(total) > bytes_max) {
        const auto freed = store::purge_removed(tx, org);
        if (freed == 0) return false;
        total -= freed;
    }
    return true;
}

} // namespace

outcome<bug_id> may_add(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view bug,
    const wanted_file& what,
    std::uint64_t organization_bytes_max
) {
    const auto on = bugs::require_bug(tx, who, org, bug, access::action::write_comment);
    if (!on) return refused{on.error()};
    if (!who.as_principal()) return refused{access::missing({})};
    const auto same = find_same(tx, who, *on, what.id);
    if (!same) return refused{same.error()};
    if (*same) return on->id;
    if (store::count_attachments(tx, org, on->id) >= limits::attachments_per_bug_max) {
        return refused{too_many_files()};
    }
    const auto kept = static_cast<std::uint64_t>(store::kept_bytes(tx, org));
    if (kept + what.size > organization_bytes_max) return refused{storage_full()};
    return on->id;
}

outcome<attachment> add_attachment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view bug,
    const wanted_file& what,
    const placed_file& placed,
    std::uint64_t organization_bytes_max
) {
    const auto on =
        bugs::require_bug_for_change(tx, by.who, org, bug, access::action::write_comment);
    if (!on) return refused{on.error()};
    const auto uploader = by.who.as_principal();
    if (!uploader) return refused{access::missing({})};
    const auto same = find_same(tx, by.who, *on, what.id);
    if (!same) return refused{same.error()};
    if (*same) {
        if ((*same)->content != placed.content) return refused{id_taken()};
        return (*same)->shown;
    }
    if (store::count_attachments(tx, org, on->id) >= limits::attachments_per_bug_max) {
        return refused{too_many_files()};
    }
    if (!makes_room(tx, org, what.size, organization_bytes_max)) return refused{storage_full()};
    const store::attachment_row row{
        .shown =
            {.id = what.id,
             .org_id = org,
             .bug_id = on->id,
             .name = what.name,
             .media_type = std::string{placed.kind.media_type},
             .size = static_cast<std::int64_t>(what.size),
             .width = placed.kind.width,
             .height = placed.kind.height,
             .has_thumbnail = false,
             .uploaded_by = uploader->value,
             .created = by.at},
        .uploader = *uploader,
        .content = placed.content,
        .rev = 1,
        .removed = {}
    };
    store::insert_attachment(tx, row);
    record_added(tx, by, *on, row.shown);
    return row.shown;
}

} // namespace lacewing::attachments
