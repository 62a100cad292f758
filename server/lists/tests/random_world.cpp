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

constexpr std::array simple_terms{
    std::string_view{"is:open"},
    std::string_view{"is:closed"},
    std::string_view{"is:triage"},
    std::string_view{"is:started"},
    std::string_view{"is:done"},
    std::string_view{"is:dropped"},
    std::string_view{"is:blocked"},
    std::string_view{"is:ready"},
    std::string_view{"is:overdue"},
    std::string_view{"is:snoozed"},
    std::string_view{"is:regression"},
    std::string_view{"is:restricted"},
    std::string_view{"is:watched"},
    std::string_view{"is:voted"},
    std::string_view{"is:mine"},
    std::string_view{"is:stale"},
    std::string_view{"is:open,done"},
    std::string_view{"severity:S1"},
    std::string_view{"severity:S1..S3"},
    std::string_view{"severity:none"},
    std::string_view{"severity:any"},
    std::string_view{"severity:S2,none"},
    std::string_view{"priority:urgent"},
    std::string_view{"priority:high..low"},
    std::string_view{"priority:none"},
    std::string_view{"category:started,done"},
    std::string_view{"resolution:fixed"},
    std::string_view{"resolution:none"},
    std::string_view{"status:new"},
    std::string_view{"status:\"In progress\",Fixed"},
    std::string_view{"status:nosuch"},
    std::string_view{"project:core"},
    std::string_view{"project:Web!"},
    std::string_view{"project:nosuch,WEB"},
    std::string_view{"assignee:@me"},
    std::string_view{"assignee:mary"},
    std::string_view{"assignee:none"},
    std::string_view{"assignee:any"},
    std::string_view{"assignee:\"Name of ada\",pat"},
    std::string_view{"assignee:@edsger,none"},
    std::string_view{"assignee:nosuch"},
    std::string_view{"author:@me"},
    std::string_view{"author:PAT"},
    std::string_view{"author:ada,mary"},
    std::string_view{"watcher:@me"},
    std::string_view{"watcher:none"},
    std::string_view{"watcher:ada"},
    std::string_view{"voter:mary"},
    std::string_view{"voter:any"},
    std::string_view{"label:ui"},
    std::string_view{"label:area/parser"},
    std::string_view{"label:none"},
    std::string_view{"label:any"},
    std::string_view{"label:UI,crash"},
    std::string_view{"label:nosuch"},
    std::string_view{"environment:os=linux"},
    std::string_view{"environment:\"50%\""},
    std::string_view{"environment:none"},
    std::string_view{"created:<-20d"},
    std::string_view{"created:-30d..today"},
    std::string_view{"updated:>-14d"},
    std::string_view{"updated:today"},
    std::string_view{"closed:any"},
    std::string_view{"closed:none"},
    std::string_view{"closed:>-20d"},
    std::string_view{"since:<-10d"},
    std::string_view{"due:<today"},
    std::string_view{"due:none"},
    std::string_view{"due:any"},
    std::string_view{"due:>=today"},
    std::string_view{"estimate:1..3"},
    std::string_view{"estimate:none"},
    std::string_view{"estimate:>0.5"},
    std::string_view{"votes:>1"},
    std::string_view{"votes:0"},
    std::string_view{"votes:any"},
    std::string_view{"comments:>1"},
    std::string_view{"comments:none"},
    std::string_view{"comments:1..2"},
    std::string_view{"attachments:any"},
    std::string_view{"attachments:<2"},
    std::string_view{"watchers:>=2"},
    std::string_view{"reopened:>0"},
    std::string_view{"age:>20d"},
    std::string_view{"in-status:<15d"},
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

constexpr std::array relation_fields{
    std::string_view{"blocks"},
    std::string_view{"blocked-by"},
    std::string_view{"parent"},
    std::string_view{"child"},
    std::string_view{"duplicate-of"},
    std::string_view{"duplicate"},
    std::string_view{"relates-to"},
    std::string_view{"caused-by"},
    std::string_view{"causes"}
};

constexpr std::array sort_fields{
    std::string_view{"key"},      std::string_view{"title"},    std::string_view{"project"},
    std::string_view{"status"},   std::string_view{"category"}, std::string_view{"resolution"},
    std::string_view{"severity"}, std::string_view{"priority"}, std::string_view{"assignee"},
    std::string_view{"author"},   std::string_view{"created"},  std::string_view{"updated"},
    std::string_view{"closed"},   std::string_view{"due"},      std::string_view{"since"},
    std::string_view{"estimate"}, std::string_view{"votes"},    std::string_view{"comments"},
    std::string_view{"reopened"}, std::string_view{"age"},      std::string_view{"in-status"}
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
    for (auto left = below(4); left > 0; --left) {
        comment(which);
        ++all.comments[which];
    }
    for (auto left = below(3); left > 0; --left) {
        attach(which);
        ++all.attachments[which];
    }
    testing::write(with(), [&](db::transaction& tx) {
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
        auto rows =
            tx.query("SELECT kind, from_bug, to_bug FROM relations WHERE org_id = $1", story.alpha);
        while (rows.next()) {
            all.relations.push_back(
                {.kind = rows.get<std::string>(0),
                 .from = rows.get<bug_id>(1),
                 .to = rows.get<bug_id>(2)}
            );
        }
        return all.relations.size();
    });
}

std::string random_world_on::random_key() {
    return "CORE-" + std::string{one_in(4) ? "R" : ""} + std::to_string(1 + below(12));
}

std::string random_world_on::random_term(int depth) {
    if (depth > 0 && one_in(4)) return "(" + random_query(depth - 1) + ")";
    if (one_in(12)) return "key:" + random_key() + (one_in(2) ? "+" : "");
    if (!one_in(4)) return std::string{any(simple_terms)};
    const auto by = std::string{any(relation_fields)} + ":";
    if (depth > 0 && one_in(2)) return by + "(" + random_query(depth - 1) + ")";
    if (one_in(3)) return by + random_key() + (one_in(2) ? "+" : "");
    return by + (one_in(2) ? "any" : "none");
}

std::string random_world_on::random_query(int depth) {
    std::string query;
    for (auto left = 1 + below(3); left > 0; --left) {
        if (!query.empty()) query += one_in(3) ? " OR " : " ";
        if (one_in(4)) query += "-";
        query += random_term(depth);
    }
    return query;
}

std::string random_world_on::random_sort() {
    if (one_in(3)) return {};
    std::string sort;
    std::vector<std::string_view> used;
    for (auto left = 1 + below(3); left > 0; --left) {
        const auto by = any(sort_fields);
        if (std::ranges::find(used, by) != used.end()) continue;
        used.push_back(by);
        sort +=
            (sort.empty() ? " sort:" : ",") + std::string{one_in(2) ? "-" : ""} + std::string{by};
    }
    return sort;
}

plain::reader random_world_on::reader_of(const access::actor& who, access::role role) {
    plain::reader made{.reads_as = access::reader_of(who, role), .self = std::nullopt};
    if (const auto principal = who.as_principal()) made.self = principal->value;
    made.sees_members = role >= access::role::member;
    return made;
}

} // namespace lacewing::lists
