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
constexpr std::string_view find_hidden_bug =
    "SELECT 1 FROM bugs WHERE org_id = $1 AND id = $2 "
    "AND (visibility = 'restricted' OR deleted_at IS NOT NULL)";
constexpr std::string_view find_hidden_comment =
    "SELECT 1 FROM comments c JOIN bugs b ON b.org_id = c.org_id AND b.id = c.bug_id "
    "WHERE c.org_id = $1 AND c.id = $2 "
    "AND (b.visibility = 'restricted' OR b.deleted_at IS NOT NULL)";
constexpr std::string_view find_hidden_attachment =
    "SELECT 1 FROM attachments a JOIN bugs b ON b.org_id = a.org_id AND b.id = a.bug_id "
    "WHERE a.org_id = $1 AND a.id = $2 "
    "AND (b.visibility = 'restricted' OR b.deleted_at IS NOT NULL)";
constexpr std::string_view find_hidden_relation =
    "SELECT 1 FROM relations r JOIN bugs b ON b.org_id = r.org_id "
    "AND (b.id = r.from_bug OR b.id = r.to_bug) "
    "WHERE r.org_id = $1 AND r.id = $2 "
    "AND (b.visibility = 'restricted' OR b.deleted_at IS NOT NULL)";

std::string_view question_about(changes::subject_kind which) {
    switch (which) {
    case changes::subject_kind::bug:
        return find_hidden_bug;
    case changes::subject_kind::comment:
        return find_hidden_comment;
    case changes::subject_kind::attachment:
        return find_hidden_attachment;
    case changes::subject_kind::relation:
        return find_hidden_relation;
    default:
        return {};
    }
}

// A file's row goes a while after the file; a comment's stays.
constexpr std::string_view find_standing_comment =
    "SELECT 1 FROM comments WHERE org_id = $1 AND id = $2 AND removed_at IS NULL";
constexpr std::string_view find_standing_attachment =
    "SELECT 1 FROM attachments WHERE org_id = $1 AND id = $2 AND removed_at IS NULL";

bool is_removed(db::reader& tx, const changes::change& what) {
    const bool is_comment = what.subject == changes::subject_kind::comment;
    if (!is_comment && what.subject != changes::subject_kind::attachment) return false;
    const auto sql = is_comment ? find_standing_comment : find_standing_attachment;
    return !tx.query(sql, what.to.owner, what.subject_id).next();
}

constexpr std::array names_of_bugs{"bugID"sv, "from"sv, "to"sv};

bool names_a_bug(const changes::field_change& field) {
    return std::ranges::find(names_of_bugs, field.name) != names_of_bugs.end();
}

// What is removed by now is found by nothing but the bugs that the change itself names.
bool names_hidden_bug(db::reader& tx, const changes::change& what) {
    return std::ranges::any_of(what.fields, [&](const changes::field_change& field) {
        if (!names_a_bug(field)) return false;
        const std::string_view json = field.after.empty() ? field.before : field.after;
        const auto bug =
            json.size() > 2 ? parse_uuid(json.substr(1, json.size() - 2)) : std::nullopt;
        return bug && tx.query(find_hidden_bug, what.to.owner, *bug).next();
    });
}

enum class told { whole, place, nothing };

told how_much_of(db::reader& tx, const changes::change& what) {
    const auto sql = question_about(what.subject);
    if (what.to.is != changes::stream::kind::content || sql.empty()) return told::whole;
    if (tx.query(sql, what.to.owner, what.subject_id).next() || names_hidden_bug(tx, what)) {
        return told::nothing;
    }
    return is_removed(tx, what) ? told::place : told::whole;
}

} // namespace

std::vector<changes::recorded> without_withheld(
    db::reader& tx, std::span<const changes::recorded> what
) {
    std::vector<changes::recorded> all;
    std::unordered_map<uuid, told> known;
    for (const auto& each : what) {
        const auto [found, is_new] = known.try_emplace(each->what.subject_id, told::whole);
        if (is_new) found->second = how_much_of(tx, each->what);
        if (found->second == told::whole) {
            all.push_back(each);
            continue;
        }
        auto withheld = std::make_shared<changes::recorded_change>(*each);
        std::erase_if(withheld->what.fields, [&](const changes::field_change& field) {
            return found->second == told::nothing || !names_a_bug(field);
        });
        all.push_back(std::move(withheld));
    }
    return all;
}

} // namespace lacewing::live
