#include "batches/ways.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "projects/acts/change_project.hpp"
#include "projects/acts/remove_project.hpp"
#include "projects/read_projects.hpp"

#include <string>
#include <string_view>

namespace lacewing::batches {

namespace {

/// Each field that still holds what the batch wrote gets its old text.
void change_project_back(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const bugs::deed& what,
    const bugs::net_deed& net,
    bugs::undone& done
) {
    const auto now = projects::find_project(tx, org, project_id{what.id});
    if (!now) return done.left.push_back(bugs::changed_since(tx, what, ""));
    projects::change_project_request back;
    const auto give_back = [&](std::string_view name, const std::string& holds, auto& into) {
        const auto wrote = net.fields.find(name);
        if (wrote == net.fields.end()) return;
        if (schema::to_json(holds) == wrote->second.after) {
            into = value(schema::parse<std::string>(wrote->second.before));
        } else {
            done.left.push_back(bugs::changed_since(tx, what, name));
        }
    };
    give_back("name", now->name, back.name);
    give_back("description", now->description, back.description);
    give_back("color", now->color, back.color);
    give_back("key", now->key, back.key);
    if (back.name || back.description || back.color || back.key) {
        note_outcome(done, projects::change_project(tx, by, org, to_string(now->id), back));
    }
}

} // namespace

std::vector<bugs::undone> take_back_projects(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all;
    for (const auto& one : what) {
        bugs::undone done{.id = one.id};
        const project_id id{one.id};
        const auto net = bugs::net_of(one);
        if (net.removed && !net.created) {
            note_outcome(done, projects::restore_project(tx, by, org, id));
        } else if (net.created && !net.removed) {
            note_outcome(done, projects::remove_project(tx, by, org, to_string(id)));
        } else if (!net.created) {
            change_project_back(tx, by, org, one, net, done);
        }
        all.push_back(std::move(done));
    }
    return all;
}

} // namespace lacewing::batches
