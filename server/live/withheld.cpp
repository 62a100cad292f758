#include "live/withheld.hpp"

#include "platform/core/id.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace lacewing::live {

namespace {

using std::literals::operator""sv;

// Of a bug, and of what hangs on one. A relation is withheld where one of its two bugs is.
constexpr std::string_view find_restricted_bug =
    "SELECT 1 FROM bugs WHERE org_id = $1 AND id = $2 AND visibility = 'restricted'";
constexpr std::string_view find_restricted_comment =
    "SELECT 1 FROM comments c JOIN bugs b ON b.org_id = c.org_id AND b.id = c.bug_id "
    "WHERE c.org_id = $1 AND c.id = $2 AND b.visibility = 'restricted'";
constexpr std::string_view find_restricted_attachment =
    "SELECT 1 FROM attachments a JOIN bugs b ON b.org_id = a.org_id AND b.id = a.bug_id "
    "WHERE a.org_id = $1 AND a.id = $2 AND b.visibility = 'restricted'";
constexpr std::string_view find_restricted_relation =
    "SELECT 1 FROM relations r JOIN bugs b ON b.org_id = r.org_id "
    "AND (b.id = r.from_bug OR b.id = r.to_bug) "
    "WHERE r.org_id = $1 AND r.id = $2 AND b.visibility = 'restricted'";

std::string_view question_about(changes::subject_kind which) {
    switch (which) {
    case changes::subject_kind::bug:
        return find_restricted_bug;
    case changes::subject_kind::comment:
        return find_restricted_comment;
    case changes::subject_kind::attachment:
        return find_restricted_attachment;
    case changes::subject_kind::relation:
        return find_restricted_relation;
    default:
        return {};
    }
}

constexpr std::array names_of_bugs{"bugID"sv, "from"sv, "to"sv};

// What is removed by now is found by nothing but the bugs that the change itself names.
bool names_restricted_bug(db::reader& tx, const changes::change& what) {
    return std::ranges::any_of(what.fields, [&](const changes::field_change& field) {
        if (std::ranges::find(names_of_bugs, field.name) == names_of_bugs.end()) return false;
        const std::string_view json = field.after.empty() ? field.before : field.after;
        const auto bug =
            json.size() > 2 ? parse_uuid(json.substr(1, json.size() - 2)) : std::nullopt;
        return bug && tx.query(find_restricted_bug, what.to.owner, *bug).next();
    });
}

} // namespace

std::vector<changes::recorded> without_withheld(
    db::reader& tx, std::span<const changes::recorded> what
) {
    std::vector<changes::recorded> told;
    std::unordered_map<uuid, bool> known;
    for (const auto& each : what) {
        const auto& change = each->what;
        const auto sql = question_about(change.subject);
        const bool is_content = change.to.is == changes::stream::kind::content;
        const auto [found, is_new] = known.try_emplace(change.subject_id, false);
        if (is_new && is_content && !sql.empty()) {
            found->second = tx.query(sql, change.to.owner, change.subject_id).next() ||
                            names_restricted_bug(tx, change);
        }
        if (!found->second) {
            told.push_back(each);
            continue;
        }
        auto withheld = std::make_shared<changes::recorded_change>(*each);
        withheld->what.fields.clear();
        told.push_back(std::move(withheld));
    }
    return told;
}

} // namespace lacewing::live
