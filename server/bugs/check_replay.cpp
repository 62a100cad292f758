#include "bugs/check_replay.hpp"

#include "bugs/bug_changes.hpp"
#include "bugs/rules.hpp"
#include "bugs/set_store.hpp"
#include "bugs/store.hpp"
#include "changes/act.hpp"
#include "changes/fields.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::bugs {

namespace {

using std::literals::operator""sv;

constexpr std::string_view select_first_bugs =
    "SELECT org_id, id FROM bugs ORDER BY org_id, id LIMIT $1";
constexpr std::string_view select_next_bugs =
    "SELECT org_id, id FROM bugs WHERE (org_id, id) > ($2, $3) ORDER BY org_id, id LIMIT $1";

constexpr std::string_view select_lost_bugs =
    "SELECT DISTINCT c.subject_id FROM changes c LEFT JOIN bugs b ON b.id = c.subject_id "
    "WHERE c.subject_kind = 'bug' AND c.action = 'created' "
    "AND c.stream IN ('content', 'restricted') AND b.id IS NULL ORDER BY c.subject_id";

constexpr std::string_view select_assignees =
    "SELECT assignee_id FROM bug_assignees WHERE org_id = $1 AND bug_id = $2 ORDER BY position";
constexpr std::string_view select_labels =
    "SELECT label_id FROM bug_labels WHERE org_id = $1 AND bug_id = $2 ORDER BY label_id";
constexpr std::string_view select_readers =
    "SELECT reader_id FROM bug_readers WHERE org_id = $1 AND bug_id = $2 ORDER BY reader_id";
constexpr std::string_view select_folded =
    "SELECT title_folded FROM bugs WHERE org_id = $1 AND id = $2";

std::optional<std::int64_t> rev_in(const changes::change& row) {
    const auto found = std::ranges::find(row.fields, "rev"sv, &changes::field_change::name);
    if (found == row.fields.end()) return std::nullopt;
    std::int64_t rev = 0;
    std::from_chars(found->after.data(), found->after.data() + found->after.size(), rev);
    return rev;
}

/// A row that takes the bug out of everybody's sight says nothing of what it holds.
const changes::change* next_telling(changes::log_of_thing& in) {
    while (in.next() != nullptr && !rev_in(*in.next())) in.pass();
    return in.next();
}

/// Both streams in the order in which the bug changed: each change has the next rev, and what comes
/// into everybody's sight again is told there once more.
changes::replay replay_bug(db::reader& tx, organization_id org, bug_id which) {
    changes::log_of_thing open{tx, changes::content_of(org), which.value};
    changes::log_of_thing hidden{tx, changes::restricted_of(which), which.value};
    changes::replay known;
    while (true) {
        const auto* one = next_telling(open);
        const auto* other = next_telling(hidden);
        if (one == nullptr && other == nullptr) return known;
        const bool is_hidden =
            one == nullptr || (other != nullptr && rev_in(*other) <= rev_in(*one));
        const auto& row = is_hidden ? *other : *one;
        // The time of a change is its own; what is new or restored says another.
        known.put("updated", schema::to_json(row.at));
        known.play(row);
        (is_hidden ? hidden : open).pass();
    }
}

template <class Id>
std::vector<Id> ids(db::result rows) {
    std::vector<Id> found;
    while (rows.next()) found.push_back(rows.get<Id>(0));
    return found;
}

/// Columns and tables by which bugs are found hold what the bug says.
std::vector<std::string> beside(db::reader& tx, const bug& shown) {
    std::vector<std::string> wrong;
    const auto hold = [&](std::string_view table, bool is_right) {
        if (!is_right) wrong.emplace_back(table);
    };
    const auto& org = shown.org_id;
    hold(
        "bug_assignees",
        ids<uuid>(tx.query(select_assignees, org, shown.id)) == shown.assigned_members
    );
    auto labels = shown.labels;
    std::ranges::sort(labels);
    hold("bug_labels", ids<label_id>(tx.query(select_labels, org, shown.id)) == labels);
    const auto readers = shown.visibility == changes::visibility::restricted ? readers_of(shown)
                                                                             : std::vector<uuid>{};
    hold("bug_readers", ids<uuid>(tx.query(select_readers, org, shown.id)) == readers);
    auto folded = tx.query(select_folded, org, shown.id);
    hold(
        "title_folded", folded.next() && folded.get<std::string_view>(0) == text::fold(shown.title)
    );
    return wrong;
}

void check_bug(
    db::reader& tx, organization_id org, bug_id which, const changes::replay_fault& tell
) {
    const auto row = store::find_bug(tx, org, which);
    if (!row) {
        tell("has no project");
        return;
    }
    const auto known = replay_bug(tx, org, which);
    if (!known.is_made()) {
        tell("stands in the table, and the log does not know it");
        return;
    }
    const auto& shown = row->shown;
    for (const auto& name : known.differences(fields_of_new(shown))) {
        // A key is the project's present one and the number.
        if (name == "key" || name == "projectID") continue;
        tell(fmt::format("{} is not what the log says", name));
    }
    if (known.project() != shown.project_id) tell("projectID is not what the log says");
    for (const auto& name : beside(tx, shown)) {
        tell(fmt::format("{} does not hold what the bug says", name));
    }
}

} // namespace

std::int64_t check_replays(
    db::reader& tx,
    const changes::replay_fault& tell,
    const std::function<void(std::int64_t bugs)>& progress
) {
    const changes::logged_table bugs{
        .kind = "bug",
        .select_first = select_first_bugs,
        .select_next = select_next_bugs,
        .select_lost = select_lost_bugs,
        .check = [](db::reader& from,
                    organization_id org,
                    const uuid& id,
                    const changes::replay_fault& wrong) { check_bug(from, org, bug_id{id}, wrong); }
    };
    return changes::check_replays(tx, bugs, tell, progress);
}

} // namespace lacewing::bugs
