#include "drafts/keep_draft.hpp"

#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "drafts/store.hpp"

#include <algorithm>

namespace lacewing::drafts {

namespace {

/// Words and ids with points, colons and lines between them.
bool is_place(std::string_view text) {
    const auto is_fine = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '.' || c == ':' || c == '-' || c == '_';
    };
    return !text.empty() && text.size() <= limits::draft_place_max &&
           std::ranges::all_of(text, is_fine);
}

problem place_wrong() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Name the place by letters, digits, points, colons and lines.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

problem too_many_drafts() {
    return {
        .status = 409,
        .code = "too_many_drafts",
        .detail = "There are too many unfinished texts. Send or discard some of them.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

void tell(
    db::transaction& tx,
    const changes::act& by,
    const uuid& which,
    std::string_view place,
    changes::action what
) {
    auto change = changes::change_by(
        by, changes::person_of(by.who.user), changes::subject_kind::draft, which, what
    );
    changes::set_new(change.fields, "place", std::string{place});
    changes::record(tx, change);
}

} // namespace

draft read_draft(db::reader& tx, user_id of, std::string_view place) {
    auto found = store::find_draft(tx, of, place);
    if (!found) return {.place = std::string{place}, .text = {}, .updated = std::nullopt};
    return std::move(found->shown);
}

outcome<draft> keep_draft(
    db::transaction& tx,
    const changes::act& by,
    std::string_view place,
    const std::string& text,
    crypto::random_source& random
) {
    if (!is_place(place)) return refused{place_wrong()};
    const auto of = by.who.user;
    if (text.empty()) {
        drop_draft(tx, by, place);
        return read_draft(tx, of, place);
    }
    const auto known = store::find_draft(tx, of, place);
    if (known && known->shown.text == text) return known->shown;
    if (!known && store::count_drafts(tx, of) >= limits::drafts_per_account_max) {
        return refused{too_many_drafts()};
    }
    const store::draft_row now{
        .id = crypto::make_uuid(random, by.at),
        .shown = {.place = std::string{place}, .text = text, .updated = by.at}
    };
    const auto id = store::put_draft(tx, of, now);
    tell(tx, by, id, place, known ? changes::action::changed : changes::action::created);
    return now.shown;
}

void drop_draft(db::transaction& tx, const changes::act& by, std::string_view place) {
    const auto known = store::find_draft(tx, by.who.user, place);
    if (!known || !store::remove_draft(tx, by.who.user, place)) return;
    tell(tx, by, known->id, place, changes::action::removed);
}

} // namespace lacewing::drafts
