#include "platform/schema/contract.hpp"

#include <map>
#include <stdexcept>

namespace lacewing::schema {

namespace {

using kind = type::kind;

/// What `one_line` allows, as a regular expression.
constexpr std::string_view one_line_pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$";

void gather(const type& from, std::map<std::string_view, const type*>& into) {
    if (from.items != nullptr) gather(*from.items, into);
    if (from.name.empty()) return;
    const auto [place, is_new] = into.emplace(from.name, &from);
    if (!is_new) {
        if (place->second == &from) return;
        throw std::logic_error{"two described types are named " + std::string{from.name}};
    }
    for (const auto& each : from.members) gather(*each.of, into);
}

void write_count(writer& to, std::string_view name, std::optional<std::size_t> count) {
    if (!count) return;
    to.name(name);
    to.natural(*count);
}

void write_text(writer& to, std::string_view name, std::string_view text) {
    if (text.empty()) return;
    to.name(name);
    to.text(text);
}

void write_text_bounds(writer& to, const type::bounds& limits) {
    write_count(to, "minLength", limits.length_min);
    write_count(to, "maxLength", limits.length_max);
    write_count(to, "x-maxBytes", limits.bytes_max);
    write_text(to, "format", limits.format);
    const bool by_line = limits.is_one_line && limits.pattern.empty();
    write_text(to, "pattern", by_line ? one_line_pattern : limits.pattern);
}

void write_number_bounds(writer& to, const type::bounds& limits) {
    if (limits.least) {
        to.name("minimum");
        to.integer(*limits.least);
    }
    if (limits.most) {
        to.name("maximum");
        to.integer(*limits.most);
    }
}

/// "type", with null beside it where that is allowed.
void write_type(writer& to, std::string_view name, bool or_null) {
    to.name("type");
    if (!or_null) return to.text(name);
    to.begin_list();
    to.text(name);
    to.text("null");
    to.end_list();
}

void write_reference(writer& to, const type& of) {
    to.name("$ref");
    to.text("#/components/schemas/" + std::string{of.name});
}

void write_named(writer& to, const type& of, bool or_null) {
    if (!or_null) return write_reference(to, of);
    to.name("anyOf");
    to.begin_list();
    to.begin_object();
    write_reference(to, of);
    to.end_object();
    to.begin_object();
    write_type(to, "null", false);
    to.end_object();
    to.end_list();
}

void write_body(
    writer& to, const type& of, bool or_null, const type::bounds& limits, const type::bounds& each
);

void write_items(writer& to, std::string_view name, const type& of, const type::bounds& each) {
    to.name(name);
    to.begin_object();
    write_body(to, of, false, each, {});
    to.end_object();
}

/// The members of a schema object, for a type that is met in a place with limits.
void write_body(
    writer& to, const type& of, bool or_null, const type::bounds& limits, const type::bounds& each
) {
    switch (of.what) {
    case kind::boolean:
        return write_type(to, "boolean", or_null);
    case kind::integer:
        write_type(to, "integer", or_null);
        return write_number_bounds(to, limits);
    case kind::number:
        write_type(to, "number", or_null);
        return write_number_bounds(to, limits);
    case kind::text:
        write_type(to, "string", or_null);
        write_text(to, "format", of.format);
        return write_text_bounds(to, limits);
    case kind::list:
        write_type(to, "array", or_null);
        write_count(to, "minItems", limits.length_min);
        write_count(to, "maxItems", limits.length_max);
        return write_items(to, "items", *of.items, each);
    case kind::map:
        write_type(to, "object", or_null);
        write_count(to, "minProperties", limits.length_min);
        write_count(to, "maxProperties", limits.length_max);
        return write_items(to, "additionalProperties", *of.items, each);
    case kind::enumeration:
    case kind::object:
        return write_named(to, of, or_null);
    case kind::any:
        return;
    }
}

void write_members(writer& to, const type& of) {
    to.name("properties");
    to.begin_object();
    for (const auto& each : of.members) {
        to.free_name(each.name);
        to.begin_object();
        write_text(to, "description", each.meaning);
        write_body(to, *each.of, each.is_nullable, each.limits, each.each);
        to.end_object();
    }
    to.end_object();
}

void write_required(writer& to, const type& of) {
    to.name("required");
    to.begin_list();
    for (const auto& each : of.members) {
        if (each.is_required) to.text(each.name);
    }
    to.end_list();
}

} // namespace

std::vector<const type*> named_types(const std::vector<const type*>& of) {
    std::map<std::string_view, const type*> found;
    for (const auto* each : of) gather(*each, found);
    std::vector<const type*> ordered;
    for (const auto& [name, each] : found) ordered.push_back(each);
    return ordered;
}

void write_schema(writer& to, const type& of) {
    to.begin_object();
    write_body(to, of, false, {}, {});
    to.end_object();
}

void write_definition(writer& to, const type& of) {
    to.begin_object();
    write_text(to, "description", of.meaning);
    if (of.what == kind::enumeration) {
        write_type(to, "string", false);
        to.name("enum");
        to.begin_list();
        for (const auto value : of.values) to.text(value);
        to.end_list();
    } else {
        write_type(to, "object", false);
        write_members(to, of);
        write_required(to, of);
        to.name("additionalProperties");
        to.boolean(false);
    }
    to.end_object();
}

void write_components(writer& to, const std::vector<const type*>& of) {
    to.begin_object();
    for (const auto* each : named_types(of)) {
        to.free_name(each->name);
        write_definition(to, *each);
    }
    to.end_object();
}

std::string indented(std::string_view compact) {
    std::string out;
    std::size_t level = 0;
    bool in_text = false;
    const auto new_line = [&out, &level] { out.append("\n").append(2 * level, ' '); };
    for (std::size_t i = 0; i < compact.size(); ++i) {
        const char c = compact[i];
        if (in_text) {
            out += c;
            if (c == '\\') out += compact[++i];
            in_text = c != '"';
            continue;
        }
        const bool closes = c == '}' || c == ']';
        if (closes) --level;
        if (closes && out.back() != '{' && out.back() != '[') new_line();
        out += c;
        if (c == ':') out += ' ';
        in_text = c == '"';
        const bool opens = c == '{' || c == '[';
        if (opens) ++level;
        const bool is_empty = opens && (compact[i + 1] == '}' || compact[i + 1] == ']');
        if (c == ',' || (opens && !is_empty)) new_line();
    }
    return out;
}

} // namespace lacewing::schema
