#include "lists/sql/known_names.hpp"

#include "bugs/read_bugs.hpp"
#include "bugs/rules.hpp"
#include "keys/find_key.hpp"
#include "platform/core/text.hpp"
#include "projects/read_projects.hpp"

#include <algorithm>
#include <ranges>

namespace lacewing::lists::sql {

namespace {

constexpr std::string_view select_user =
    "SELECT a.uid FROM accounts a WHERE a.username_folded = $2 AND ("
    "EXISTS (SELECT 1 FROM org_members m WHERE m.org_id = $1 AND m.member_id = a.uid) OR "
    "EXISTS (SELECT 1 FROM former_members f WHERE f.org_id = $1 AND f.member_id = a.uid))";

constexpr std::string_view select_people =
    "SELECT m.member_id, a.name FROM org_members m JOIN accounts a ON a.uid = m.member_id "
    "WHERE m.org_id = $1 "
    "UNION ALL SELECT f.member_id, a.name FROM former_members f "
    "JOIN accounts a ON a.uid = f.member_id WHERE f.org_id = $1 "
    "UNION ALL SELECT p.id, p.name FROM persons p WHERE p.org_id = $1";

constexpr std::string_view select_key = "SELECT id FROM api_keys WHERE org_id = $1";

constexpr std::string_view select_label_named =
    "SELECT id FROM labels WHERE org_id = $1 AND name_folded = $2";

constexpr std::string_view select_projects = "SELECT id, name, key FROM projects WHERE org_id = $1";

constexpr std::string_view select_status_names =
    "SELECT DISTINCT name FROM statuses WHERE org_id = $1";

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char each) { return static_cast<signed char>(each) >= 0; });
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

} // namespace

// Names are read by the thousand: the common ones take no trip through the tables of Unicode.
bool folds_to(std::string_view name, std::string_view folded) {
    if (!is_ascii(name)) return text::fold(name) == folded;
    return std::ranges::equal(name, folded, {}, lower);
}

std::vector<uuid> known_names::people(const query::name& called) {
    std::vector<uuid> found;
    const auto id = parse_uuid(called.text);
    if (id && !called.is_handle) found.push_back(*id);
    if (!who_.sees_members) return found;
    const auto folded = text::fold(called.text);
    auto user = tx_.query(select_user, who_.org, folded);
    while (user.next()) found.push_back(user.get<uuid>(0));
    if (called.is_handle) return found;
    for (const auto& each : all_people()) {
        if (folds_to(each.name, folded)) found.push_back(each.id);
    }
    std::ranges::sort(found);
    const auto again = std::ranges::unique(found);
    found.erase(again.begin(), again.end());
    return found;
}

std::optional<label_id> known_names::label(std::string_view called) {
    auto rows = tx_.query(select_label_named, who_.org, text::fold(called));
    if (rows.next()) return rows.get<label_id>(0);
    if (const auto id = parse_uuid(called)) return label_id{*id};
    return std::nullopt;
}

std::vector<project_id> known_names::projects(std::string_view called) {
    std::vector<project_id> found;
    const auto folded = text::fold(called);
    for (const auto& each : all_projects()) {
        if (folds_to(each.name, folded) || folds_to(each.key, folded)) {
            found.push_back(project_id{each.id});
        }
    }
    if (!found.empty()) return found;
    std::string key{called};
    std::ranges::transform(key, key.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    if (const auto retired = projects::find_project(tx_, who_.org, key)) found.push_back(*retired);
    return found;
}

std::vector<std::string> known_names::status_spellings(std::string_view called) {
    if (!statuses_) {
        statuses_.emplace();
        auto rows = tx_.query(select_status_names, who_.org);
        while (rows.next()) statuses_->push_back(rows.get<std::string>(0));
    }
    const auto folded = text::fold(called);
    std::vector<std::string> found;
    for (const auto& each : *statuses_) {
        if (folds_to(each, folded)) found.push_back(each);
    }
    return found;
}

std::optional<bug_id> known_names::bug(const query::bug_key& called) {
    return bugs::find_id(tx_, who_.org, bugs::print_key(called.project, called.number));
}

const std::vector<known_names::named>& known_names::all_people() {
    if (people_) return *people_;
    people_.emplace();
    auto rows = tx_.query(select_people, who_.org);
    while (rows.next()) {
        people_->push_back({.id = rows.get<uuid>(0), .name = rows.get<std::string>(1), .key = {}});
    }
    auto key = tx_.query(select_key, who_.org);
    while (key.next()) {
        people_->push_back(
            {.id = key.get<uuid>(0), .name = std::string{keys::shown_name}, .key = {}}
        );
    }
    return *people_;
}

const std::vector<known_names::named>& known_names::all_projects() {
    if (projects_) return *projects_;
    projects_.emplace();
    auto rows = tx_.query(select_projects, who_.org);
    while (rows.next()) {
        projects_->push_back(
            {.id = rows.get<uuid>(0),
             .name = rows.get<std::string>(1),
             .key = rows.get<std::string>(2)}
        );
    }
    return *projects_;
}

} // namespace lacewing::lists::sql
