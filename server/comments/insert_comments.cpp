#include "comments/insert_comments.hpp"

#include "changes/record.hpp"
#include "comments/comment_changes.hpp"

#include <map>
#include <utility>
#include <vector>

namespace lacewing::comments {

namespace {

comment shown_of(const new_comment& what, organization_id org) {
    return {
        .id = what.id,
        .org_id = org,
        .bug_id = what.on,
        .author = what.author.value,
        .text = what.text,
        .created = what.created,
        .edited = std::nullopt,
        .reactions = {}
    };
}

} // namespace

bool insert_comments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::span<const new_comment> what
) {
    std::map<bug_id, bugs::known_bug> known;
    std::map<bug_id, std::vector<changes::change>> restricted;
    std::vector<changes::change> log;
    for (const auto& each : what) {
        const auto shown = shown_of(each, org);
        if (!store::insert_comment(tx, {.shown = shown, .author = each.author})) return false;
        auto on = known.find(each.on);
        if (on == known.end()) on = known.emplace(each.on, bugs::known(tx, org, each.on)).first;
        auto change = creation_of(by, on->second, shown);
        if (on->second.is_restricted) {
            restricted[each.on].push_back(std::move(change));
        } else {
            change.project = on->second.in;
            log.push_back(std::move(change));
        }
    }
    if (!log.empty()) changes::record(tx, log);
    for (auto& [id, changes] : restricted) {
        bugs::record_on_bug(tx, by, known.at(id), std::move(changes));
    }
    return true;
}

bool replace_imported_text(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    comment_id which,
    std::string_view text,
    const std::function<bool(std::string_view)>& is_as_imported
) {
    const auto found = store::find_comment_for_change(tx, org, which);
    if (!found || found->is_removed || !is_as_imported(found->shown.text)) return false;
    auto after = found->shown;
    after.text = text;
    after.edited = by.at;
    after.rev = found->shown.rev + 1;
    store::update_comment(tx, after);
    record_changed(tx, by, bugs::known(tx, org, after.bug_id), found->shown, after);
    return true;
}

} // namespace lacewing::comments
