#include "audit/read_audit.hpp"

#include "access/access.hpp"
#include "audit/read_events.hpp"
#include "audit/read_log.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace lacewing::audit {

outcome<audit_page> read_audit(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    const filter& which,
    const http::page_request& page,
    timestamp now
) {
    const auto role = access::require(tx, who, access::action::see_audit_log, {.org = org});
    if (!role) return refused{role.error()};

    // One row more tells whether another page follows.
    const piece wanted{
        .org = org, .which = which, .after = page.after.value_or(beginning), .limit = page.limit + 1
    };
    auto of_log = read_log(tx, wanted);
    auto of_events = read_events(tx, wanted, now);
    audit_page found;
    std::ranges::merge(
        std::make_move_iterator(of_log.begin()),
        std::make_move_iterator(of_log.end()),
        std::make_move_iterator(of_events.begin()),
        std::make_move_iterator(of_events.end()),
        std::back_inserter(found.items),
        [](const audit_entry& one, const audit_entry& other) {
            return std::tie(one.at, one.id) > std::tie(other.at, other.id);
        }
    );
    if (std::cmp_less_equal(found.items.size(), page.limit)) return found;
    found.items.resize(static_cast<std::size_t>(page.limit));
    const auto& last = found.items.back();
    found.next_cursor = http::print_cursor({.number = last.at.microseconds, .id = last.id});
    return found;
}

} // namespace lacewing::audit
