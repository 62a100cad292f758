#include "bugs/order/order_store.hpp"

#include "bugs/order/order_sql.hpp"

namespace lacewing::bugs::store {

namespace {

/// Behind every key: no digit is as large.
constexpr std::string_view behind_all = "~";

std::vector<place> read_places(db::result rows) {
    std::vector<place> found;
    while (rows.next()) {
        found.push_back({.rank = rows.get<std::string>(0), .id = rows.get<bug_id>(1)});
    }
    return found;
}

} // namespace

std::vector<place> ordinary_above(
    db::reader& tx, organization_id org, const place& from, bug_id without, int limit
) {
    return read_places(tx.query(select_above, org, from.rank, from.id, without, limit));
}

std::vector<place> ordinary_up_to(
    db::reader& tx, organization_id org, const place& from, bug_id without, int limit
) {
    return read_places(tx.query(select_up_to, org, from.rank, from.id, without, limit));
}

std::vector<place> ordinary_below(
    db::reader& tx, organization_id org, const place& from, bug_id without, int limit
) {
    return read_places(tx.query(select_below, org, from.rank, from.id, without, limit));
}

std::vector<place> restricted_between(
    db::reader& tx,
    organization_id org,
    const std::optional<place>& low,
    const std::optional<place>& high,
    int limit
) {
    const std::string_view from = low ? std::string_view{low->rank} : std::string_view{};
    const std::string_view to = high ? std::string_view{high->rank} : behind_all;
    auto found = read_places(tx.query(select_restricted, org, from, to, limit));
    std::erase_if(found, [&](const place& each) {
        return (low && each <= *low) || (high && each >= *high);
    });
    return found;
}

} // namespace lacewing::bugs::store
