#include "imports/import_bugs.hpp"

#include "bugs/related/relation_store.hpp"
#include "changes/act.hpp"
#include "events/record_event.hpp"
#include "imports/keeping/brought.hpp"
#include "imports/keeping/ground.hpp"
#include "imports/keeping/insert.hpp"
#include "imports/keeping/relate.hpp"
#include "imports/keeping/update.hpp"
#include "labels/read_labels.hpp"
#include "organizations/read_organization.hpp"
#include "projects/read_projects.hpp"
#include "projects/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace lacewing::imports {

namespace {

access::actor the_operator() {
    return {.is = access::actor::kind::server_operator};
}

problem organization_unknown(organization_id org) {
    return {
        .status = 404,
        .code = "organization_unknown",
        .detail = fmt::format("There is no organization {}.", to_string(org)),
    };
}

/// Leaves the reports that have news.
outcome<void> take_news(
    db::reader& tx, const batch& of, std::vector<import_bug>& bugs, import_result& into
) {
    if (!organizations::find_by_id_for_operator(tx, of.of.org)) {
        return refused{organization_unknown(of.of.org)};
    }
    const auto before = bugs.size();
    std::erase_if(bugs, [&](const import_bug& bug) {
        const auto known = store::find_imported(tx, of.of, bug.key);
        return known && !known->digest.empty() && known->digest == digest_of(bug, of.people);
    });
    into.present += static_cast<std::int64_t>(before - bugs.size());
    return {};
}

void tell_owner(db::transaction& tx, const batch& of, const import_result& what) {
    if (what.created + what.updated == 0) return;
    auto done = events::event_by(of.by.who, of.by.at, events::kind::bugs_imported);
    done.about = of.of.name;
    done.bugs = what.created + what.updated;
    events::record_event(tx, of.of.org, done);
}

/// Bugs first, then what leads from one to another.
outcome<import_result> keep(
    db::transaction& tx, const batch& of, const ground& on, std::span<const import_bug> bugs
) {
    // First of all, as whoever relates bugs does: nobody waits in a circle.
    bugs::related::lock(tx, of.of.org);
    import_result result;
    std::vector<const import_bug*> fresh;
    for (const auto& bug : bugs) {
        const auto before = store::find_imported(tx, of.of, bug.key);
        if (!before) {
            fresh.push_back(&bug);
            continue;
        }
        auto updated = update(tx, of, on, bug, *before, result);
        if (!updated) return refused{std::move(updated).error()};
    }
    auto inserted = insert(tx, of, on, fresh, result);
    if (!inserted) return refused{std::move(inserted).error()};
    // Those that waited first: what a report says itself and cannot be made yet begins to wait.
    for (const auto* bug : fresh) relate_waiting(tx, of, *bug, result);
    for (const auto& bug : bugs) relate(tx, of, bug, result);
    tell_owner(tx, of, result);
    return result;
}

constexpr std::string_view dry_run_over = "dry_run";

/// One transaction for people, labels and projects, one for the bugs; in a dry run both are one
/// that is taken back.
task<outcome<import_result>> try_all(batch of, std::vector<import_bug> bugs, bool is_dry_run) {
    if (is_dry_run) {
        import_result would;
        auto all = [&of, &bugs, &would](db::transaction& tx) -> outcome<void> {
            const auto on = prepare(tx, of, bugs);
            if (!on) return refused{on.error()};
            auto kept = keep(tx, of, *on, bugs);
            if (!kept) return refused{std::move(kept).error()};
            would = *std::move(kept);
            return refused{problem{.status = 200, .code = std::string{dry_run_over}}};
        };
        auto done = co_await of.with.database.write(std::move(all));
        if (done.error().code == dry_run_over) co_return would;
        co_return refused{std::move(done).error()};
    }
    auto prepared = [&of, &bugs](db::transaction& tx) { return prepare(tx, of, bugs); };
    const auto on = co_await of.with.database.write(std::move(prepared));
    if (!on) co_return refused{on.error()};
    auto kept = [&of, &bugs, &on](db::transaction& tx) { return keep(tx, of, *on, bugs); };
    co_return co_await of.with.database.write(std::move(kept));
}

std::string reason_for(const problem& why, const import_bug& of, std::string_view source) {
    if (why.fields.empty() || why.fields.front().code != "number_taken") return sentence_of(why);
    return fmt::format(
        "{} is here already, and not from the source \"{}\": where it was imported from another "
        "file, name that one's source with --source.",
        of.key,
        source
    );
}

void add(import_result& to, import_result&& more) {
    to.created += more.created;
    to.updated += more.updated;
    to.present += more.present;
    to.comments += more.comments;
    to.relations += more.relations;
    std::ranges::move(more.notes, std::back_inserter(to.notes));
    std::ranges::move(more.waiting, std::back_inserter(to.waiting));
}

outcome<import_ground> read_ground(db::reader& tx, const ground_request& what) {
    if (!organizations::find_by_id_for_operator(tx, what.org)) {
        return refused{organization_unknown(what.org)};
    }
    import_ground found;
    const auto add_status = [&](std::string_view name, projects::category category) {
        if (std::ranges::find(found.statuses, name, &ground_status::name) == found.statuses.end())
            found.statuses.push_back({.name = std::string{name}, .category = category});
    };
    for (const auto& each : projects::default_statuses()) add_status(each.name, each.category);
    const auto known = projects::list_projects(tx, the_operator(), what.org);
    if (!known) return refused{known.error()};
    for (const auto& project : known->items) {
        for (const auto& each : project.statuses) add_status(each.name, each.category);
    }
    const auto labels = labels::list_labels(tx, the_operator(), what.org);
    if (!labels) return refused{labels.error()};
    for (const auto& each : labels->items) found.labels.push_back(each.name);
    for (const auto& each : what.usernames) {
        if (!store::find_member_called(tx, what.org, each)) found.unknown_usernames.push_back(each);
    }
    found.some_usernames = store::some_usernames(tx, what.org, limits::import_usernames_told_max);
    return found;
}

} // namespace

task<outcome<import_result>> import_bugs(const services& with, import_request what) {
    const batch of{
        .with = with,
        .by = changes::begin_act(the_operator(), with),
        .of = {.org = what.org, .name = what.source},
        .people = what.people
    };
    import_result result;
    auto news = [&of, &what, &result](db::reader& tx) {
        return take_news(tx, of, what.bugs, result);
    };
    const auto known = co_await with.database.read_long(std::move(news));
    if (!known) co_return refused{known.error()};
    if (what.bugs.empty()) co_return result;

    auto together = co_await try_all(of, what.bugs, what.is_dry_run);
    if (together) {
        add(result, *std::move(together));
        co_return result;
    }
    // One of them is at fault: alone, each shows whether it is the one.
    for (const auto& bug : what.bugs) {
        std::vector<import_bug> alone{bug};
        auto done = co_await try_all(of, std::move(alone), what.is_dry_run);
        if (done) {
            add(result, *std::move(done));
        } else {
            result.failed.push_back(
                {.key = bug.key, .reason = reason_for(done.error(), bug, what.source)}
            );
        }
    }
    co_return result;
}

task<outcome<import_ground>> survey_ground(const services& with, ground_request what) {
    auto read = [&what](db::reader& tx) { return read_ground(tx, what); };
    co_return co_await with.database.read_long(std::move(read));
}

} // namespace lacewing::imports
