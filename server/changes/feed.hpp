#pragma once

#include "changes/log.hpp"
#include "platform/db/database.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace lacewing::changes {

/// Hands every committed change of the followed streams to its listeners, in the order of its
/// stream, once, also those that other processes commit on the same PostgreSQL. To miss nothing:
///
///     feed.follow(stream);
///     read the log up to its version V;
///     feed.begin(stream, V) says after which version the listeners hear everything: where that is
///     more than V (another follower began before), read the log again.
///
/// Any thread may call. The engine outlives the feed.
class feed {
public:
    explicit feed(db::database& of);
    feed(const feed&) = delete;
    feed& operator=(const feed&) = delete;
    ~feed();

    /// `hear` gets what a commit made ready, on an engine's thread, one call at a time; it must be
    /// quick, not throw and not call the feed. Called at wiring, before the first commit.
    void listen(std::function<void(std::span<const recorded>)> hear);

    /// Keeps the stream's changes from now on. Counted: as many `unfollow` end it.
    void follow(const stream& which);
    std::int64_t begin(const stream& which, std::int64_t version);
    void unfollow(const stream& which);

private:
    class implementation;
    std::shared_ptr<implementation> implementation_;
};

} // namespace lacewing::changes
