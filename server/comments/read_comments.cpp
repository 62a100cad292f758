#include "comments/read_comments.hpp"

#include "access/access.hpp"
#include "bugs/read_history.hpp"
#include "changes/about.hpp"
#include "changes/log.hpp"
#include "comments/comment_changes.hpp"
#include "platform/schema/parse.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

namespace lacewing::comments {

namespace {

/// The text that a change gave the comment; nothing where it changed something else.
std::optional<comment_text> text_of(const changes::recorded_change& row) {
    const auto& fields = row.what.fields;
    const auto field = std::ranges::find(fields, "text", &changes::field_change::name);
    if (field == fields.end() || field->after.empty()) return std::nullopt;
    // As the log keeps a text: a JSON string.
    auto texts = value(schema::parse<std::vector<std::string>>("[" + field->after + "]"));
    const auto& actor = row.what.actor;
    return comment_text{
        .text = std::move(texts.at(0)),
        .at = row.what.at,
        .by = actor ? std::optional{actor->value} : std::nullopt
    };
}

/// Oldest first. Reactions stand in the same log, so that it is read in pieces, from its end.
std::vector<comment_text> texts_in(db::reader& tx, const changes::stream& of, comment_id which) {
    constexpr int piece = 100;
    auto before = std::numeric_limits<std::int64_t>::max();
    std::deque<comment_text> found;
    for (int read = 0; read < limits::comment_changes_read_max; read += piece) {
        const auto rows = changes::changes_of_before(tx, of, which.value, before, piece);
        for (const auto& row : rows) {
            auto text = text_of(*row);
            if (text && found.size() < limits::comment_texts_max) {
                found.push_front(*std::move(text));
            }
        }
        if (std::cmp_less(rows.size(), piece)) break;
        before = rows.back()->version;
    }
    return {found.begin(), found.end()};
}

} // namespace

outcome<comment_page> list_comments(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view bug_id_or_key,
    const http::page_request& page
) {
    const auto below = bugs::require_bug(tx, who, org, bug_id_or_key, access::action::see_content);
    if (!below) return refused{below.error()};

    comment_page found;
    // One row more tells whether another page follows.
    found.items = store::list_comments(tx, org, below->id, page.after, page.limit + 1);
    if (std::cmp_greater(found.items.size(), page.limit)) {
        found.items.pop_back();
        const auto& last = found.items.back();
        found.next_cursor =
            http::print_cursor({.number = last.created.microseconds, .id = last.id.value});
    }
    found.versions = changes::versions_for(tx, org, below->role);
    return found;
}

outcome<comment> read_comment(
    db::reader& tx, const access::actor& who, organization_id org, comment_id which
) {
    auto found = require_comment(tx, who, org, which, access::action::see_content);
    if (!found) return refused{std::move(found).error()};
    if (found->row.is_removed) return refused{access::missing(who)};
    return std::move(found->row.shown);
}

outcome<comment_texts> list_texts(
    db::reader& tx, const access::actor& who, organization_id org, comment_id which
) {
    const auto found = require_comment(tx, who, org, which, access::action::see_content);
    if (!found) return refused{found.error()};
    if (found->row.is_removed) return refused{access::missing(who)};

    const auto open = texts_in(tx, changes::content_of(org), which);
    std::vector<comment_text> hidden;
    const auto& on = found->on;
    if (bugs::knows_as_restricted(tx, who, on)) {
        hidden = texts_in(tx, changes::restricted_of(on.id), which);
    }
    comment_texts texts;
    const auto into = std::back_inserter(texts.items);
    std::ranges::merge(open, hidden, into, {}, &comment_text::at, &comment_text::at);
    // Brought back, a comment says again what it said.
    const auto again = std::ranges::unique(texts.items, {}, &comment_text::text);
    texts.items.erase(again.begin(), again.end());
    return texts;
}

} // namespace lacewing::comments
