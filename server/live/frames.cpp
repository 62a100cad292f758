#include "live/frames.hpp"

#include "platform/core/limits.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

namespace lacewing::live {

namespace {

stream_positions to_wire(const positions& from) {
    using enum changes::stream::kind;
    return {
        .content = from[content],
        .members = from[members],
        .managers = from[managers],
        .person = from[person]
    };
}

template <class Frame>
frame encode(const Frame& what) {
    return std::make_shared<const std::string>(schema::to_json(what));
}

/// `empty` is a frame of these changes without any; `print` is told a change and its place in its
/// frame.
template <class Frame, class Change, class Print>
std::vector<frame> pack(const Frame& empty, const std::vector<Change>& changes, Print print) {
    std::vector<frame> frames;
    // Opened where its list ends.
    auto head = schema::to_json(empty);
    constexpr std::string_view tail = "]}";
    head.resize(head.size() - tail.size());
    std::string text = head;
    std::int64_t place = 0;
    const auto close = [&] {
        text.back() = tail.front();
        text += tail.substr(1);
        frames.push_back(std::make_shared<const std::string>(std::move(text)));
    };
    for (const auto& each : changes) {
        std::string printed = print(each, place);
        if (text.size() + printed.size() > limits::live_frame_bytes_max && place > 0) {
            close();
            text = head;
            place = 0;
            printed = print(each, place);
        }
        text += printed;
        text += ',';
        ++place;
    }
    if (!changes.empty()) close();
    return frames;
}

/// Prints changes, and the project of several in a frame once.
class brief_printer {
public:
    std::string operator()(brief_change what, std::int64_t place) {
        if (place == 0) places_.clear();
        if (what.project) {
            const auto [told, is_new] = places_.try_emplace(*what.project, place);
            if (!is_new) {
                what.project.reset();
                what.project_of = told->second;
            }
        }
        return schema::to_json(what);
    }

private:
    std::map<project_id, std::int64_t> places_;
};

brief_change brief(changes::wire_change from) {
    return {
        .version = from.version,
        .at = from.at,
        .actor = from.actor,
        .kind = from.kind,
        .id = from.id,
        .what = from.what,
        .project = from.project,
        .project_of = std::nullopt,
        .fields = std::move(from.fields),
        .fields_elided = std::move(from.fields_elided),
        .batch = from.batch,
        .client_id = from.client_id,
        .with_token = from.with_token
    };
}

template <class Value>
void say_once(
    std::vector<brief_change>& all,
    std::optional<Value> brief_change::* member,
    std::optional<Value>& once
) {
    const auto first = all.front().*member;
    if (!std::ranges::all_of(all, [&](const auto& each) { return each.*member == first; })) return;
    once = first;
    for (auto& each : all) (each.*member).reset();
}

std::vector<frame> encode_in_brief(
    const changes::stream& of, std::vector<changes::wire_change> what
) {
    std::vector<brief_change> all;
    all.reserve(what.size());
    for (auto& each : what) all.push_back(brief(std::move(each)));
    alike_members alike;
    say_once(all, &brief_change::at, alike.at);
    say_once(all, &brief_change::actor, alike.actor);
    say_once(all, &brief_change::kind, alike.kind);
    say_once(all, &brief_change::what, alike.what);
    say_once(all, &brief_change::project, alike.project);
    say_once(all, &brief_change::batch, alike.batch);
    say_once(all, &brief_change::client_id, alike.client_id);
    say_once(all, &brief_change::with_token, alike.with_token);
    return pack(
        brief_changes_frame{.owner = of.owner, .stream = of.is, .alike = alike, .changes = {}},
        all,
        brief_printer{}
    );
}

} // namespace

std::vector<const schema::type*> frame_types() {
    return {
        schema::type_of<client_frame>(),
        schema::type_of<subscribed_frame>(),
        schema::type_of<changes_frame>(),
        schema::type_of<brief_changes_frame>(),
        schema::type_of<reload_frame>(),
        schema::type_of<ended_frame>(),
        schema::type_of<presence_frame>(),
        schema::type_of<presence_ended_frame>(),
        schema::type_of<error_frame>(),
    };
}

outcome<client_frame> decode(std::string_view text) {
    auto read = schema::parse<client_frame>(text);
    if (!read) return read;
    if (read->type == client_frame_type::subscribe && !read->streams) {
        return refused{problem{
            .status = 422,
            .code = "streams_missing",
            .detail = "Say which streams to follow, and from which version."
        }};
    }
    if (read->type == client_frame_type::presence && !(read->bug && read->act)) {
        return refused{problem{
            .status = 422,
            .code = "presence_incomplete",
            .detail = "Say on which bug the person is, and what they do there."
        }};
    }
    return read;
}

positions positions_of(const stream_positions& from) {
    using enum changes::stream::kind;
    positions made;
    made[content] = from.content;
    made[members] = from.members;
    made[managers] = from.managers;
    made[person] = from.person;
    return made;
}

frame encode_subscribed(const uuid& owner, const positions& streams) {
    return encode(subscribed_frame{.owner = owner, .streams = to_wire(streams)});
}

frame encode_reload(const changes::stream& which) {
    return encode(reload_frame{.owner = which.owner, .stream = which.is});
}

frame encode_ended(const uuid& owner) {
    return encode(ended_frame{.owner = owner});
}

frame encode_error(std::string_view code, std::string_view detail) {
    return encode(error_frame{.code = std::string{code}, .detail = std::string{detail}});
}

frame encode_presence(const presence_frame& what) {
    return encode(what);
}

frame encode_presence_ended(organization_id owner, bug_id bug) {
    return encode(presence_ended_frame{.owner = owner, .bug = bug});
}

constexpr std::string_view presence_prefix = "presence ";

std::string print_signal(const presence_word& what) {
    return std::string{presence_prefix} + schema::to_json(what);
}

std::optional<presence_word> parse_signal(std::string_view text) {
    if (!text.starts_with(presence_prefix)) return std::nullopt;
    auto read = schema::parse<presence_word>(text.substr(presence_prefix.size()));
    if (!read) return std::nullopt;
    return *std::move(read);
}

std::vector<frame> encode_changes(
    const changes::stream& of, std::span<const changes::recorded> what, wording as
) {
    std::vector<changes::wire_change> all;
    all.reserve(what.size());
    for (const auto& each : what) all.push_back(changes::to_wire(*each));
    if (as == wording::brief && all.size() > 1) return encode_in_brief(of, std::move(all));
    return pack(
        changes_frame{.owner = of.owner, .stream = of.is, .changes = {}},
        all,
        [](const auto& each, std::int64_t /*place*/) { return schema::to_json(each); }
    );
}

} // namespace lacewing::live
