#include "bugs/read_history.hpp"

#include "access/access.hpp"
#include "bugs/rules.hpp"
#include "bugs/store.hpp"
#include "changes/about.hpp"
#include "changes/act.hpp"
#include "platform/core/limits.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace lacewing::bugs {

namespace {

/// Where a page ends in each of the two logs: it holds nothing from these versions on.
struct history_place {
    std::int64_t content = std::numeric_limits<std::int64_t>::max();
    std::int64_t restricted = std::numeric_limits<std::int64_t>::max();
};

constexpr std::size_t number_bytes = 8;

/// The cursor carries the second number in the last bytes of its id.
std::string print_place(const history_place& at) {
    http::page_position position{.number = at.content, .id = {}};
    const auto number = static_cast<std::uint64_t>(at.restricted);
    for (std::size_t i = 0; i < number_bytes; ++i) {
        position.id.bytes.at(number_bytes + i) =
            static_cast<std::uint8_t>(number >> (8 * (number_bytes - 1 - i)));
    }
    return http::print_cursor(position);
}

history_place place_of(const http::page_request& page) {
    if (!page.after) return {};
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < number_bytes; ++i) {
        number = (number << 8U) | page.after->id.bytes.at(number_bytes + i);
    }
    return {.content = page.after->number, .restricted = static_cast<std::int64_t>(number)};
}

schema::raw_json value_or_null(const std::string& json) {
    return {.text = json.empty() ? "null" : json};
}

field_history history_of(const changes::field_change& field) {
    const bool is_long = field.before.size() > limits::live_text_bytes_max ||
                         field.after.size() > limits::live_text_bytes_max;
    if (is_long)
        return {.before = value_or_null(""), .after = value_or_null(""), .is_elided = true};
    return {.before = value_or_null(field.before), .after = value_or_null(field.after)};
}

history_entry entry_of(const changes::recorded_change& from, bool is_for_outsider) {
    history_entry entry{
        .stream = from.what.to.is,
        .version = from.version,
        .at = from.what.at,
        .actor = {},
        .on_behalf_of = {},
        .with_token = {},
        .kind = from.what.subject,
        .id = from.what.subject_id,
        .what = from.what.what,
        .fields = {},
        .batch = from.what.batch,
        .undo_of = from.what.undo_of,
        .reason = from.what.reason
    };
    if (from.what.actor) entry.actor = from.what.actor->value;
    if (from.what.on_behalf_of) {
        if (from.what.on_behalf_of->is == principal::kind::token) {
            entry.with_token = true;
        } else {
            entry.on_behalf_of = from.what.on_behalf_of->value;
        }
    }
    // What a removed comment said is gone with it.
    if (entry.kind == changes::subject_kind::comment) return entry;
    // Outsiders are told of the files that are there by their list, and by name of no other.
    if (entry.kind == changes::subject_kind::attachment && is_for_outsider) return entry;
    for (const auto& field : from.what.fields) entry.fields.emplace(field.name, history_of(field));
    return entry;
}

/// Both newest first, as one list by time; the order inside each stays.
std::vector<changes::recorded> merged(
    std::vector<changes::recorded> one, std::vector<changes::recorded> other
) {
    std::vector<changes::recorded> all;
    all.reserve(one.size() + other.size());
    const auto is_newer = [](const changes::recorded& a, const changes::recorded& b) {
        return a->what.at > b->what.at;
    };
    std::ranges::merge(one, other, std::back_inserter(all), is_newer);
    return all;
}

} // namespace

bool knows_as_restricted(db::reader& tx, const access::actor& who, const known_bug& which) {
    // Whoever sees a restricted bug may know it as such.
    if (which.is_restricted || which.role == access::role::owner) return true;
    const auto reader = access::reader_of(who, which.role);
    const auto found = store::find_bug(tx, which.org, which.id);
    if (!reader || !found) return false;
    const auto readers = readers_of(found->shown);
    return std::ranges::find(readers, *reader) != readers.end();
}

outcome<bug_history> read_history(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    std::string_view id_or_key,
    const http::page_request& page
) {
    const auto found = require_bug(tx, who, org, id_or_key, access::action::see_content);
    if (!found) return refused{found.error()};
    auto place = place_of(page);
    const auto read = [&](const changes::stream& of, std::int64_t before) {
        // One row more tells whether others follow.
        return changes::changes_of_before(tx, of, found->id.value, before, page.limit + 1);
    };
    std::vector<changes::recorded> hidden;
    if (knows_as_restricted(tx, who, *found)) {
        hidden = read(changes::restricted_of(found->id), place.restricted);
    }
    const auto rows = merged(read(changes::content_of(org), place.content), std::move(hidden));
    bug_history history;
    for (const auto& row : rows) {
        if (std::cmp_equal(history.items.size(), page.limit)) {
            history.next_cursor = print_place(place);
            break;
        }
        const bool is_content = row->what.to.is == changes::stream::kind::content;
        (is_content ? place.content : place.restricted) = row->version;
        history.items.push_back(entry_of(*row, found->role < access::role::member));
    }
    return history;
}

} // namespace lacewing::bugs
