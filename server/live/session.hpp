#pragma once

#include "access/actions.hpp"
#include "live/frames.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lacewing::live {

/// What roles in an organization were found under: while it stands still, so do they.
struct role_stamp {
    access::role strangers =
        access::role::none; ///< what the organization is to those who are no members
    std::int64_t members_version = 0;
    bool operator==(const role_stamp&) const = default;
};

/// What one client hears of one owner.
struct subscription {
    enum class phase {
        waiting, ///< to be read from the log
        reading,
        current, ///< has everything, hears the rest as it comes
    };
    uuid owner;
    positions sent;   ///< of each stream that is wanted: what the client holds
    positions missed; ///< of each stream: what came by while the log was read
    phase is = phase::waiting;
    std::uint64_t read = 0; ///< number of the read that is under way
    access::role role = access::role::none;
    role_stamp found_under;
    wording in = wording::whole;
};

/// What a read of the log found, all in one state of the data.
struct found_in_log {
    struct piece {
        changes::stream::kind which = changes::stream::kind::content;
        std::int64_t version = 0;  ///< that the stream had reached
        std::vector<frame> frames; ///< what the client misses
        bool is_too_much = false;  ///< the client has to load anew
    };
    access::role role = access::role::none;
    role_stamp stamp;
    positions reached;         ///< every stream of the owner, heard or not
    std::vector<piece> pieces; ///< of the streams that were asked for and may be heard
};

/// One client's side of the protocol, without I/O, threads or clock. Whoever drives it sends the
/// frames that it returns, in order, and does the reads that `next_read` asks for.
class session {
public:
    /// A read of the log: everything after these versions.
    struct read_request {
        uuid owner;
        std::uint64_t number = 0;
        positions after;
        wording in = wording::whole;
    };
    enum class offered {
        send,  ///< the client is to get it now
        skip,  ///< it has it, does not want it, or will find it in the log
        behind ///< the client lacks something before it: the subscription reads the log again
    };

    /// What the client sent, already decoded. Returns what to answer at once.
    std::vector<frame> receive(const client_frame& what);

    /// The next read to start; nothing while limits::live_catch_ups_max are under way.
    std::optional<read_request> next_read();

    /// The read has been done. Leaves the subscription current, or waiting for a further read where
    /// more came by meanwhile or `base` (by stream: what is heard begins behind it) was not
    /// reached; or gone where the role gives no access. An answer to a subscription that is gone or
    /// was made anew is dropped.
    std::vector<frame> finish_read(
        const read_request& asked, const found_in_log& found, const positions& base
    );

    /// The read failed: it is asked for again.
    void fail_read(const read_request& asked);

    /// Changes first..last of a stream that are being handed on, under roles found under `stamp`.
    static offered offer(
        subscription& to,
        changes::stream::kind which,
        std::int64_t first,
        std::int64_t last,
        const role_stamp& stamp
    );

    /// The role may have changed: the log and the role are read again before anything else is sent.
    void look_again(subscription& which);
    /// The access is gone.
    frame end(const uuid& owner);

    [[nodiscard]] subscription* find(const uuid& owner);
    [[nodiscard]] std::size_t size() const noexcept { return subscriptions_.size(); }
    [[nodiscard]] auto& all() noexcept { return subscriptions_; }

private:
    std::vector<frame> subscribe(const uuid& owner, const positions& from, wording in);
    void wait(subscription& which);
    void forget(const uuid& owner);

    std::unordered_map<uuid, subscription> subscriptions_;
    std::deque<uuid> waiting_;
    int reading_ = 0;
    std::uint64_t reads_ = 0;
};

} // namespace lacewing::live
