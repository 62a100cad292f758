#include "bugs/order/place_bug.hpp"

#include "bugs/acts/find_row.hpp"
#include "bugs/change_bug.hpp"
#include "bugs/order/order_store.hpp"
#include "bugs/order/rank.hpp"
#include "bugs/order/spread_around.hpp"
#include "bugs/require_row.hpp"
#include "organizations/counts.hpp"

#include <string>
#include <utility>
#include <vector>

namespace lacewing::bugs {

namespace {

bool is_known_to_few(const bug& which) {
    return which.visibility == changes::visibility::restricted;
}

struct neighbour {
    store::place at;
    bool is_restricted = false;
};

/// A deleted one still tells where it stood.
std::optional<neighbour> find_neighbour(
    db::reader& tx, const access::actor& who, const bug& card, const schema::nullable<bug_id>& named
) {
    if (named.is_absent() || !named.value() || *named.value() == card.id) return std::nullopt;
    const auto row = store::find_bug(tx, card.org_id, *named.value());
    if (!row) return std::nullopt;
    const auto& shown = row->shown;
    const bool is_restricted = is_known_to_few(shown);
    if (is_restricted && !require_row(tx, who, access::action::see_content, *row)) {
        return std::nullopt;
    }
    return neighbour{.at = {.rank = shown.rank, .id = shown.id}, .is_restricted = is_restricted};
}

/// Where the card shall stand; without both ends: anywhere.
struct room {
    std::optional<store::place> low;
    std::optional<store::place> high;
};

std::optional<store::place> first_of(std::vector<store::place> found) {
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

room room_between(
    db::reader& tx,
    const bug& card,
    const std::optional<neighbour>& after,
    const std::optional<neighbour>& before
) {
    if (after && before && after->at < before->at) return {.low = after->at, .high = before->at};
    if (after) {
        auto next = store::ordinary_above(tx, card.org_id, after->at, card.id, 1);
        return {.low = after->at, .high = first_of(std::move(next))};
    }
    if (before) {
        auto last = store::ordinary_below(tx, card.org_id, before->at, card.id, 1);
        return {.low = first_of(std::move(last)), .high = before->at};
    }
    return {};
}

bool stands_in(const room& where, const bug& card) {
    const store::place at{.rank = card.rank, .id = card.id};
    return (!where.low || *where.low < at) && (!where.high || at < *where.high);
}

std::optional<std::string> key_in(const room& where, timestamp now, crypto::random_source& random) {
    const auto low = where.low ? where.low->rank : std::string{};
    if (where.high) return rank::between(low, where.high->rank, chance_of(random));
    // New bugs come behind one that was put at the end.
    auto last = rank::of_new(now, 0);
    if (last > low) return last;
    return rank::between(low, std::nullopt, chance_of(random));
}

/// The rank that the card gets; nothing where it keeps its own.
std::optional<std::string> choose_rank(
    db::transaction& tx,
    const changes::act& by,
    const bug& card,
    const place_bug_request& what,
    crypto::random_source& random
) {
    auto after = find_neighbour(tx, by.who, card, what.after);
    auto before = find_neighbour(tx, by.who, card, what.before);
    auto where = room_between(tx, card, after, before);
    if (stands_in(where, card)) return std::nullopt;
    if (auto key = key_in(where, by.at, random)) return key;
    // For a restricted bug no other is moved, for that would tell of it: it shares a rank.
    if (is_known_to_few(card)) return where.low ? where.low->rank : where.high.value().rank;
    if (after && after->is_restricted) after.reset();
    if (before && before->is_restricted) before.reset();
    where = room_between(tx, card, after, before);
    if (stands_in(where, card)) return std::nullopt;
    if (auto key = key_in(where, by.at, random)) return key;
    return spread_around(tx, by, card, where.low.value_or(store::place{}), random);
}

problem below_change(problem why) {
    for (auto& each : why.fields) each.pointer.insert(0, "/change");
    return why;
}

} // namespace

outcome<bug> place_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const place_bug_request& what,
    std::optional<std::int64_t> seen_rev,
    crypto::random_source& random
) {
    const auto sees = access::require(tx, by.who, access::action::see_content, {.org = org});
    if (!sees) return refused{sees.error()};
    // One at a time: whoever spreads keys anew knows all of them.
    organizations::lock(tx, org);
    const auto card = find_row_for_change(tx, by.who, org, id_or_key, access::action::edit_own_bug);
    if (!card) return refused{card.error()};
    auto change = what.change.value_or(change_bug_request{});
    change.rank = choose_rank(tx, by, card->shown, what, random);
    auto placed = change_bug(tx, by, org, to_string(card->shown.id), change, seen_rev);
    if (!placed) return refused{below_change(std::move(placed).error())};
    return placed;
}

} // namespace lacewing::bugs
