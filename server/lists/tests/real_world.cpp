#include "lists/tests/real_world.hpp"

#include "labels/limits.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace lacewing::lists {

namespace {

constexpr std::size_t labels_of_bug_max = 5;
constexpr std::size_t words_asked = 300;

bugs::severity severity_of(std::string_view priority) {
    if (priority == "Blocker" || priority == "Critical") return bugs::severity::s1;
    if (priority == "High") return bugs::severity::s2;
    if (priority == "Medium") return bugs::severity::s3;
    return priority == "Low" ? bugs::severity::s4 : bugs::severity::unset;
}

std::string_view kind_of(std::string_view link) {
    if (link == "Blocks" || link == "Depends") return "blocks";
    if (link == "Duplicate") return "duplicate_of";
    if (link == "Cloners") return "caused_by";
    return "relates_to";
}

/// One line of at most so many bytes, cut between letters.
std::string beginning(std::string text, std::size_t bytes) {
    std::ranges::replace_if(
        text, [](char each) { return static_cast<unsigned char>(each) < 0x20; }, ' '
    );
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0U) == 0x80U) --bytes;
    text.resize(bytes);
    return text;
}

} // namespace

void real_world_on::load(std::vector<real_report> reports) {
    reports_ = std::move(reports);
    make_projects();
    make_people();
    make_labels();
    insert_bugs();
    hang_on();
    link();
    for (const auto& [key, id] : ids_) {
        all.bugs.push_back(value(read(server, story.alpha, to_string(id))));
    }
    note_names();
    all.index();
    choose_words();
}

void real_world_on::make_projects() {
    for (const auto& each : reports_) {
        if (projects_.contains(each.bug.project)) continue;
        projects_[each.bug.project] = value(testing::write(with(), [&](db::transaction& tx) {
            return projects::create_project(
                tx,
                changes::begin_act(story.owner, with()),
                story.alpha,
                {.id = {},
                 .name = "Project " + each.bug.project,
                 .description = "About " + each.bug.project,
                 .key = each.bug.project,
                 .color = {}},
                with().random
            );
        }));
    }
}

/// The three who work on most are members here.
void real_world_on::make_people() {
    std::map<std::string, int> works;
    for (const auto& each : reports_) {
        ++works[each.bug.author];
        if (each.bug.assignee) works[*each.bug.assignee] += 2;
    }
    std::vector<std::pair<int, std::string>> most;
    for (const auto& [name, count] : works) most.emplace_back(-count, name);
    std::ranges::sort(most);
    const std::array members{story.owner, story.editor, story.member};
    for (std::size_t at = 0; at < most.size(); ++at) {
        const auto& name = most[at].second;
        people_[name] = at < members.size() ? members.at(at).user.value : make_person(name).value;
    }
}

void real_world_on::make_labels() {
    for (const auto& each : reports_) {
        for (const auto& words : {each.row.labels, each.row.component}) {
            for (const auto& word : words) {
                if (std::ssize(labels_) == limits::labels_per_organization_max) return;
                const auto name = beginning(word, limits::label_name_max);
                const auto folded = text::fold(name);
                if (labels_.contains(folded) || text::trim(name) != name || name.empty()) continue;
                labels_[folded] = make_label(name);
                all.labels[labels_[folded].value] = name;
            }
        }
    }
}

bugs::new_bug real_world_on::made_of(const real_report& from) {
    const auto& [row, bug] = from;
    const auto principal_of = [&](const std::string& name) {
        const auto id = people_.at(name);
        const bool is_member = id == story.owner.user.value || id == story.editor.user.value ||
                               id == story.member.user.value;
        const auto is = is_member ? principal::kind::user : principal::kind::person;
        return principal{.is = is, .value = id};
    };
    const auto& in = projects_.at(bug.project);
    const auto status = std::ranges::find(in.statuses, bug.status, &projects::status::name);
    bugs::new_bug made{
        .id = new_id(),
        .number = bug.number,
        .title = bug.title,
        .description = "",
        .status = status->id,
        .author = principal_of(bug.author),
        .assigned = {},
        .created = bug.created,
        .updated = bug.updated,
        .closed = bug.closed,
        .status_since = bug.closed.value_or(bug.created)
    };
    if (const auto reason = schema::value_named<bugs::resolution>(bug.resolution)) {
        made.resolution = *reason;
    }
    if (bug.assignee) made.assigned.push_back(principal_of(*bug.assignee));
    made.severity = severity_of(row.priority.value().value_or(""));
    made.priority = static_cast<bugs::priority>(row.title.size() % 5);
    if (row.comments.size() % 5 == 1) made.due = fmt::format("2021-{:02}-15", bug.number % 12 + 1);
    if (row.title.size() % 3 == 0) made.estimate = static_cast<double>(bug.number % 30) / 4;
    const auto seen_on = beginning(row.environment.value().value_or(""), 200);
    if (!seen_on.empty() && !text::has_line_end_or_control(seen_on)) {
        made.environment.push_back({.name = "Seen on", .value = seen_on});
    }
    for (const auto& words : {row.labels, row.component}) {
        for (const auto& word : words) {
            const auto known = labels_.find(text::fold(beginning(word, limits::label_name_max)));
            if (known == labels_.end() || made.labels.size() == labels_of_bug_max) continue;
            if (std::ranges::find(made.labels, known->second) != made.labels.end()) continue;
            made.labels.push_back(known->second);
        }
    }
    for (const auto& each : row.comments) {
        const auto who = people_.find(each.author.value().value_or(""));
        if (who == people_.end()) continue;
        const bool is_there = std::ranges::find(made.watchers, who->second) != made.watchers.end();
        if (principal_of(who->first).is == principal::kind::user && !is_there) {
            made.watchers.push_back(who->second);
        }
    }
    if (bug.number % 40 == 3) made.visibility = changes::visibility::restricted;
    return made;
}

void real_world_on::insert_bugs() {
    std::map<std::string, std::vector<bugs::new_bug>> by_project;
    for (const auto& each : reports_) {
        by_project[each.bug.project].push_back(made_of(each));
        ids_[each.bug.key] = by_project[each.bug.project].back().id;
        moment = std::max(moment, each.bug.updated);
    }
    constexpr std::size_t at_once = 500;
    for (const auto& [key, many] : by_project) {
        for (std::size_t at = 0; at < many.size(); at += at_once) {
            const auto begin = many.begin() + static_cast<std::ptrdiff_t>(at);
            const auto count = std::min(many.size() - at, at_once);
            const auto kept =
                insert(projects_.at(key).id, {begin, begin + static_cast<std::ptrdiff_t>(count)});
            ASSERT_TRUE(kept) << kept.error().fields.at(0).pointer << kept.error().detail;
        }
    }
}

void real_world_on::hang_on() {
    testing::write(with(), [&](db::transaction& tx) {
        for (const auto& each : reports_) {
            const auto on = ids_.at(each.bug.key);
            for (std::size_t nth = 0; nth < each.row.comments.size(); ++nth) {
                comment(tx, on);
                ++all.comments[on];
            }
            for (std::size_t nth = 0; nth < each.row.attachments.size(); ++nth) {
                attach(tx, on);
                ++all.attachments[on];
            }
        }
    });
}

void real_world_on::link() {
    std::map<std::pair<std::string, bug_id>, bug_id> originals;
    const auto add = [&](db::transaction& tx, std::string_view kind, bug_id from, bug_id to) {
        if (from == to) return;
        if (kind == "relates_to" && to < from) std::swap(from, to);
        relate(tx, kind, from, to);
    };
    testing::write(with(), [&](db::transaction& tx) {
        for (const auto& each : reports_) {
            const auto from = ids_.at(each.bug.key);
            for (const auto& link : each.row.links) {
                const auto to = ids_.find(link.to);
                if (to != ids_.end()) add(tx, kind_of(link.type), from, to->second);
            }
            const auto parent = ids_.find(each.row.parent.value().value_or(""));
            if (parent != ids_.end()) add(tx, "parent", from, parent->second);
        }
    });
    testing::read(with(), [&](db::reader& tx) {
        all.relations = stored_relations(tx);
        return all.relations.size();
    });
}

void real_world_on::note_names() {
    for (const auto& [key, in] : projects_) {
        all.project_keys[in.id.value] = in.key;
        all.project_names[in.id.value] = in.name;
        for (const auto& each : in.statuses) {
            all.statuses[each.id.value] = each.name;
            all.categories[each.id.value] = std::string{schema::name_of(each.category)};
            all.places[each.id.value] = each.position;
        }
    }
    for (const auto& [name, id] : people_) all.full_names[id] = name;
    const std::array members{story.owner, story.editor, story.member};
    constexpr std::array users{"ada", "edsger", "mary"};
    for (std::size_t at = 0; at < users.size(); ++at) {
        const auto id = members.at(at).user.value;
        all.usernames[id] = users.at(at);
        all.full_names[id] = fmt::format("Name of {}", users.at(at));
    }
}

void real_world_on::choose_words() {
    auto& terms = words_of_query.terms;
    terms.assign(plain_terms().begin(), plain_terms().end());
    for (const auto* each :
         {"status:New",
          "status:Verified,Closed",
          "status:\"In progress\"",
          "project:TIMOB",
          "project:\"Project AC\",MOD",
          "assignee:mary",
          "author:@edsger",
          "watcher:ada",
          "created:2019",
          "created:<2016-06",
          "updated:2020-03..2021-02",
          "closed:>2021-01-01",
          "due:2021-05-15",
          "environment:android",
          "environment:=\"ios 10\"",
          "title:=crash",
          "label:nosuch"}) {
        terms.emplace_back(each);
    }
    const auto any = [&](const auto& of) {
        auto at = of.begin();
        std::advance(at, std::uniform_int_distribution<std::size_t>{0, of.size() - 1}(generator));
        return *at;
    };
    for (std::size_t nth = 0; nth < words_asked; ++nth) {
        const auto& bug = any(all.bugs);
        words_of_query.keys.push_back(bug.key);
        const auto begin = bug.title.find(' ') + 1;
        const auto word = bug.title.substr(begin, bug.title.find(' ', begin) - begin);
        if (!word.empty() && !word.contains('"') && !word.contains('\\')) {
            terms.push_back(fmt::format("\"{}\"", word));
            terms.push_back(fmt::format("title:\"{}\"", word));
        }
        if (nth % 10 != 0) continue;
        terms.push_back(fmt::format("author:\"{}\"", any(people_).first));
        const auto label = any(all.labels).second;
        if (!label.contains('"') && !label.contains('\\')) {
            terms.push_back(fmt::format("label:\"{}\"", label));
        }
    }
}

} // namespace lacewing::lists
