#include "lists/tests/random_world.hpp"

#include <algorithm>

namespace lacewing::lists {

namespace {

constexpr std::int64_t day_us = 24 * 3600 * microseconds_per_s;

constexpr std::array title_words{
    std::string_view{"Crash"},
    std::string_view{"crashes"},
    std::string_view{"(null)"},
    std::string_view{"null"},
    std::string_view{"pointer"},
    std::string_view{"Über"},
    std::string_view{"100%"},
    std::string_view{"foo_bar"},
    std::string_view{"a*b"},
    std::string_view{"[core]"},
    std::string_view{"“quoted”"},
    std::string_view{"日本語"},
    std::string_view{"std::map"},
    std::string_view{"back\\slash"},
    std::string_view{"CORE-3"}
};

/// Terms that name things of this world.
constexpr std::array own_terms{
    std::string_view{"status:new"},
    std::string_view{"status:\"In progress\",Fixed"},
    std::string_view{"status:nosuch"},
    std::string_view{"project:core"},
    std::string_view{"project:Web!"},
    std::string_view{"project:nosuch,WEB"},
    std::string_view{"assignee:mary"},
    std::string_view{"assignee:\"Name of ada\",pat"},
    std::string_view{"assignee:@edsger,none"},
    std::string_view{"assignee:nosuch"},
    std::string_view{"author:PAT"},
    std::string_view{"author:ada,mary"},
    std::string_view{"watcher:ada"},
    std::string_view{"voter:mary"},
    std::string_view{"label:ui"},
    std::string_view{"label:area/parser"},
    std::string_view{"label:UI,crash"},
    std::string_view{"label:nosuch"},
    std::string_view{"environment:os=linux"},
    std::string_view{"environment:\"50%\""},
    std::string_view{"crash"},
    std::string_view{"nul"},
    std::string_view{"\"null pointer\""},
    std::string_view{"über"},
    std::string_view{"本"},
    std::string_view{"100%"},
    std::string_view{"foo_"},
    std::string_view{"title:_"},
    std::string_view{"title:=crash"},
    std::string_view{"title:ash"},
    std::string_view{"CORE-3"}
};

constexpr std::array stored_kinds{
    std::string_view{"blocks"},
    std::string_view{"duplicate_of"},
    std::string_view{"relates_to"},
    std::string_view{"caused_by"},
    std::string_view{"parent"}
};

} // namespace

void random_world_on::fill(int bugs) {
    for (const auto* name : {"ui", "Crash", "area/parser"}) labels_.push_back(make_label(name));
    for (const auto& who : {story.owner, story.editor, story.member}) {
        people_.push_back({.is = principal::kind::user, .value = who.user.value});
    }
    people_.push_back({.is = principal::kind::person, .value = make_person("Pat").value});
    insert_many(core, bugs);
    insert_many(web, bugs / 2);
    for (const auto& id : ids_) hang_on(id);
    for (int at = 0; at < bugs; ++at) {
        auto from = any(ids_);
        auto to = any(ids_);
        const auto kind = any(stored_kinds);
        if (from == to) continue;
        if (kind == "relates_to" && to < from) std::swap(from, to);
        relate(kind, from, to);
    }
    for (int at = 0; at < bugs / 10; ++at) {
        const auto& id = any(ids_);
        if (std::ranges::find(removed_, id) != removed_.end()) continue;
        remove(id);
        removed_.push_back(id);
    }
    read_world();
}

bugs::new_bug random_world_on::random_bug(const projects::project& in) {
    const auto now = with().clock.now().microseconds;
    const timestamp created{now - static_cast<std::int64_t>(below(120)) * day_us / 2};
    // Few different times, so that ids decide.
    const timestamp updated{now - static_cast<std::int64_t>(below(100)) * day_us};
    std::string title;
    for (auto left = 1 + below(4); left > 0; --left) {
        title += (title.empty() ? "" : " ") + std::string{any(title_words)};
    }
    bugs::new_bug made{
        .id = new_id(),
        .number = std::nullopt,
        .title = title,
        .description = "What happened",
        .status = any(in.statuses).id,
        .author = any(people_),
        .assigned = {},
        .created = created,
        .updated = updated,
        .closed = std::nullopt,
        .status_since = updated
    };
    const auto status = std::ranges::find(in.statuses, made.status, &projects::status::id);
    const bool is_closed = status->category == projects::category::done ||
                           status->category == projects::category::dropped;
    if (is_closed) {
        made.closed = updated;
        made.resolution = one_in(2) ? bugs::resolution::fixed : bugs::resolution::obsolete;
    }
    for (const auto& who : people_) {
        if (one_in(4)) made.assigned.push_back(who);
        if (one_in(3) && who.is == principal::kind::user) made.watchers.push_back(who.value);
    }
    for (const auto& label : labels_) {
        if (one_in(3)) made.labels.push_back(label);
    }
    made.reopen_count = static_cast<std::int64_t>(below(3));
    made.severity = static_cast<bugs::severity>(below(5));
    made.priority = static_cast<bugs::priority>(below(5));
    if (one_in(2))
        made.due = any(std::array<std::string, 3>{"2020-01-01", "2026-11-21", "2099-12-31"});
    if (one_in(2)) made.estimate = static_cast<double>(below(20)) / 4;
    if (one_in(2)) made.environment.push_back({.name = "os", .value = "Debian Linux 12"});
    if (one_in(3)) made.environment.push_back({.name = "load", .value = "50% \"peak\""});
    if (one_in(5)) made.visibility = changes::visibility::restricted;
    return made;
}

void random_world_on::insert_many(const projects::project& in, int count) {
    std::vector<bugs::new_bug> many;
    for (int at = 0; at < count; ++at) many.push_back(random_bug(in));
    for (const auto& each : value(insert(in.id, many))) ids_.push_back(each.id);
}

void random_world_on::hang_on(bug_id which) {
    testing::write(with(), [&](db::transaction& tx) {
        for (auto left = below(4); left > 0; --left) {
            comment(tx, which);
            ++all.comments[which];
        }
        for (auto left = below(3); left > 0; --left) {
            attach(tx, which);
            ++all.attachments[which];
        }
        std::int64_t votes = 0;
        for (const auto& who : people_) {
            if (who.is != principal::kind::user || !one_in(3)) continue;
            votes += tx.execute(
                "INSERT INTO bug_voters (org_id, bug_id, user_id) VALUES ($1, $2, $3) "
                "ON CONFLICT DO NOTHING",
                story.alpha,
                which,
                who.value
            );
        }
        std::optional<std::int64_t> snoozed;
        if (one_in(6)) snoozed = 0;
        if (one_in(6)) snoozed = with().clock.now().microseconds + (one_in(2) ? day_us : -day_us);
        tx.execute(
            "UPDATE bugs SET vote_count = vote_count + $3, snoozed_until = $4 "
            "WHERE org_id = $1 AND id = $2",
            story.alpha,
            which,
            votes,
            snoozed
        );
    });
}

void random_world_on::read_world() {
    for (const auto& id : ids_) {
        if (std::ranges::find(removed_, id) != removed_.end()) continue;
        all.bugs.push_back(value(read(server, story.alpha, to_string(id))));
    }
    for (const auto& in : {core, web}) {
        all.project_keys[in.id.value] = in.key;
        all.project_names[in.id.value] = in.name;
        for (const auto& each : in.statuses) {
            all.statuses[each.id.value] = each.name;
            all.categories[each.id.value] = std::string{schema::name_of(each.category)};
            all.places[each.id.value] = each.position;
        }
    }
    constexpr std::array<std::string_view, 3> names{"ui", "Crash", "area/parser"};
    for (std::size_t at = 0; at < names.size(); ++at) {
        all.labels[labels_[at].value] = std::string{names[at]};
    }
    constexpr std::array<std::string_view, 3> users{"ada", "edsger", "mary"};
    for (std::size_t at = 0; at < users.size(); ++at) {
        all.usernames[people_[at].value] = std::string{users[at]};
        all.full_names[people_[at].value] = "Name of " + std::string{users[at]};
    }
    all.full_names[people_.back().value] = "Pat";
    testing::read(with(), [&](db::reader& tx) {
        all.relations = stored_relations(tx);
        return all.relations.size();
    });
    all.index();
    words_of_query.terms.assign(plain_terms().begin(), plain_terms().end());
    words_of_query.terms.insert(words_of_query.terms.end(), own_terms.begin(), own_terms.end());
    for (int number = 1; number <= 12; ++number) {
        for (const auto* key : {"CORE-", "CORE-", "CORE-", "CORE-R"}) {
            words_of_query.keys.push_back(key + std::to_string(number));
        }
    }
}

std::string random_world_on::random_query(int depth) {
    return random_queries{generator, words_of_query}.query(depth);
}

std::string random_world_on::random_sort() {
    return random_queries{generator, words_of_query}.sort();
}

plain::reader random_world_on::reader_of(const access::actor& who, access::role role) {
    plain::reader made{.reads_as = access::reader_of(who, role), .self = std::nullopt};
    if (const auto principal = who.as_principal()) made.self = principal->value;
    made.sees_members = role >= access::role::member;
    return made;
}

} // namespace lacewing::lists
