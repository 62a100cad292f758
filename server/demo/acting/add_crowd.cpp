#include "bugs/related/record_relation.hpp"
#include "bugs/related/relation_store.hpp"
#include "comments/insert_comments.hpp"
#include "demo/acting/crowd.hpp"
#include "members/find_or_create_person.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

namespace lacewing::demo {

namespace {

constexpr std::string_view writer = "writer";
constexpr std::array first_names{"Aila",   "Bodil", "Cato",   "Dagny",  "Eskil", "Frida", "Gro",
                                 "Halvor", "Ida",   "Jorunn", "Kaja",   "Leif",  "Magni", "Nanna",
                                 "Odd",    "Petra", "Ragna",  "Sindre", "Tuva",  "Ylva"};
constexpr std::array last_names{"Aas",      "Berg", "Dahl",  "Eide",  "Foss",  "Grove",  "Haugen",
                                "Iversen",  "Juul", "Krog",  "Lunde", "Moen",  "Nygard", "Olsby",
                                "Prestvik", "Rud",  "Sande", "Thune", "Ulvik", "Vik"};

changes::act act_of_import(const services& with, timestamp at) {
    const access::actor server_operator{.is = access::actor::kind::server_operator};
    auto by = changes::begin_act(server_operator, with);
    by.at = at;
    return by;
}

void insert(
    db::transaction& tx, const changes::act& by, const ground& on, std::span<const newcomer> some
) {
    for (std::size_t project = 0; project < on.projects.size(); ++project) {
        std::vector<bugs::new_bug> of_project;
        for (const auto& each : some) {
            if (each.project == project) of_project.push_back(each.bug);
        }
        if (of_project.empty()) continue;
        (void)value(bugs::insert_bugs(tx, by, on.org, on.projects[project].id, of_project));
    }
}

/// By those who watch it, one after the other.
std::vector<comments::new_comment> talk_below(const ground& on, const newcomer& one) {
    constexpr std::int64_t pause_us = 7 * 60 * microseconds_per_s;
    const auto& watchers = one.bug.watchers;
    std::vector<comments::new_comment> said;
    for (std::size_t at = 0; at < one.comments.size(); ++at) {
        const timestamp when{
            one.bug.created.microseconds + static_cast<std::int64_t>(at + 1) * pause_us
        };
        said.push_back(
            {.id = known_id<comment_id>(on.org, "below " + to_string(one.bug.id), at, when),
             .on = one.bug.id,
             .author = {.is = principal::kind::user, .value = watchers[at % watchers.size()]},
             .text = std::string{one.comments[at]},
             .created = when}
        );
    }
    return said;
}

/// Each with the first one of its project that comes in the same step.
void relate(
    db::transaction& tx, const services& with, const ground& on, std::span<const newcomer> some
) {
    for (std::size_t at = 0; at < some.size(); ++at) {
        const auto& one = some[at];
        const auto other = std::ranges::find(some, one.project, &newcomer::project);
        if (!one.is_related || &*other == &one) continue;
        const auto by = act_of(on.accounts[7], one.bug.created, with);
        bugs::relation made{
            .id = known_id<relation_id>(on.org, to_string(one.bug.id), 0, by.at),
            .org = on.org,
            .kind = at % 2 == 0 ? bugs::relation_kind::relates_to : bugs::relation_kind::caused_by,
            .from = one.bug.id,
            .to = other->bug.id,
            .created = by.at,
            .author = by.who.as_principal()
        };
        if (made.kind == bugs::relation_kind::relates_to && made.to < made.from) {
            std::swap(made.from, made.to);
        }
        if (!bugs::related::insert(tx, made)) throw std::logic_error{"a relation is there already"};
        bugs::related::record_made(tx, by, made);
    }
}

} // namespace

person_id writer_id(const ground& on, std::uint64_t which) {
    return known_id<person_id>(on.org, writer, which, on.begun);
}

void add_writers(db::transaction& tx, const services& with, const ground& on) {
    const auto by = act_of(on.accounts[9], on.begun, with);
    for (std::size_t at = 0; at < static_cast<std::size_t>(writers_count); ++at) {
        known_bytes bytes{on.org, writer, at};
        const auto name = fmt::format(
            "{} {}", first_names.at(at % first_names.size()), last_names.at(at / first_names.size())
        );
        (void)members::find_or_create_person(tx, by, on.org, "demo:mailbox", name, bytes);
    }
}

void lock_for_crowd(db::transaction& tx, const ground& on) {
    bugs::related::lock(tx, on.org);
}

void add_crowd(
    db::transaction& tx, const services& with, const ground& on, std::span<const newcomer> some
) {
    const auto by = act_of_import(with, some.back().bug.created);
    insert(tx, by, on, some);
    std::vector<comments::new_comment> said;
    for (const auto& each : some) std::ranges::move(talk_below(on, each), std::back_inserter(said));
    if (!comments::insert_comments(tx, by, on.org, said)) {
        throw std::logic_error{"a comment is there already"};
    }
    relate(tx, with, on, some);
}

} // namespace lacewing::demo
