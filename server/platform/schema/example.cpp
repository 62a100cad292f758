#include "platform/schema/example.hpp"

#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace lacewing::schema {

namespace {

constexpr std::int64_t some_number = 3;

/// A value in its place: what the type does not say, the member does.
struct spot {
    const type& of;
    std::string_view name;
    const type::bounds& limits;
    const type::bounds& each;
    const example_texts& known;
};

const type::bounds& no_bounds() {
    static const type::bounds none;
    return none;
}

std::int64_t number_within(const type::bounds& limits) {
    const auto least = limits.least.value_or(std::min(some_number, limits.most.value_or(0)));
    return std::min(
        std::max(some_number, least), limits.most.value_or(std::max(some_number, least))
    );
}

std::string_view text_of_format(std::string_view format) {
    if (format == "date-time") return "2026-03-14T09:26:53.589Z";
    if (format == "date") return "2026-03-14";
    if (format == "email") return "ada@example.org";
    if (format == "password") return "lantern violin orbit 42";
    if (format == "uri") return "https://example.org/";
    return {};
}

std::string text_within(const type::bounds& limits) {
    std::string made = "An example";
    const auto longest =
        std::min(limits.length_max.value_or(made.size()), limits.bytes_max.value_or(made.size()));
    if (made.size() > longest) made.resize(longest);
    made.resize(std::max(made.size(), limits.length_min.value_or(0)), 'x');
    return made;
}

bool is_within(const type::bounds& limits, std::string_view example) {
    const auto length = lacewing::text::count_code_points(example);
    return length >= limits.length_min.value_or(0) &&
           length <= limits.length_max.value_or(length) &&
           example.size() <= limits.bytes_max.value_or(example.size()) &&
           (limits.check == nullptr || limits.check(example));
}

std::string text_example(const spot& at) {
    if (!at.limits.example.empty()) return std::string{at.limits.example};
    if (at.of.format == "uuid") return example_id(at.name);
    const auto named = at.known.find(at.name);
    if (named != at.known.end() && is_within(at.limits, named->second)) {
        return std::string{named->second};
    }
    const auto format = at.limits.format.empty() ? at.of.format : at.limits.format;
    const auto known = text_of_format(format);
    return known.empty() ? text_within(at.limits) : std::string{known};
}

void write_example_value(writer& to, const spot& at);

void write_example_list(writer& to, const spot& at) {
    to.begin_list();
    const auto count = std::max<std::size_t>(at.limits.length_min.value_or(1), 1);
    if (at.limits.length_max != 0) {
        for (std::size_t n = 0; n < count; ++n) {
            write_example_value(to, {*at.of.items, at.name, at.each, no_bounds(), at.known});
        }
    }
    to.end_list();
}

void write_example_map(writer& to, const spot& at) {
    to.begin_object();
    to.name("name");
    write_example_value(to, {*at.of.items, at.name, at.each, no_bounds(), at.known});
    to.end_object();
}

void write_example_members(writer& to, const type& of, const example_texts& known) {
    to.begin_object();
    for (const auto& each : of.members) {
        to.free_name(each.name);
        write_example_value(to, {*each.of, each.name, each.limits, each.each, known});
    }
    to.end_object();
}

void write_example_value(writer& to, const spot& at) {
    switch (at.of.what) {
    case type::kind::boolean:
        return to.boolean(true);
    case type::kind::integer:
        return to.integer(number_within(at.limits));
    case type::kind::number:
        return to.real(static_cast<double>(number_within(at.limits)));
    case type::kind::text:
        return to.text(text_example(at));
    case type::kind::enumeration:
        return to.text(at.of.values.front());
    case type::kind::list:
        return write_example_list(to, at);
    case type::kind::map:
        return write_example_map(to, at);
    case type::kind::object:
        return write_example_members(to, at.of, at.known);
    case type::kind::any:
        return to.text("An example");
    }
}

} // namespace

void write_example(writer& to, const type& of, const example_texts& known) {
    write_example_value(to, {of, of.name, no_bounds(), no_bounds(), known});
}

std::string example_of(const type& of, const example_texts& known) {
    std::string out;
    {
        writer to{out};
        write_example(to, of, known);
    }
    return out;
}

std::string example_id(std::string_view name) {
    // FNV-1a: names that differ give ids that differ.
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : name) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3U;
    return fmt::format(
        "019cec01-9a55-7{:03x}-8{:03x}-{:012x}",
        hash >> 52U,
        (hash >> 40U) & 0xfffU,
        hash & 0xffffffffffffU
    );
}

} // namespace lacewing::schema
