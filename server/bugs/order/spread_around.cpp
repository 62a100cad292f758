#include "bugs/order/spread_around.hpp"

#include "bugs/keep_bug.hpp"
#include "bugs/limits.hpp"
#include "bugs/order/rank.hpp"
#include "bugs/store.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::bugs {

namespace {

/// Bugs to either side with which an act tries first.
constexpr int first_window = 16;

/// Ordinary bugs in their order, and those that stand next to them and stay.
struct window {
    std::vector<store::place> below; ///< up to the place
    std::vector<store::place> above; ///< behind it
    std::optional<store::place> low;
    std::optional<store::place> high;
};

/// The last of one too many is the border.
std::optional<store::place> cut(std::vector<store::place>& found, int size) {
    if (std::cmp_less_equal(found.size(), size)) return std::nullopt;
    auto border = std::move(found.back());
    found.pop_back();
    return border;
}

window look_around(db::reader& tx, const bug& card, const store::place& behind, int size) {
    window seen;
    seen.below = store::ordinary_up_to(tx, card.org_id, behind, card.id, size + 1);
    seen.low = cut(seen.below, size);
    std::ranges::reverse(seen.below);
    seen.above = store::ordinary_above(tx, card.org_id, behind, card.id, size + 1);
    seen.high = cut(seen.above, size);
    return seen;
}

std::optional<std::string_view> rank_of(const std::optional<store::place>& border) {
    if (!border) return std::nullopt;
    return border->rank;
}

/// One for each bug below, the card, and each bug above.
std::vector<std::string> keys_for(const window& seen) {
    return rank::spread(
        seen.below.size() + 1 + seen.above.size(),
        rank_of(seen.low).value_or(std::string_view{}),
        rank_of(seen.high)
    );
}

struct moved_bug {
    bug_id which;
    std::string to;
};

std::vector<moved_bug> ordinary_moves(const window& seen, std::span<const std::string> keys) {
    std::vector<moved_bug> moves;
    std::size_t at = 0;
    for (const auto& each : seen.below) moves.push_back({each.id, keys[at++]});
    ++at;
    for (const auto& each : seen.above) moves.push_back({each.id, keys[at++]});
    return moves;
}

/// Restricted bugs stay between the same ordinary ones, on the same side of the card's place.
std::vector<moved_bug> restricted_moves(
    db::reader& tx,
    const bug& card,
    const store::place& behind,
    const window& seen,
    std::span<const std::string> keys,
    crypto::random_source& random
) {
    std::vector<moved_bug> moves;
    std::string last{rank_of(seen.low).value_or(std::string_view{})};
    const auto among =
        store::restricted_between(tx, card.org_id, seen.low, seen.high, limits::rank_spread_max);
    for (const auto& each : among) {
        const bool is_below = each <= behind;
        const auto& side = is_below ? seen.below : seen.above;
        const auto before =
            static_cast<std::size_t>(std::ranges::lower_bound(side, each) - side.begin());
        // The key of the next ordinary bug, or of the card.
        const auto next = is_below ? before : seen.below.size() + 1 + before;
        if (next > 0) last = std::max(last, keys[next - 1]);
        const auto high =
            next < keys.size() ? std::optional<std::string_view>{keys[next]} : rank_of(seen.high);
        if (auto key = rank::between(last, high, chance_of(random))) last = *std::move(key);
        moves.push_back({each.id, last});
    }
    return moves;
}

void move_to(db::transaction& tx, const changes::act& by, const bug& card, const moved_bug& one) {
    const auto before = store::find_bug_for_change(tx, card.org_id, one.which);
    if (!before || before->shown.rank == one.to) return;
    auto after = *before;
    after.shown.rank = one.to;
    keep_bug(tx, by, *before, std::move(after));
}

} // namespace

std::string spread_around(
    db::transaction& tx,
    const changes::act& by,
    const bug& card,
    const store::place& behind,
    crypto::random_source& random
) {
    window seen;
    std::vector<std::string> keys;
    for (int size = first_window; keys.empty() && size <= limits::rank_spread_max; size *= 2) {
        seen = look_around(tx, card, behind, size);
        keys = keys_for(seen);
    }
    if (keys.empty()) return behind.rank;
    auto moves = restricted_moves(tx, card, behind, seen, keys, random);
    std::ranges::move(ordinary_moves(seen, keys), std::back_inserter(moves));
    // Rows are locked in one order, whoever else changes many.
    std::ranges::sort(moves, {}, &moved_bug::which);
    changes::act aside = by;
    aside.batch = crypto::make_id<batch_id>(random, by.at);
    aside.client_id.reset();
    for (const auto& each : moves) move_to(tx, aside, card, each);
    return keys[seen.below.size()];
}

std::uint64_t chance_of(crypto::random_source& random) {
    std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
    random.fill(bytes);
    std::uint64_t number = 0;
    for (const auto byte : bytes) number = number << 8U | byte;
    return number;
}

} // namespace lacewing::bugs
