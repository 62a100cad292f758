#include "events/record_event.hpp"

#include "events/limits.hpp"
#include "platform/crypto/hash.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace lacewing::events {

namespace {

constexpr std::string_view count_again =
    "UPDATE security_events SET count = count + 1, bugs = bugs + $8 WHERE org_id = $1 "
    "AND actor_id = $2 AND kind = $3 AND at > $4 AND network = $5 AND about = $6 "
    "AND with_token = $7";

constexpr std::string_view insert_event =
    "INSERT INTO security_events (org_id, at, id, kind, actor_kind, actor_id, with_token, network, "
    "about, count, bugs) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10) "
    "ON CONFLICT DO NOTHING";

constexpr std::string_view delete_old = "DELETE FROM security_events WHERE org_id = $1 AND at < $2";

constexpr std::string_view count_again_everywhere =
    "UPDATE security_events SET count = count + 1, bugs = bugs + $7 WHERE actor_id = $1 "
    "AND kind = $2 AND at > $3 AND network = $4 AND about = $5 AND with_token = $6 "
    "AND org_id IN (SELECT org_id FROM org_members WHERE member_id = $1)";

constexpr std::string_view insert_everywhere =
    "INSERT INTO security_events (org_id, at, id, kind, actor_kind, actor_id, with_token, network, "
    "about, count, bugs) SELECT m.org_id, $2, $3, $4, $5, $1, $6, $7, $8, 1, $9 "
    "FROM org_members m WHERE m.member_id = $1 AND NOT EXISTS (SELECT 1 FROM security_events e "
    "WHERE e.org_id = m.org_id AND e.actor_id = $1 AND e.kind = $4 AND e.at > $10 "
    "AND e.network = $7 AND e.about = $8 AND e.with_token = $6) ON CONFLICT DO NOTHING";

constexpr std::string_view delete_old_everywhere =
    "DELETE FROM security_events WHERE at < $2 "
    "AND org_id IN (SELECT org_id FROM org_members WHERE member_id = $1)";

constexpr std::string_view count_less =
    "UPDATE security_events SET count = count - 1 WHERE actor_id = $1 AND kind = $2 AND at > $3 "
    "AND network = $4 AND about = $5 AND with_token = $6";

constexpr std::string_view delete_uncounted =
    "DELETE FROM security_events WHERE actor_id = $1 AND kind = $2 AND at > $3 AND count < 1";

constexpr std::string_view clear_networks =
    "UPDATE security_events SET network = '' WHERE actor_id = $1";

timestamp earlier(timestamp now, std::int64_t seconds) {
    return {now.microseconds - seconds * microseconds_per_s};
}

/// Since when the same is counted and no row of its own.
timestamp counted_since(const event& what) {
    return earlier(what.at, limits::event_counted_s);
}

/// Tells apart what happened in an organization in one microsecond. Its first byte is zero: see
/// audit/asked.hpp.
uuid id_of(const event& what, const uuid& actor) {
    const auto hash = crypto::sha256(fmt::format(
        "{} {} {} {} {}",
        to_string(what.is),
        to_string(actor),
        what.with_token,
        what.network,
        what.about
    ));
    uuid made;
    std::ranges::copy_n(hash.begin(), made.bytes.size() - 1, made.bytes.begin() + 1);
    return made;
}

std::string_view actor_kind_of(const event& what) {
    return what.actor ? to_string(what.actor->is) : std::string_view{};
}

} // namespace

void record_event(db::transaction& tx, organization_id org, const event& what) {
    const auto actor = what.actor ? what.actor->value : uuid{};
    const auto is = to_string(what.is);
    const auto again = tx.execute(
        count_again,
        org,
        actor,
        is,
        counted_since(what),
        what.network,
        what.about,
        what.with_token,
        what.bugs
    );
    if (again > 0) return;
    tx.execute(delete_old, org, kept_since(what.at));
    tx.execute(
        insert_event,
        org,
        what.at,
        id_of(what, actor),
        is,
        actor_kind_of(what),
        actor,
        what.with_token,
        what.network,
        what.about,
        what.bugs
    );
}

void record_event_of_member(db::transaction& tx, user_id who, const event& what) {
    const auto is = to_string(what.is);
    const auto since = counted_since(what);
    tx.execute(
        count_again_everywhere, who, is, since, what.network, what.about, what.with_token, what.bugs
    );
    tx.execute(delete_old_everywhere, who, kept_since(what.at));
    tx.execute(
        insert_everywhere,
        who,
        what.at,
        id_of(what, who.value),
        is,
        actor_kind_of(what),
        what.with_token,
        what.network,
        what.about,
        what.bugs,
        since
    );
}

void take_event_back(db::transaction& tx, user_id who, const event& what) {
    const auto is = to_string(what.is);
    const auto since = counted_since(what);
    tx.execute(count_less, who, is, since, what.network, what.about, what.with_token);
    tx.execute(delete_uncounted, who, is, since);
}

timestamp kept_since(timestamp now) {
    constexpr std::int64_t day_s = 24 * 3'600;
    return earlier(now, limits::event_kept_days * day_s);
}

void forget_networks_of(db::transaction& tx, user_id who) {
    tx.execute(clear_networks, who);
}

} // namespace lacewing::events
