#include "changes/types.hpp"

#include "platform/core/limits.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace lacewing::changes {

namespace {

// Bytes of the UTF-8 text that a JSON string stands for.
std::int64_t text_bytes(std::string_view json) {
    std::int64_t bytes = 0;
    for (std::size_t at = 1; at + 1 < json.size(); ++at, ++bytes) {
        if (json[at] != '\\') continue;
        ++at;
        // The writer escapes only control characters by number; each is one byte.
        if (json[at] == 'u') at += 4;
    }
    return bytes;
}

bool is_long_text(std::string_view json) {
    return json.size() > limits::live_text_bytes_max && json.front() == '"' &&
           text_bytes(json) > static_cast<std::int64_t>(limits::live_text_bytes_max);
}

using std::literals::operator""sv;

constexpr std::array places{"bugID"sv, "kind"sv, "from"sv, "to"sv};

// What a removed comment or relation hung on, so that whoever counts them knows where one is less.
bool is_place_of_removed(const change& what, const field_change& field) {
    const bool hangs =
        what.subject == subject_kind::comment || what.subject == subject_kind::relation;
    return hangs && what.what == action::removed && !field.before.empty() &&
           std::ranges::find(places, field.name) != places.end();
}

} // namespace

std::string_view to_string(stream::kind which) {
    return schema::name_of(which);
}
std::optional<stream::kind> parse_stream_kind(std::string_view text) {
    return schema::value_named<stream::kind>(text);
}
std::string_view to_string(subject_kind which) {
    return schema::name_of(which);
}
std::optional<subject_kind> parse_subject_kind(std::string_view text) {
    return schema::value_named<subject_kind>(text);
}
std::string_view to_string(action which) {
    return schema::name_of(which);
}
std::optional<action> parse_action(std::string_view text) {
    return schema::value_named<action>(text);
}
std::string_view to_string(visibility which) {
    return schema::name_of(which);
}
std::optional<visibility> parse_visibility(std::string_view text) {
    return schema::value_named<visibility>(text);
}

wire_change to_wire(const recorded_change& from) {
    const auto& what = from.what;
    wire_change wire{
        .version = from.version,
        .at = what.at,
        .actor = {},
        .kind = what.subject,
        .id = what.subject_id,
        .what = what.what,
        .project = what.project,
        .fields = {},
        .fields_elided = {},
        .batch = what.batch,
        .client_id = what.client_id,
        .with_token = {}
    };
    if (what.on_behalf_of && what.on_behalf_of->is == principal::kind::token) {
        wire.with_token = true;
    }
    if (what.actor) wire.actor = what.actor->value;
    for (const auto& field : what.fields) {
        if (is_place_of_removed(what, field)) {
            wire.fields.emplace(field.name, schema::raw_json{field.before});
        } else if (is_long_text(field.after)) {
            if (!wire.fields_elided) wire.fields_elided.emplace();
            wire.fields_elided->emplace(field.name, text_bytes(field.after));
        } else if (field.after.empty()) {
            wire.fields.emplace(field.name, schema::raw_json{"null"});
        } else {
            wire.fields.emplace(field.name, schema::raw_json{field.after});
        }
    }
    return wire;
}

} // namespace lacewing::changes
