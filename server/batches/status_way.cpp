#include "batches/ways.hpp"
#include "platform/crypto/random.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "projects/read_projects.hpp"
#include "projects/statuses/change_status.hpp"
#include "projects/statuses/create_status.hpp"
#include "projects/statuses/remove_status.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace lacewing::batches {

namespace {

problem status_taken() {
    return {.status = 409, .code = "status_in_use", .detail = "Bugs have this status by now."};
}

template <class T>
std::optional<T> held_before(const bugs::net_deed& of, std::string_view field) {
    const auto found = of.fields.find(field);
    if (found == of.fields.end() || found->second.before.empty()) return std::nullopt;
    return value(schema::parse<T>(found->second.before));
}

outcome<projects::status> add_again(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    status_id which,
    const bugs::net_deed& was
) {
    crypto::system_random random;
    const projects::create_status_request what{
        .id = which,
        .name = held_before<std::string>(was, "name").value_or(""),
        .category =
            held_before<projects::category>(was, "category").value_or(projects::category::started),
        .color = held_before<std::string>(was, "color"),
        .position = held_before<int>(was, "position"),
        .client_id = {},
        .batch_id = {}
    };
    return projects::create_status(tx, by, org, in, what, random);
}

outcome<void> remove_added(
    db::transaction& tx, const changes::act& by, organization_id org, project_id in, status_id which
) {
    const auto gone = projects::remove_untaken(tx, by, org, in, which);
    if (!gone) return refused{gone.error()};
    if (!*gone) return refused{status_taken()};
    return {};
}

/// The way back of changes of statuses: what each gets back, then the order of all.
class statuses_back {
public:
    statuses_back(db::transaction& tx, const changes::act& by, organization_id org)
        : tx_(tx), by_(by), org_(org) {}

    void change_back(project_id in, const bugs::deed& what, bugs::undone& done, std::size_t place) {
        const auto net = bugs::net_of(what);
        const auto all = projects::statuses_of(tx_, org_, in);
        const auto now = std::ranges::find(all, status_id{what.id}, &projects::status::id);
        if (now == all.end()) return done.left.push_back(bugs::changed_since(tx_, what, ""));
        projects::change_status_request back;
        const auto give_back = [&](std::string_view name, const auto& holds, auto& into) {
            const auto wrote = net.fields.find(name);
            if (wrote == net.fields.end()) return;
            if (schema::to_json(holds) == wrote->second.after) {
                into = held_before<std::remove_cvref_t<decltype(holds)>>(net, name);
            } else if (schema::to_json(holds) == wrote->second.before) {
                // What the undo did before to another brought it back already.
                done.is_changed = true;
            } else {
                done.left.push_back(bugs::changed_since(tx_, what, name));
            }
        };
        give_back("name", now->name, back.name);
        give_back("category", now->category, back.category);
        give_back("color", now->color, back.color);
        give_back("position", now->position, back.position);
        if (back.position) moved_[in].push_back({now->id, *back.position, place});
        back.position.reset();
        if (back.name || back.category || back.color) {
            note_outcome(done, projects::change_status(tx_, by_, org_, in, now->id, back));
        }
    }

    void order_back(std::span<bugs::undone> done) {
        for (const auto& [in, moved] : moved_) {
            std::map<status_id, int> places;
            for (const auto& each : moved) places.emplace(each.which, each.to);
            const auto came = projects::order_statuses(tx_, by_, org_, in, places);
            for (const auto& each : moved) note_outcome(done[each.place], came);
        }
    }

private:
    struct move_back {
        status_id which;
        int to = 0;
        std::size_t place = 0; ///< in the answers
    };
    db::transaction& tx_;
    const changes::act& by_;
    organization_id org_;
    std::map<project_id, std::vector<move_back>> moved_ = {};
};

} // namespace

std::vector<bugs::undone> take_back_statuses(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all(what.size());
    statuses_back back{tx, by, org};
    for (std::size_t at = 0; at < what.size(); ++at) {
        const auto& one = what[at];
        auto& done = all[at];
        done.id = one.id;
        const status_id id{one.id};
        const auto net = bugs::net_of(one);
        const auto in = one.changes.back().project;
        if (!in) {
            done.left.push_back(bugs::cannot_be_undone(""));
        } else if (net.removed && !net.created) {
            note_outcome(done, add_again(tx, by, org, *in, id, net));
        } else if (net.created && !net.removed) {
            note_outcome(done, remove_added(tx, by, org, *in, id));
        } else if (!net.created) {
            back.change_back(*in, one, done, at);
        }
    }
    back.order_back(all);
    return all;
}

} // namespace lacewing::batches
