#include "fuzz/fuzz.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"
#include "platform/schema/tests/samples.hpp"

#include <set>

/// A JSON text: as it stands, as any value, and as a type that has a member of every kind.
namespace lacewing::fuzz {

namespace {

using schema::json_value;
using kind = json_value::kind;

/// Walks the whole document; how many values it met.
std::size_t require_sound(json_value at, int depth) {
    require(depth <= limits::json_depth_max, "it is no deeper than it may be");
    std::size_t met = 1;
    if (at.is() == kind::text) require(at.text().size() < 1U << 30U, "a text has its size");
    if (at.is() != kind::list && at.is() != kind::object) return met;
    std::set<std::string_view> names;
    std::size_t items = 0;
    for (const json_value each : at) {
        ++items;
        if (at.is() == kind::object) {
            require(names.insert(each.name()).second, "a name stands once");
        }
        met += require_sound(each, depth + 1);
    }
    require(items == at.size(), "it holds as many as it says");
    return met;
}

void write(schema::writer& to, json_value from) {
    switch (from.is()) {
    case kind::null:
        return to.null();
    case kind::boolean:
        return to.boolean(from.boolean());
    case kind::integer:
        return to.integer(from.integer());
    case kind::natural:
        return to.natural(from.natural());
    case kind::real:
        return to.real(from.real() + 0.0); // "-0" would be read as a whole number, without its sign
    case kind::text:
        return to.text(from.text());
    case kind::list:
        to.begin_list();
        for (const json_value each : from) write(to, each);
        return to.end_list();
    case kind::object:
        to.begin_object();
        for (const json_value each : from) {
            to.free_name(each.name());
            write(to, each);
        }
        return to.end_object();
    }
}

std::string printed(const schema::json_document& of) {
    std::string text;
    {
        schema::writer to{text};
        write(to, {of, 0});
    }
    return text;
}

void read_document(std::string_view input) {
    const auto read = schema::read_json(input);
    if (!read) {
        require(read.error().code == "json_invalid", "what is no JSON is told");
        require(text::is_valid_utf8(read.error().detail), "in a sentence");
        return;
    }
    require(text::is_valid_utf8(input), "JSON is UTF-8");
    require(read->texts.size() <= input.size(), "it takes no more room than it came in");
    const auto met = require_sound({*read, 0}, 0);
    require(met == read->nodes.size(), "every value belongs to the whole");
    const auto text = printed(*read);
    const auto again = schema::read_json(text);
    require(again.has_value(), "what is printed is JSON");
    require(printed(*again) == text, "and says the same");
}

template <class T>
void read_as(std::string_view input) {
    const auto read = schema::parse<T>(input);
    if (!read) {
        const auto& fields = read.error().fields;
        require(fields.size() <= limits::field_problems_max, "not too much is told");
        for (const auto& each : fields) require(!each.code.empty(), "each bad field has a code");
        return;
    }
    const auto text = schema::to_json(*read);
    const auto again = schema::parse<T>(text);
    require(again && *again == *read, "a value is read as it is printed");
    require(schema::to_json(*again) == text, "and printed as it was");
}

} // namespace

void examine(std::string_view input) {
    read_document(input);
    read_as<schema::testing::bird>(input);
    require_linear(input, std::size_t{64} * 1024, [](const std::string& text) {
        static_cast<void>(schema::read_json(text));
        static_cast<void>(schema::read_json("[" + text + "]"));
    });
}

} // namespace lacewing::fuzz
