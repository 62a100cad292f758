#include "changes/signals.hpp"
#include "fuzz/fuzz.hpp"
#include "live/frames.hpp"
#include "live/session.hpp"
#include "platform/core/limits.hpp"
#include "platform/schema/json.hpp"
#include "platform/schema/print.hpp"

#include <algorithm>
#include <deque>
#include <string>

/// A client of the live channel, a frame a line; and the words of other processes.
namespace lacewing::fuzz {

namespace {

using namespace live;

/// A session whose reads of the log are answered in the order in which they were asked for.
class driven_session {
public:
    void receive(const client_frame& what) {
        note(session_.receive(what));
        while (auto asked = session_.next_read()) reading_.push_back(*asked);
        require(
            reading_.size() <= static_cast<std::size_t>(limits::live_catch_ups_max),
            "it reads no more at once than it may"
        );
        require(session_.size() <= limits::live_subscriptions_max, "it hears no more than it may");
        if (reading_.size() > 1) answer();
    }

private:
    void answer() {
        const auto asked = reading_.front();
        reading_.pop_front();
        found_in_log found{.role = access::role::member, .stamp = {}, .reached = {}, .pieces = {}};
        for (const auto which : all_streams) {
            const auto after = asked.after[which];
            if (!after) continue;
            const auto reached = std::max<std::int64_t>(*after, 7);
            found.reached[which] = reached;
            found.pieces.push_back({.which = which, .version = reached, .frames = {}});
        }
        note(session_.finish_read(asked, found, {}));
        offer(asked.owner);
    }

    /// After its answer a session hears what comes next, once.
    void offer(const uuid& owner) {
        auto* one = session_.find(owner);
        if (one == nullptr || one->is != subscription::phase::current) return;
        for (const auto which : all_streams) {
            const auto sent = one->sent[which];
            if (!sent || *sent == INT64_MAX) continue;
            const auto next = *sent + 1;
            const auto offered = session::offer(*one, which, next, next, one->found_under);
            require(offered == session::offered::send, "the next change is sent");
            const auto again = session::offer(*one, which, next, next, one->found_under);
            require(again == session::offered::skip, "and not twice");
        }
    }

    static void note(const std::vector<frame>& frames) {
        for (const auto& each : frames) {
            require(each && schema::read_json(*each).has_value(), "a frame is JSON");
        }
    }

    session session_;
    std::deque<session::read_request> reading_;
};

std::optional<client_frame> read_frame(std::string_view text) {
    auto read = decode(text);
    if (!read) {
        require(!read.error().code.empty(), "what is wrong with a frame is told");
        return std::nullopt;
    }
    const auto printed = schema::to_json(*read);
    const auto again = decode(printed);
    require(again && schema::to_json(*again) == printed, "a frame is read as it is printed");
    return *std::move(read);
}

void read_signals(std::string_view text) {
    if (const auto word = parse_signal(text)) {
        const auto printed = print_signal(*word);
        const auto again = parse_signal(printed);
        require(again && print_signal(*again) == printed, "a word is read as it is printed");
    }
    const auto reached = changes::parse_signal(text);
    std::vector<changes::reached> again;
    for (const auto& each : changes::print_signals(reached)) {
        std::ranges::copy(changes::parse_signal(each), std::back_inserter(again));
    }
    require(again == reached, "and so are versions");
}

} // namespace

void examine(std::string_view input) {
    driven_session with;
    for (const auto line : lines_of(input)) {
        const auto what = read_frame(line);
        if (what && what->type != client_frame_type::presence) with.receive(*what);
        read_signals(line);
    }
}

} // namespace lacewing::fuzz
