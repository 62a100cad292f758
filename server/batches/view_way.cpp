#include "batches/ways.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "views/change_view.hpp"
#include "views/create_view.hpp"
#include "views/own_view.hpp"
#include "views/remove_view.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace lacewing::batches {

namespace {

std::ptrdiff_t times(const bugs::deed& of, changes::action what) {
    return std::ranges::count(of.changes, what, &bugs::done_change::what);
}

/// One that was shared, or made one's own, went from one stream to another: removed there, created
/// here. To those who see both it was changed.
bugs::net_deed net_of_passage(const bugs::deed& what) {
    bugs::net_deed net;
    for (const auto& one : what.changes) {
        for (const auto& each : one.fields) {
            auto& field = net.fields[each.name];
            field.name = each.name;
            if (one.what == changes::action::removed) field.before = each.before;
            if (one.what == changes::action::created) field.after = each.after;
        }
    }
    std::erase_if(net.fields, [](const auto& each) {
        return each.second.before == each.second.after;
    });
    return net;
}

template <class T>
void put_before(T& into, const bugs::net_deed& of, std::string_view name) {
    const auto wrote = of.fields.find(name);
    if (wrote == of.fields.end() || wrote->second.before.empty()) return;
    into = value(schema::parse<schema::detail::bare_t<T>>(wrote->second.before));
}

/// The view as it was when the batch removed it.
views::view view_before(const bugs::net_deed& of, view_id id) {
    views::view was;
    schema::with_each(schema::description_of<views::view>.members, [&](const auto&... each) {
        (put_before(was.*each.where, of, each.name), ...);
    });
    was.id = id;
    return was;
}

/// Each field that still holds what the batch wrote gets its old value.
void change_view_back(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const bugs::deed& what,
    const bugs::net_deed& net,
    bugs::undone& done
) {
    const auto now = views::require_view(tx, by.who, org, view_id{what.id});
    if (!now) return note_refusal(done, now.error());
    views::change_view_request back;
    bool differs = false;
    const auto give_back = [&](std::string_view name, const auto& holds, auto& into) {
        const auto wrote = net.fields.find(name);
        if (wrote == net.fields.end()) return;
        if (schema::to_json(holds) == wrote->second.after) {
            put_before(into, net, name);
            differs = true;
        } else {
            done.left.push_back(bugs::changed_since(tx, what, name));
        }
    };
    give_back("name", now->name, back.name);
    give_back("query", now->query, back.query);
    give_back("layout", now->layout, back.layout);
    give_back("columns", now->columns, back.columns);
    give_back("groupBy", now->group_by, back.group_by);
    give_back("lanesBy", now->lanes_by, back.lanes_by);
    give_back("sort", now->sort, back.sort);
    give_back("hiddenColumns", now->hidden_columns, back.hidden_columns);
    give_back("columnLimits", now->column_limits, back.column_limits);
    give_back("isShared", now->is_shared, back.is_shared);
    if (differs) note_outcome(done, views::change_view(tx, by, org, now->id, back));
}

bugs::undone take_back_view(
    db::transaction& tx, const changes::act& by, organization_id org, const bugs::deed& what
) {
    bugs::undone done{.id = what.id};
    const view_id id{what.id};
    const auto created = times(what, changes::action::created);
    const auto removed = times(what, changes::action::removed);
    if (created > removed) {
        note_outcome(done, views::remove_view(tx, by, org, id));
    } else if (created + removed > 2 || (created < removed && created > 0)) {
        done.left.push_back(bugs::cannot_be_undone(""));
    } else if (created < removed) {
        const auto was = view_before(bugs::net_of(what), id);
        if (was.org_id == org) {
            note_outcome(done, views::bring_back(tx, by, was));
        } else {
            done.is_known = false;
        }
    } else if (created == 0) {
        change_view_back(tx, by, org, what, bugs::net_of(what), done);
    } else if (what.changes.front().in != what.changes.back().in) {
        change_view_back(tx, by, org, what, net_of_passage(what), done);
    }
    return done;
}

} // namespace

std::vector<bugs::undone> take_back_views(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all;
    for (const auto& one : what) all.push_back(take_back_view(tx, by, org, one));
    return all;
}

} // namespace lacewing::batches
