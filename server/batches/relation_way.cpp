#include "batches/ways.hpp"
#include "platform/schema/parse.hpp"
#include "relations/create_relation.hpp"
#include "relations/remove_relation.hpp"
#include "relations/rules.hpp"

namespace lacewing::batches {

namespace {

/// Makes the relation again under its own id, as its removal kept it in the log.
outcome<relations::related> make_again(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const uuid& id,
    const bugs::net_deed& was
) {
    const auto kind = value(schema::parse<bugs::relation_kind>(was.fields.at("kind").before));
    const auto from = value(schema::parse<bug_id>(was.fields.at("from").before));
    const auto to = value(schema::parse<bug_id>(was.fields.at("to").before));
    const relations::create_relation_request what{
        .id = relation_id{id}, .kind = relations::role_of(kind, true), .bug = to_string(to)
    };
    return relations::create_relation(tx, by, org, to_string(from), what);
}

} // namespace

std::vector<bugs::undone> take_back_relations(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all;
    for (const auto& one : what) {
        bugs::undone done{.id = one.id};
        const auto net = bugs::net_of(one);
        if (net.removed && !net.created) {
            note_outcome(done, make_again(tx, by, org, one.id, net));
        } else if (net.created && !net.removed) {
            note_outcome(done, relations::remove_relation(tx, by, org, relation_id{one.id}));
        }
        all.push_back(std::move(done));
    }
    return all;
}

} // namespace lacewing::batches
