#include "attachments/attachment_changes.hpp"

#include "changes/fields.hpp"

#include <utility>
#include <vector>

namespace lacewing::attachments {

namespace {

void record_one(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    attachment_id which,
    changes::action what,
    std::vector<changes::field_change> fields
) {
    auto change = changes::change_by(
        by, bugs::stream_of(on), changes::subject_kind::attachment, which.value, what
    );
    change.fields = std::move(fields);
    bugs::record_on_bug(tx, by, on, {std::move(change)});
}

std::vector<changes::field_change> fields_of_history(const attachment& what) {
    std::vector<changes::field_change> fields;
    changes::set_new(fields, "bugID", what.bug_id);
    changes::set_new(fields, "name", what.name);
    changes::set_new(fields, "size", what.size);
    changes::set_new(fields, "mediaType", what.media_type);
    return fields;
}

} // namespace

void record_added(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const attachment& what
) {
    auto fields = fields_of_history(what);
    changes::set_new(fields, "width", what.width);
    changes::set_new(fields, "height", what.height);
    changes::set_new(fields, "hasThumbnail", what.has_thumbnail);
    changes::set_new(fields, "uploadedBy", what.uploaded_by);
    changes::set_new(fields, "created", what.created);
    record_one(tx, by, on, what.id, changes::action::created, std::move(fields));
}

void record_changed(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    const attachment& before,
    const attachment& after
) {
    std::vector<changes::field_change> fields;
    changes::set(fields, "name", before.name, after.name);
    changes::set(fields, "hasThumbnail", before.has_thumbnail, after.has_thumbnail);
    if (fields.empty()) return;
    changes::set_new(fields, "bugID", after.bug_id);
    record_one(tx, by, on, after.id, changes::action::changed, std::move(fields));
}

void record_removed(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const attachment& what
) {
    record_one(tx, by, on, what.id, changes::action::removed, fields_of_history(what));
}

} // namespace lacewing::attachments
