#include "comments/write_comment.hpp"

#include "access/access.hpp"
#include "bugs/rules.hpp"
#include "changes/log.hpp"
#include "comments/comment_changes.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/print.hpp"

#include <algorithm>

namespace lacewing::comments {

namespace {

problem comment_id_taken() {
    return {
        .status = 409,
        .code = "id_taken",
        .detail = "This id belongs to another comment. Choose another one.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

bool has_first_text(const changes::recorded& creation, std::string_view sent) {
    if (!creation) return false;
    const auto& fields = creation->what.fields;
    const auto text = std::ranges::find(fields, "text", &changes::field_change::name);
    return text != fields.end() && text->after == schema::to_json(std::string{sent});
}

/// Whether the log says that the comment was made by this very request. The bug may have been
/// restricted or opened up since.
bool was_made_by(
    db::reader& tx,
    const access::actor& who,
    const store::comment_row& found,
    const bugs::known_bug& below,
    const write_comment_request& what
) {
    if (found.is_removed || found.shown.bug_id != below.id || !is_author(who, found)) return false;
    const auto& id = found.shown.id.value;
    return has_first_text(
               changes::find_creation(tx, changes::content_of(below.org), id), what.text
           ) ||
           has_first_text(
               changes::find_creation(tx, changes::restricted_of(below.id), id), what.text
           );
}

} // namespace

outcome<void> check_text(std::string_view text) {
    if (!text::trim(text).empty()) return {};
    return refused{bugs::bad_field("/text", "required", "Write something.")};
}

outcome<comment> write_comment(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view bug_id_or_key,
    const write_comment_request& what
) {
    const auto below =
        bugs::require_bug_for_change(tx, by.who, org, bug_id_or_key, access::action::write_comment);
    if (!below) return refused{below.error()};
    const auto author = by.who.as_principal();
    if (!author) return refused{access::not_allowed(access::action::write_comment)};
    if (!is_uuid_v7(what.id.value)) {
        return refused{bugs::bad_field("/id", "wrong_format", "Send a UUID of version 7.")};
    }
    if (const auto fine = check_text(what.text); !fine) return refused{fine.error()};

    const store::comment_row made{
        .shown =
            {.id = what.id,
             .org_id = org,
             .bug_id = below->id,
             .author = author->value,
             .text = what.text,
             .created = by.at,
             .edited = std::nullopt,
             .reactions = {}},
        .author = *author
    };
    if (!store::insert_comment(tx, made)) {
        const auto found = store::find_comment(tx, org, what.id);
        if (!found || !was_made_by(tx, by.who, *found, *below, what)) {
            return refused{comment_id_taken()};
        }
        return found->shown;
    }
    record_written(tx, by, *below, made.shown, *author);
    return made.shown;
}

} // namespace lacewing::comments
