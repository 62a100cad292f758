#include "platform/schema/example.hpp"
#include "platform/schema/parse.hpp"

namespace lacewing::schema {

namespace {

using detail::findings;
using detail::place;

constexpr auto any_length = std::numeric_limits<std::size_t>::max();

text text_limits_of(const type::bounds& from) {
    return {
        .min = from.length_min.value_or(0),
        .max = from.length_max.value_or(any_length),
        .max_bytes = from.bytes_max.value_or(any_length),
        .one_line = from.is_one_line,
        .check = from.check
    };
}

items item_limits_of(const type::bounds& from) {
    return {
        .min = from.length_min.value_or(0), .max = from.length_max.value_or(any_length), .each = {}
    };
}

number number_limits_of(const type::bounds& from) {
    const number all;
    return {.min = from.least.value_or(all.min), .max = from.most.value_or(all.max)};
}

void check_value_at(
    json_value from,
    const place& at,
    findings& wrong,
    const type& of,
    const type::bounds& limits,
    const type::bounds& each
);

void check_text_at(
    json_value from, const place& at, findings& wrong, const type& of, const type::bounds& limits
) {
    if (of.format == "uuid") {
        uuid unused;
        detail::read_id(from, at, wrong, unused);
    } else if (of.format == "date-time") {
        timestamp unused;
        detail::read_moment(from, at, wrong, unused);
    } else {
        std::string unused;
        detail::read_text(from, at, wrong, text_limits_of(limits), unused);
    }
}

void check_items_at(
    json_value from, const place& at, findings& wrong, const type& of, const type::bounds& each
) {
    std::size_t index = 0;
    const bool is_list = of.what == type::kind::list;
    for (const json_value item : from) {
        const place here{.outer = &at, .name = item.name(), .index = index++, .is_item = is_list};
        check_value_at(item, here, wrong, *of.items, each, {});
    }
}

void check_members_at(json_value from, const place& at, findings& wrong, const type& of) {
    if (!detail::check_object(from, at, wrong)) return;
    std::vector<std::string_view> names;
    for (const auto& each : of.members) {
        names.push_back(each.name);
        const place here{.outer = &at, .name = each.name};
        const auto found = detail::find_member(from, each.name);
        if (!found) {
            if (each.is_required) detail::add_missing(here, wrong);
            continue;
        }
        if (each.is_nullable && found->is() == json_value::kind::null) continue;
        check_value_at(*found, here, wrong, *each.of, each.limits, each.each);
    }
    detail::add_unknown_members(from, at, wrong, names);
}

void check_value_at(
    json_value from,
    const place& at,
    findings& wrong,
    const type& of,
    const type::bounds& limits,
    const type::bounds& each
) {
    switch (of.what) {
    case type::kind::boolean: {
        bool unused = false;
        return detail::read_boolean(from, at, wrong, unused);
    }
    case type::kind::integer: {
        const auto within = number_limits_of(limits);
        static_cast<void>(detail::read_integer(from, at, wrong, within.min, within.max));
        return;
    }
    case type::kind::number: {
        double unused = 0;
        return detail::read_real(from, at, wrong, number_limits_of(limits), unused);
    }
    case type::kind::text:
        return check_text_at(from, at, wrong, of, limits);
    case type::kind::enumeration:
        static_cast<void>(detail::read_name(from, at, wrong, of.values));
        return;
    case type::kind::list:
        if (detail::check_list(from, at, wrong, item_limits_of(limits))) {
            check_items_at(from, at, wrong, of, each);
        }
        return;
    case type::kind::map:
        if (detail::check_map(from, at, wrong, item_limits_of(limits))) {
            check_items_at(from, at, wrong, of, each);
        }
        return;
    case type::kind::object:
        return check_members_at(from, at, wrong, of);
    case type::kind::any:
        return;
    }
}

} // namespace

outcome<void> check(const type& of, std::string_view json) {
    const auto document = read_json(json);
    if (!document) return refused{document.error()};
    findings wrong;
    check_value_at(json_value{*document, 0}, place{}, wrong, of, {}, {});
    if (!wrong.is_empty()) return refused{wrong.take()};
    return {};
}

} // namespace lacewing::schema
