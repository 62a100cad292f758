#include "live/read_log.hpp"

#include "access/access.hpp"
#include "changes/log.hpp"
#include "changes/record.hpp"
#include "live/withheld.hpp"
#include "platform/core/limits.hpp"

#include <iterator>

namespace lacewing::live {

namespace {

bool may_hear(changes::stream::kind which, access::role role, bool is_own) {
    const auto least = changes::least_role_for(which);
    return least ? !is_own && role >= *least : is_own;
}

// Fills in the frames between the client's version and the stream's, as long as they fit into
// `bytes`.
void read_frames(
    db::reader& tx,
    const changes::stream& of,
    std::int64_t after,
    wording in,
    std::size_t& bytes,
    found_in_log::piece& into
) {
    if (after > into.version || into.version - after > limits::live_backlog_changes_max) {
        into.is_too_much = true;
        return;
    }
    while (after < into.version) {
        const auto some = changes::changes_after(tx, of, after, limits::feed_read_max);
        if (some.empty()) {
            into.is_too_much = true;
            break;
        }
        after = some.back()->version;
        for (auto& each : encode_changes(of, without_withheld(tx, some), in)) {
            bytes += each->size();
            into.frames.push_back(std::move(each));
        }
        if (bytes > limits::live_backlog_bytes_max) into.is_too_much = true;
        if (into.is_too_much) break;
    }
    if (into.is_too_much) into.frames.clear();
}

} // namespace

role_stamp stamp_of(db::reader& tx, organization_id org) {
    const changes::stream members{.owner = org.value, .is = changes::stream::kind::members};
    return {
        .strangers = access::role_in(tx, access::actor{}, org),
        .members_version = changes::version_of(tx, members)
    };
}

found_in_log read_log(db::reader& tx, user_id who, const session::read_request& asked) {
    found_in_log found;
    const bool is_own = asked.owner == who.value;
    const organization_id org{asked.owner};
    if (is_own) {
        found.role = access::role::owner;
    } else {
        const access::actor actor{.is = access::actor::kind::user, .user = who, .session = {}};
        found.role = access::role_in(tx, actor, org);
        found.stamp = stamp_of(tx, org);
    }
    std::size_t bytes = 0;
    for (const auto which : all_streams) {
        const changes::stream of{.owner = asked.owner, .is = which};
        found.reached[which] = changes::version_of(tx, of);
        const auto after = asked.after[which];
        if (!after || !may_hear(which, found.role, is_own)) continue;
        found_in_log::piece piece{
            .which = which, .version = *found.reached[which], .frames = {}, .is_too_much = false
        };
        read_frames(tx, of, *after, asked.in, bytes, piece);
        found.pieces.push_back(std::move(piece));
    }
    return found;
}

} // namespace lacewing::live
