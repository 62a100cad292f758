#include "imports/keeping/ground.hpp"

#include "bugs/rules.hpp"
#include "labels/create_label.hpp"
#include "labels/read_labels.hpp"
#include "members/find_or_create_person.hpp"
#include "organizations/counts.hpp"
#include "platform/core/text.hpp"
#include "projects/create_project.hpp"
#include "projects/read_projects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::imports {

namespace {

struct colored_prefix {
    std::string_view begins;
    std::string_view color;
};
constexpr std::array prefixes{
    colored_prefix{.begins = "type/", .color = "violet"},
    colored_prefix{.begins = "component: ", .color = "blue"},
    colored_prefix{.begins = "affects: ", .color = "amber"},
    colored_prefix{.begins = "fixed in: ", .color = "green"}
};

std::optional<std::string> color_of(std::string_view name) {
    for (const auto& each : prefixes) {
        if (name.starts_with(each.begins)) return std::string{each.color};
    }
    return std::nullopt;
}

outcome<void> make_projects(
    db::transaction& tx, const batch& of, std::span<const import_bug> bugs, ground& made
) {
    for (const auto& bug : bugs) {
        if (made.projects.contains(bug.project)) continue;
        if (const auto found = projects::find_project(tx, of.of.org, bug.project)) {
            made.projects.emplace(bug.project, *found);
            continue;
        }
        const projects::create_project_request wanted{
            .id = {},
            .name = bug.project,
            .description = fmt::format("Imported as {}", bug.project),
            .key = bug.project,
            .color = {},
        };
        auto created = projects::create_project(tx, of.by, of.of.org, wanted, of.with.random);
        if (!created) return refused{std::move(created).error()};
        made.projects.emplace(bug.project, created->id);
    }
    return {};
}

void add_label(ground& to, const labels::label& which) {
    auto folded = text::fold(which.name);
    const labels::borne borne{.id = which.id, .scope = std::string{labels::scope_of(folded)}};
    to.labels.emplace(std::move(folded), borne);
}

outcome<void> make_labels(
    db::transaction& tx, const batch& of, std::span<const import_bug> bugs, ground& made
) {
    const auto known = labels::list_labels(tx, of.by.who, of.of.org);
    if (!known) return refused{known.error()};
    for (const auto& each : known->items) add_label(made, each);
    for (const auto& bug : bugs) {
        for (const auto& name : bug.labels) {
            if (made.labels.contains(text::fold(name))) continue;
            const labels::create_label_request wanted{
                .id = {}, .name = name, .color = color_of(name), .description = {}
            };
            auto created = labels::create_label(tx, of.by, of.of.org, wanted, of.with.random);
            if (created) {
                add_label(made, *created);
            } else if (created.error().code != "too_many_labels") {
                return refused{std::move(created).error()};
            }
        }
    }
    return {};
}

outcome<void> make_people(
    db::transaction& tx, const batch& of, std::span<const import_bug> bugs, ground& made
) {
    std::set<std::string_view> names;
    for (const auto& bug : bugs) {
        names.insert(bug.author);
        if (bug.assignee) names.insert(*bug.assignee);
        for (const auto& each : bug.comments) names.insert(each.author);
    }
    for (const auto name : names) {
        const auto mapped = of.people.find(std::string{name});
        if (mapped == of.people.end()) {
            const auto person = members::find_or_create_person(
                tx, of.by, of.of.org, of.of.name, name, of.with.random
            );
            made.people.emplace(
                name, principal{.is = principal::kind::person, .value = person.value}
            );
            continue;
        }
        const auto member = store::find_member_called(tx, of.of.org, mapped->second);
        if (!member) {
            return refused{bugs::bad_field(
                "/people",
                "member_unknown",
                fmt::format("No member has the username {}.", mapped->second)
            )};
        }
        made.people.emplace(name, principal{.is = principal::kind::user, .value = member->value});
    }
    return {};
}

} // namespace

outcome<ground> prepare(db::transaction& tx, const batch& of, std::span<const import_bug> bugs) {
    organizations::lock(tx, of.of.org);
    ground made;
    if (auto done = make_projects(tx, of, bugs, made); !done) return refused{done.error()};
    if (auto done = make_labels(tx, of, bugs, made); !done) return refused{done.error()};
    if (auto done = make_people(tx, of, bugs, made); !done) return refused{done.error()};
    return made;
}

std::vector<label_id> labels_of(const import_bug& what, const ground& on) {
    std::vector<labels::borne> wanted;
    for (const auto& name : what.labels) {
        const auto found = on.labels.find(text::fold(name));
        if (found != on.labels.end()) wanted.push_back(found->second);
    }
    return labels::settle(wanted);
}

std::string sentence_of(const problem& why) {
    return why.fields.empty() ? why.detail : why.fields.front().detail;
}

void note_missing_labels(const import_bug& what, const ground& on, std::vector<row_note>& to) {
    const auto kept = labels_of(what, on);
    for (const auto& name : what.labels) {
        const auto found = on.labels.find(text::fold(name));
        if (found == on.labels.end()) {
            to.push_back(
                {.key = what.key,
                 .reason = fmt::format("The label \"{}\": the organization has no room.", name)}
            );
        } else if (std::ranges::find(kept, found->second.id) == kept.end()) {
            to.push_back(
                {.key = what.key,
                 .reason = fmt::format("The label \"{}\": another one has its scope.", name)}
            );
        }
    }
}

} // namespace lacewing::imports
