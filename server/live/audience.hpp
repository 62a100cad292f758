#pragma once

#include "access/actor.hpp"
#include "changes/log.hpp"
#include "live/session.hpp"
#include "platform/http/websocket.hpp"

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace lacewing::live {

/// One open socket. Belongs to the hub's thread, but for what is atomic.
struct client {
    access::actor who;
    std::shared_ptr<http::socket_sender> to;
    session protocol;
    timestamp session_end;             ///< when to ask again whether the session holds
    bool is_asking = false;            ///< whether it does
    bool is_gone = false;              ///< nothing is sent any more
    bool is_hungry = false;            ///< waits for others to have read the log
    std::atomic<int> frames_waiting{}; ///< from the client, not yet worked off
};

/// Changes by stream, in the order of each.
using batches = std::map<changes::stream, std::vector<changes::recorded>>;

/// Everybody here who hears of one owner. The feed is followed while it exists.
struct audience {
    changes::stream
        name; ///< `content` stands for all streams of an organization, `person` for a user's
    std::unordered_map<client*, subscription*> subscribers;
    std::unordered_set<client*> sockets; ///< of a user: all that are open
    bool is_begun = false;
    positions base; ///< by stream: changes are heard from behind this version on

    // Of an organization: changes wait here until the roles are known to hold.
    std::optional<role_stamp> stamp; ///< under which the subscribers' roles were found
    batches pending;
    std::size_t pending_count = 0;
    bool is_checking = false;
    bool must_ask_roles = false;

    [[nodiscard]] bool is_of_person() const { return name.is == changes::stream::kind::person; }
    [[nodiscard]] bool is_empty() const { return subscribers.empty() && sockets.empty(); }
};

/// The streams that an audience follows.
[[nodiscard]] std::vector<changes::stream> streams_of(const audience& whom);

} // namespace lacewing::live
