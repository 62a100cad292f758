#include "dashboard/list_my_bugs.hpp"

#include "access/access.hpp"
#include "dashboard/store.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>
#include <utility>

namespace lacewing::dashboard {

namespace {

std::int64_t count_in(const store::place& in, bug_list which) {
    switch (which) {
    case bug_list::created:
        return in.counts.created;
    case bug_list::assigned:
        return in.counts.assigned;
    default:
        return in.counts.open;
    }
}

/// Behind every bug there can be.
http::page_position end_of_time() {
    http::page_position end{.number = std::numeric_limits<std::int64_t>::max(), .id = {}};
    end.id.bytes.fill(0xff);
    return end;
}

bool is_newer(const my_bug& a, const my_bug& b) {
    return std::tie(a.created, a.id, a.org_id) > std::tie(b.created, b.id, b.org_id);
}

/// Leaves the newest ones; what is older than the oldest of them need not be read any more.
void keep_newest(std::vector<my_bug>& of, std::vector<my_bug> more, store::range& range) {
    std::ranges::move(more, std::back_inserter(of));
    std::ranges::sort(of, is_newer);
    if (std::cmp_less(of.size(), range.limit)) return;
    of.resize(static_cast<std::size_t>(range.limit));
    range.since = of.back().created;
}

} // namespace

outcome<my_bug_page> list_my_bugs(
    db::reader& tx, const access::actor& who, bug_list which, const http::page_request& page
) {
    if (who.is != access::actor::kind::user) return refused{access::missing({})};
    // One row more tells whether another page follows.
    store::range range{
        .before = page.after.value_or(end_of_time()),
        .since = {std::numeric_limits<std::int64_t>::min()},
        .limit = page.limit + 1
    };
    my_bug_page found;
    for (const auto& place : store::places_of(tx, who)) {
        const auto count = count_in(place, which);
        found.total += count;
        if (count == 0) continue;
        keep_newest(found.items, store::list_of(tx, place, who.user, which, range), range);
    }
    if (std::cmp_greater(found.items.size(), page.limit)) {
        found.items.pop_back();
        const auto& last = found.items.back();
        found.next_cursor =
            http::print_cursor({.number = last.created.microseconds, .id = last.id.value});
    }
    return found;
}

} // namespace lacewing::dashboard
