#pragma once

#include "access/subjects.hpp"
#include "live/frames.hpp"
#include "platform/core/time.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace lacewing::live {

struct client;

/// Who is on which bug, and who writes there: in memory alone. Without I/O, threads or clock.
/// Whoever drives it asks for the access of those whom `ask` names, hands the answer to `take`, and
/// sends the frames that this returns. Nobody is told of anybody before the access of both has been
/// found; of those on other processes these find it.
class presence {
public:
    /// A bug that somebody is on. Ordered by the bug first: few organizations share an id.
    struct place {
        bug_id bug;
        organization_id org;
        auto operator<=>(const place&) const = default;
    };
    /// Which of these may know who is on that bug?
    struct question {
        place at;
        std::vector<user_id> users;
    };
    /// A question, and those of its users who may.
    struct answer {
        question asked;
        std::vector<user_id> allowed;
    };
    struct letter {
        client* to;
        frame what;
    };
    /// What a client says of itself. Returns what to answer at once: an `error` where it said more
    /// than limits::presence_frames_max or is on more than limits::presence_bugs_max. That it is
    /// away is always taken.
    [[nodiscard]] std::optional<frame> say(
        client& whom, user_id who, const place& at, presence_act act, timestamp now
    );
    /// The socket is gone.
    void leave(client& whom);

    /// Access to the bug may have changed, or to everything in the organization.
    void doubt(bug_id bug);
    void doubt(organization_id org);
    /// Ends what was not said again, and doubts everything every limits::presence_check_ms. More
    /// than limits::presence_prompt_max on one bug are told after a tick alone.
    void tick(timestamp now);

    /// The bugs whose people have something to hear, limits::presence_read_max at most.
    [[nodiscard]] std::vector<question> ask();
    [[nodiscard]] std::vector<letter> take(std::span<const answer> answers);
    /// No answer came: they are asked for again.
    void give_back(std::span<const question> questions);

    /// Another process on the same database told of its people.
    void hear(const presence_word& what, timestamp now);
    /// What other processes are to be told, without the name of this one. Nothing is kept for them
    /// before this was called once.
    [[nodiscard]] std::vector<presence_word> take_words();

    [[nodiscard]] bool is_empty() const noexcept { return rooms_.empty() && speakers_.empty(); }

private:
    /// One socket on one bug.
    struct seat {
        client* whom;
        user_id who;
        presence_act act;
        timestamp until;          ///< writes no longer than this
        bool is_admitted = false; ///< its access has been found
        bool is_told = false;     ///< holds what the room was told last
    };
    /// What another process told of a room.
    struct elsewhere {
        std::vector<present_person> people;
        std::int64_t count = 0;
        timestamp until; ///< forgotten then
    };
    struct room {
        std::vector<seat> seats;
        std::map<uuid, elsewhere> others; ///< by process
        presence_frame announced;         ///< what the others were told last
        bool must_announce = true;
        presence_frame told;   ///< what everybody with `is_told` holds
        bool may_tell = false; ///< of a crowd: there was a tick since it was told
    };
    struct speaker {
        std::vector<place> places;
        timestamp window_end;
        int frames = 0; ///< since the window began
    };

    class gathering;
    [[nodiscard]] static presence_frame people_here(const room& of, const place& at);
    [[nodiscard]] static presence_frame people_anywhere(const room& of, presence_frame here);
    void stand_up(client& whom, const place& at);
    void close(const place& at);
    void admit(room& to, const answer& found, std::vector<letter>& letters);
    void tell(room& whom, const place& at, std::vector<letter>& letters);
    void announce(room& of, const presence_frame& here);
    [[nodiscard]] static bool end_silent(room& in, timestamp now);

    std::map<place, room> rooms_;
    std::set<place> due_;  ///< rooms to be asked for and told
    std::set<place> late_; ///< crowds that were asked for and wait for a tick
    std::unordered_map<client*, speaker> speakers_;
    timestamp check_at_;
    timestamp renew_at_;
    bool has_neighbours_ = false;      ///< somebody takes the words
    std::vector<presence_word> words_; ///< not yet taken
};

} // namespace lacewing::live
