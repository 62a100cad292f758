#include "comments/comment_changes.hpp"

#include "access/access.hpp"
#include "bugs/watch.hpp"
#include "changes/fields.hpp"

#include <optional>
#include <utility>

namespace lacewing::comments {

namespace {

changes::change change_of(
    const changes::act& by,
    const bugs::known_bug& on,
    comment_id which,
    changes::action what,
    std::vector<changes::field_change> fields
) {
    auto change = changes::change_by(
        by, bugs::stream_of(on), changes::subject_kind::comment, which.value, what
    );
    change.fields = std::move(fields);
    return change;
}

} // namespace

std::vector<changes::field_change> fields_of_comment(
    const std::optional<comment>& before, const std::optional<comment>& after
) {
    std::vector<changes::field_change> fields;
    const auto set = [&](std::string_view name, auto comment::* where) {
        std::string old_text;
        std::string new_text;
        if (before) old_text = changes::detail::print_value((*before).*where);
        if (after) new_text = changes::detail::print_value((*after).*where);
        if (old_text != new_text) fields.push_back(changes::field(name, old_text, new_text));
    };
    set("bugID", &comment::bug_id);
    set("author", &comment::author);
    set("text", &comment::text);
    set("created", &comment::created);
    set("edited", &comment::edited);
    set("rev", &comment::rev);
    set("reactions", &comment::reactions);
    return fields;
}

outcome<known_comment> require_comment(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    comment_id which,
    access::action what
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    auto row = store::find_comment(tx, org, which);
    if (!row) return refused{access::missing(who)};
    auto on = bugs::require_bug(tx, who, org, to_string(row->shown.bug_id), what);
    if (!on) return refused{std::move(on).error()};
    return known_comment{.row = *std::move(row), .on = *std::move(on)};
}

outcome<known_comment> require_comment_for_change(
    db::transaction& tx,
    const access::actor& who,
    organization_id org,
    comment_id which,
    access::action what
) {
    const auto sees = access::require(tx, who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    // A comment never leaves its bug. The bug is locked first, as by whoever changes the bug.
    const auto found = store::find_comment(tx, org, which);
    if (!found) return refused{access::missing(who)};
    auto on = bugs::require_bug_for_change(tx, who, org, to_string(found->shown.bug_id), what);
    if (!on) return refused{std::move(on).error()};
    auto row = store::find_comment_for_change(tx, org, which);
    if (!row) return refused{access::missing(who)};
    return known_comment{.row = *std::move(row), .on = *std::move(on)};
}

bool is_author(const access::actor& who, const store::comment_row& of) {
    return who.as_principal() == of.author;
}

changes::change creation_of(
    const changes::act& by, const bugs::known_bug& on, const comment& made
) {
    const auto fields = fields_of_comment(std::nullopt, made);
    return change_of(by, on, made.id, changes::action::created, fields);
}

void record_written(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    const comment& now,
    const principal& author
) {
    std::vector all{creation_of(by, on, now)};
    if (auto touched = bugs::touch_bug(tx, by, on, {&author, 1})) {
        all.push_back(*std::move(touched));
    }
    bugs::record_on_bug(tx, by, on, std::move(all));
}

void record_restored(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const comment& now
) {
    const auto fields = fields_of_comment(std::nullopt, now);
    bugs::record_on_bug(tx, by, on, {change_of(by, on, now.id, changes::action::created, fields)});
}

void record_changed(
    db::transaction& tx,
    const changes::act& by,
    const bugs::known_bug& on,
    const comment& before,
    const comment& after
) {
    const auto fields = fields_of_comment(before, after);
    bugs::record_on_bug(
        tx, by, on, {change_of(by, on, after.id, changes::action::changed, fields)}
    );
}

void record_removed(
    db::transaction& tx, const changes::act& by, const bugs::known_bug& on, const comment& before
) {
    const auto fields = fields_of_comment(before, std::nullopt);
    bugs::record_on_bug(
        tx, by, on, {change_of(by, on, before.id, changes::action::removed, fields)}
    );
}

} // namespace lacewing::comments
