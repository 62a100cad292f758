#include "attachments/change_attachment.hpp"
#include "attachments/read_attachments.hpp"
#include "batches/ways.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <string>

namespace lacewing::batches {

namespace {

void name_as_before(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const bugs::deed& what,
    const changes::field_change& wrote,
    bugs::undone& done
) {
    const attachment_id id{what.id};
    const auto known = attachments::read_attachment(tx, by.who, org, id);
    if (!known) {
        note_refusal(done, known.error());
    } else if (schema::to_json(known->shown.name) != wrote.after) {
        done.left.push_back(bugs::changed_since(tx, what, wrote.name));
    } else {
        const auto old = value(schema::parse<std::string>(wrote.before));
        note_outcome(done, attachments::rename_attachment(tx, by, org, id, old));
    }
}

} // namespace

std::vector<bugs::undone> take_back_attachments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all;
    for (const auto& one : what) {
        bugs::undone done{.id = one.id};
        const attachment_id id{one.id};
        const auto net = bugs::net_of(one);
        const auto name = net.fields.find("name");
        if (net.removed && !net.created) {
            note_outcome(done, attachments::restore_attachment(tx, by, org, id));
        } else if (net.created && !net.removed) {
            note_outcome(done, attachments::remove_attachment(tx, by, org, id));
        } else if (name != net.fields.end()) {
            name_as_before(tx, by, org, one, name->second, done);
        }
        all.push_back(std::move(done));
    }
    return all;
}

} // namespace lacewing::batches
