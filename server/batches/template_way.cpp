#include "batches/ways.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "projects/templates/keep_templates.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace lacewing::batches {

namespace {

using projects::bug_template;
using projects::templates;

/// A deed and where its answer stands.
struct deed_at {
    const bugs::deed* what = nullptr;
    bugs::undone* done = nullptr;
};

template <class T>
T had_before(const bugs::net_deed& of, std::string_view field) {
    const auto found = of.fields.find(field);
    if (found == of.fields.end() || found->second.before.empty()) return {};
    return value(schema::parse<T>(found->second.before));
}

/// The templates of one project while a batch is taken back from them.
class templates_back {
public:
    templates_back(db::transaction& tx, templates now)
        : tx_(tx), after_(now), now_(std::move(now)) {}

    void take_back(const deed_at& one) {
        const template_id id{one.what->id};
        const auto net = bugs::net_of(*one.what);
        if (net.removed && !net.created) {
            add_again(one, id, net);
        } else if (net.created && !net.removed) {
            one.done->is_changed =
                std::erase_if(after_, [&](const bug_template& each) { return each.id == id; }) > 0;
        } else if (!net.created) {
            change_back(one, id, net);
        }
    }

    /// With one default at most: the one of now stays against the one of before.
    templates settled(std::span<const deed_at> all) {
        const auto is_default_now = [&](template_id which) {
            return std::ranges::any_of(now_, [&](const bug_template& each) {
                return each.id == which && each.is_default;
            });
        };
        const bool stays = std::ranges::any_of(after_, [&](const bug_template& each) {
            return each.is_default && is_default_now(each.id);
        });
        for (auto& each : after_) {
            if (!stays || !each.is_default || is_default_now(each.id)) continue;
            each.is_default = false;
            for (const auto& one : all) {
                if (one.what->id != each.id.value) continue;
                one.done->left.push_back(bugs::changed_since(tx_, *one.what, "isDefault"));
            }
        }
        return projects::in_order(std::move(after_), moved_);
    }

    [[nodiscard]] const templates& now() const { return now_; }

private:
    void add_again(const deed_at& one, template_id id, const bugs::net_deed& was) {
        auto name = projects::check_template_name(had_before<std::string>(was, "name"), after_, id);
        if (!name) return note_refusal(*one.done, name.error());
        after_.push_back(
            {.id = id,
             .name = *std::move(name),
             .text = had_before<std::string>(was, "text"),
             .position = had_before<int>(was, "position"),
             .is_default = had_before<bool>(was, "isDefault")}
        );
        moved_.push_back(id);
        one.done->is_changed = true;
    }

    void change_back(const deed_at& one, template_id id, const bugs::net_deed& net) {
        const auto at = std::ranges::find(after_, id, &bug_template::id);
        if (at == after_.end()) {
            return one.done->left.push_back(bugs::changed_since(tx_, *one.what, ""));
        }
        const auto give_back = [&](std::string_view name, auto& holds) {
            const auto wrote = net.fields.find(name);
            if (wrote == net.fields.end()) return false;
            if (schema::to_json(holds) != wrote->second.after) {
                one.done->left.push_back(bugs::changed_since(tx_, *one.what, name));
                return false;
            }
            holds = had_before<std::remove_cvref_t<decltype(holds)>>(net, name);
            one.done->is_changed = true;
            return true;
        };
        const auto name_now = at->name;
        if (give_back("name", at->name)) {
            const auto fine = projects::check_template_name(at->name, after_, id);
            if (!fine) {
                at->name = name_now;
                one.done->is_changed = false;
                note_refusal(*one.done, fine.error());
            }
        }
        give_back("text", at->text);
        give_back("isDefault", at->is_default);
        if (give_back("position", at->position)) moved_.push_back(id);
    }

    db::transaction& tx_;
    templates after_;
    templates now_;
    std::vector<template_id> moved_ = {};
};

void take_back_in(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    std::span<const deed_at> all
) {
    const auto refuse = [&](const problem& why) {
        for (const auto& one : all) {
            *one.done = {.id = one.what->id};
            note_refusal(*one.done, why);
        }
    };
    auto now = projects::find_templates_for_change(tx, by.who, org, in);
    if (!now) return refuse(now.error());
    templates_back back{tx, *std::move(now)};
    for (const auto& one : all) back.take_back(one);
    const auto after = back.settled(all);
    const auto kept = projects::keep_templates(tx, by, org, in, back.now(), after);
    if (!kept) refuse(kept.error());
}

} // namespace

std::vector<bugs::undone> take_back_templates(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id /*batch*/,
    std::span<const bugs::deed> what
) {
    std::vector<bugs::undone> all(what.size());
    std::map<project_id, std::vector<deed_at>> by_project;
    for (std::size_t at = 0; at < what.size(); ++at) {
        all[at].id = what[at].id;
        const auto in = what[at].changes.back().project;
        if (in) {
            by_project[*in].push_back({.what = &what[at], .done = &all[at]});
        } else {
            all[at].left.push_back(bugs::cannot_be_undone(""));
        }
    }
    for (const auto& [in, deeds] : by_project) take_back_in(tx, by, org, in, deeds);
    return all;
}

} // namespace lacewing::batches
