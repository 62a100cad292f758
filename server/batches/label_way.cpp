#include "batches/ways.hpp"
#include "labels/change_label.hpp"
#include "labels/create_label.hpp"
#include "labels/read_labels.hpp"
#include "labels/remove_label.hpp"
#include "platform/crypto/random.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace lacewing::batches {

namespace {

problem label_in_use() {
    return {.status = 409, .code = "label_in_use", .detail = "Bugs have this label by now."};
}

/// The text that the field had; empty where the batch did not touch it.
std::string text_before(const bugs::net_deed& of, std::string_view field) {
    const auto found = of.fields.find(field);
    if (found == of.fields.end() || found->second.before.empty()) return {};
    return value(schema::parse<std::string>(found->second.before));
}

outcome<void> remove_made(
    db::transaction& tx, const changes::act& by, organization_id org, label_id which
) {
    const auto may = labels::require_removable(tx, by.who, org, which);
    if (!may) return refused{may.error()};
    if (!labels::remove_unborne(tx, by, org, which)) return refused{label_in_use()};
    return {};
}

outcome<labels::label> make_again(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    label_id which,
    const bugs::net_deed& was
) {
    crypto::system_random random;
    const labels::create_label_request what{
        .id = which,
        .name = text_before(was, "name"),
        .color = text_before(was, "color"),
        .description = text_before(was, "description"),
        .client_id = {},
        .batch_id = {}
    };
    return labels::create_label(tx, by, org, what, random);
}

/// Each field that still holds what the batch wrote gets its old text.
void change_back(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const bugs::deed& what,
    const bugs::net_deed& net,
    bugs::undone& done
) {
    const auto all = labels::list_labels(tx, by.who, org);
    if (!all) return note_refusal(done, all.error());
    const auto now = std::ranges::find(all->items, label_id{what.id}, &labels::label::id);
    if (now == all->items.end()) return done.left.push_back(bugs::changed_since(tx, what, ""));
    labels::change_label_request back;
    const auto give_back = [&](std::string_view name, const std::string& holds, auto& into) {
        const auto wrote = net.fields.find(name);
        if (wrote == net.fields.end()) return;
        if (schema::to_json(holds) == wrote->second.after) {
            into = text_before(net, name);
        } else {
            done.left.push_back(bugs::changed_since(tx, what, name));
        }
    };
    give_back("name", now->name, back.name);
    give_back("color", now->color, back.color);
    give_back("description", now->description, back.description);
    if (back.name || back.color || back.description) {
        note_outcome(done, labels::change_label(tx, by, org, now->id, back));
    }
}

} // namespace

std::vector<bugs::undone> take_back_labels(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all;
    for (const auto& one : what) {
        bugs::undone done{.id = one.id};
        const label_id id{one.id};
        const auto net = bugs::net_of(one);
        if (net.removed && !net.created) {
            note_outcome(done, make_again(tx, by, org, id, net));
        } else if (net.created && !net.removed) {
            note_outcome(done, remove_made(tx, by, org, id));
        } else if (!net.created) {
            change_back(tx, by, org, one, net, done);
        }
        all.push_back(std::move(done));
    }
    return all;
}

} // namespace lacewing::batches
